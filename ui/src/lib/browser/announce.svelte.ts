/** What a screen reader is told. App has the live region; anybody may `announce`. */
export const announced = $state<{ text: string; count: number }>({ text: '', count: 0 })

export function announce(text: string): void {
  announced.text = text
  announced.count += 1
}
