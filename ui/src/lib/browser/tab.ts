/** The icon of the tab: another one while the table waits for whoever is behind it. */
import turn from '../../icon-turn.svg?url'

const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
const usual = link?.href

export function callFromTab(wanted: boolean): void {
  if (link && usual) link.href = wanted ? turn : usual
}
