declare module 'icon:*' {
  const icon: import('./lib/drawn/icon').IconShape
  export default icon
}

declare module 'zzfx' {
  export function zzfx(...parameters: (number | undefined)[]): unknown
}
