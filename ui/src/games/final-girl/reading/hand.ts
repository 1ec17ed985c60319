/** The cards of her hand under the names that options have for them. */

/** Cards of the tableau are chosen from. */
export const FROM_TABLEAU = ['plan', 'take-card', 'choose-card']

export function hand(cards: readonly string[], prompt: string): string[] {
  // A card of the same name lies in the tableau: that one is meant.
  if (FROM_TABLEAU.includes(prompt)) return cards.map((card) => `hand:${card}`)
  if (prompt !== 'convert') return cards.map((card) => `card:${card}`)
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1
    seen.set(card, copy)
    return copy === 1 ? `card:${card}` : `card:${card}+copy:${copy}`
  })
}
