/** A workstation prints slips on one of these rolls: each has its page of the style sheet, and its width. */
const rolls: Readonly<Record<string, { readonly page: string; readonly width: string }>> = {
  '80MM': { page: 'struk80', width: '80mm' },
  '58MM': { page: 'struk58', width: '58mm' },
};
const MM_PER_PIXEL = 25.4 / 96;
/** These are the margins above and below, and the length that widths rounded on their way to the printer may add to the lines. */
const ENDS_MM = 12;

/** Returns the papers that are about to be printed: of an open window only its own, since nothing else of the page is. */
const papers = (): readonly Element[] => {
  const inWindow = document.querySelectorAll('dialog .slip');
  return [...(inWindow.length > 0 ? inWindow : document.querySelectorAll('.slip'))];
};

/** Returns the length of a page of the roll in whole millimetres: each paper has one of its own; null when one is cut into sheets by itself. */
function lengthOf(found: readonly Element[]): number | null {
  if (found.length === 0 || found.some((each) => each.querySelector('.statement-page'))) return null;
  const longest = Math.max(...found.map((each) => each.getBoundingClientRect().height));
  return Math.ceil(longest * MM_PER_PIXEL) + ENDS_MM;
}

/**
 * Importing this module ends the page of a roll where its text ends, so that a printer which feeds whole pages wastes no paper. On the screen
 * a slip is as wide as on the roll, and so as long.
 */
const style = document.head.appendChild(document.createElement('style'));
window.addEventListener('beforeprint', () => {
  const roll = rolls[document.documentElement.dataset.paper ?? ''];
  const length = roll ? lengthOf(papers()) : null;
  const rules = style.sheet;
  if (!rules) return;
  // CSSOM changes it: the content policy of a page lets an element hold no text of a style.
  if (rules.cssRules.length > 0) rules.deleteRule(0);
  if (roll && length !== null) rules.insertRule(`@page ${roll.page} { size: ${roll.width} ${length}mm; }`);
});

export {};
