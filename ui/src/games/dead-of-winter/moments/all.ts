/** What lies over the board for a moment, by the kind of what happens: fetched with the first of them. */
import type { Component } from 'svelte'
import type { OverlayProps } from '../../index'
import Death from './Death.svelte'
import Exile from './Exile.svelte'
import Opened from './Opened.svelte'
import Paper from './Paper.svelte'
import Risk from './Risk.svelte'
import Round from './Round.svelte'
import Thumbs from './Thumbs.svelte'

export const OVERLAYS: Record<string, Component<OverlayProps>> = {
  ...{ round: Round, crisis: Paper, risk: Risk, dies: Death, 'helpless-dies': Death, 'crisis-revealed': Opened },
  ...{ 'crossroads-ballot': Thumbs, 'crossroads-way': Paper, thumb: Thumbs, exiled: Exile },
}
