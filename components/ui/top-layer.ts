/** An open native dialog lies above everything else on the page, so what pops up must live inside the topmost one; not in a locked screen, which covers popups too. */
export function topLayer(page: HTMLElement = document.body): HTMLElement {
  const open = document.querySelectorAll<HTMLElement>('dialog[open]:not(.lock-screen)');
  return open[open.length - 1] ?? page;
}
