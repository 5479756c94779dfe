/** Marks the page's body from the moment a popup is asked for, before its window is there, until it is answered. */
export const ASKED = 'is-asked';

/** True while a popup is on its way or open: keys that were meant for it must not reach the page. */
export const isAsked = (): boolean => document.body.classList.contains(ASKED);

const openDialogs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('dialog[open]:not(.lock-screen)')];

/** An open native dialog lies above everything else on the page, so what pops up must live inside the topmost one; not in a locked screen, which covers popups too. */
export function topLayer(page: HTMLElement = document.body): HTMLElement {
  return openDialogs().at(-1) ?? page;
}

/** Before a native dialog leaves the page: the popup that lives inside it goes on in what is topmost without it, with the focus it has. */
export function leaveTopLayer(dialog: HTMLElement): void {
  const popup = dialog.querySelector('.swal2-container');
  if (!popup) return;
  const at = document.activeElement;
  (openDialogs().findLast((each) => each !== dialog) ?? document.body).append(popup);
  if (at instanceof HTMLElement && popup.contains(at)) at.focus();
}
