/** The addresses of the app. The build writes them down for the server, which answers to no others. */
export const ROUTES: [page: string, pattern: string][] = [
  ['home', '/'],
  ['table', '/t/:code'],
  ['replay', '/t/:code/replay/:game'],
  ['ended', '/t/:code/games/:game'],
  ['handout', '/t/:code/handout'],
  ['replay', '/replay'],
  ['group', '/g/:code'],
  ['learn', '/learn/:game'],
  ['rules', '/rules/:game'],
  ['api', '/api-docs'],
]
