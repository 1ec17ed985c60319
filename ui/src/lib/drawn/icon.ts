/** One drawing of an icon set: the inside of an SVG of `size` × `size`. */
export interface IconShape {
  body: string
  size: number
}
