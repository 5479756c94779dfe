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
