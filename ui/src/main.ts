import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { router } from './lib/browser/router.svelte'
import { work } from './lib/browser/worker'

router.start()
mount(App, { target: document.getElementById('app')! })

// When there is nothing more urgent. Without it the app works as well, as long as there is a connection.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void work().catch(() => {}))
}
