/** An open native dialog lies above everything else on the page, so what pops up must live inside the topmost one. */
export function topLayer(page: HTMLElement = document.body): HTMLElement {
  const open = document.querySelectorAll<HTMLElement>('dialog[open]');
  return open[open.length - 1] ?? page;
}
