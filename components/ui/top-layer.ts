/** An open native dialog lies above everything else on the page, so what pops up must live inside the topmost one. */
export function topLayer(): HTMLElement {
  const open = document.querySelectorAll<HTMLElement>('dialog[open]');
  return open[open.length - 1] ?? document.body;
}
