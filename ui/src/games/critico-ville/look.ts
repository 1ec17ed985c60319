/** A game for families and classes: usually played by daylight. */
export const theme = 'light'
