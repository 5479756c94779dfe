/** Rolls by what a workstation prints slips on: the page of the style sheet that is theirs, and its width. */
const rolls: Readonly<Record<string, { readonly page: string; readonly width: string }>> = {
  '80MM': { page: 'struk80', width: '80mm' },
  '58MM': { page: 'struk58', width: '58mm' },
};
const MM_PER_PIXEL = 25.4 / 96;
/** Margins above and below, and what widths that are rounded on their way to the printer may add to the lines. */
const ENDS_MM = 12;

/** The papers that are about to be printed: of an open window its own, since nothing else of the page is. */
const papers = (): readonly Element[] => {
  const inWindow = document.querySelectorAll('dialog .slip');
  return [...(inWindow.length > 0 ? inWindow : document.querySelectorAll('.slip'))];
};

/** How long a roll has to be for them, in whole millimetres; null where one of them is cut into sheets by itself. */
function lengthOf(found: readonly Element[]): number | null {
  if (found.length === 0 || found.some((each) => each.querySelector('.statement-page'))) return null;
  const pixels = found.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
  return Math.ceil(pixels * MM_PER_PIXEL) + ENDS_MM;
}

/**
 * Ends the page of a roll where its text ends, so that a printer which feeds whole pages wastes no paper; answers how to stop. On the screen a
 * slip is as wide as on the roll, and so as long.
 */
export function keepRollLength(): () => void {
  const sheet = document.head.appendChild(document.createElement('style'));
  const measure = () => {
    const roll = rolls[document.documentElement.dataset.paper ?? ''];
    const length = lengthOf(papers());
    sheet.textContent = roll && length !== null ? `@page ${roll.page} { size: ${roll.width} ${length}mm; }` : '';
  };
  window.addEventListener('beforeprint', measure);
  return () => {
    window.removeEventListener('beforeprint', measure);
    sheet.remove();
  };
}
