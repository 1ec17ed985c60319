/** What a click on a piece says: the ids of options begin with what is done, `attack+survivor:X+entrance:4`. */

const has = (option: string, part: string): boolean => option.split('+').includes(part)

/** Whether some option speaks of all these. */
export const offers = (options: readonly string[], ...things: string[]): boolean =>
  options.some((option) => things.every((thing) => has(option, thing)))

/** What may be done at an entrance, if one is asked what to do: an attack goes before a barricade. */
function actionAt(options: readonly string[], entrance: string): string | undefined {
  return ['attack', 'barricade'].find((action) => offers(options, action, entrance))
}

/**
 * A click on an entrance. As long as nothing else is clicked it only says where; whoever has clicked somebody, or the entrance
 * itself, means what is done there.
 */
export function atEntrance(options: readonly string[], picked: readonly string[], entrance: string): string {
  const action = actionAt(options, entrance)
  return action && picked.length ? `${action}+${entrance}` : entrance
}

/** A click on a place: to go there, if that is what may be done. */
export function toPlace(options: readonly string[], place: string): string {
  return offers(options, 'move', place) ? `move+${place}` : place
}
