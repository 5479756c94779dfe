import type { PrintedPage, PrintedText } from './printer.ts';

const ROW = 60;
/** Marks a place where one letter was printed on another. */
const BLOT = '█';

/** All that was printed on one page, also in several sittings, as rows of characters; blank rows at both ends are left out. */
export function asText(pages: readonly PrintedPage[]): string {
  const rows = new Map<number, string[]>();
  for (const { x, y, pitch, text } of pages.flatMap(({ texts }) => texts)) {
    const row = Math.round(y / ROW);
    const cells = rows.get(row) ?? [];
    rows.set(row, cells);
    const from = Math.round(x / pitch);
    [...text].forEach((letter, index) => {
      if (letter === ' ') return;
      cells[from + index] = (cells[from + index] ?? ' ') === ' ' ? letter : BLOT;
    });
  }
  const [first, last] = [Math.min(...rows.keys()), Math.max(...rows.keys())];
  if (rows.size === 0) return '';
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Array.from(rows.get(first + index) ?? [], (cell) => cell ?? ' ').join(''),
  ).join('\n');
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

const drawn = ({ x, y, pitch, text }: PrintedText): string =>
  `<text x="${x}" y="${y + 40}" textLength="${Math.round(text.length * pitch)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;

/** The page as a picture, in 1/360 inch. */
export function asSvg(pages: readonly PrintedPage[]): string {
  const texts = pages.flatMap((page) => page.texts);
  const width = 90 + Math.max(0, ...texts.map(({ x, pitch, text }) => x + text.length * pitch));
  const height = Math.max(0, ...pages.map(({ length }) => length));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width)} ${height}" font-family="monospace" font-size="44" xml:space="preserve">`,
    `<rect width="100%" height="100%" fill="#fffdf5"/>`,
    ...texts.map(drawn),
    '</svg>',
  ].join('\n');
}
