import { type Geometry, rowOf } from './layout.ts';

/**
 * The language of passbook printers of the PLQ-20 class is ESC/P2. Positions are absolute, so that a line lands where the book is free
 * whatever was printed before. Measures are in the unit that each page sets, 1/360 inch.
 */
const ESC = 0x1b;
const [RESET, PAGE_LENGTH, UNIT, DOWN, ACROSS, CHARACTERS, TABLE] = [0x40, 0x43, 0x55, 0x56, 0x24, 0x52, 0x74] as const;
const [PITCH_10, CONDENSED, LETTER_QUALITY, EJECT] = [0x50, 0x0f, 0x78, 0x0c] as const;
/** One unit is ten 3600ths of an inch. */
const UNIT_OF_360TH = 10;
/** Passbooks are printed in character table PC437 with the letters of the United States. */
const PC437 = 1;

/** TOP is from the upper edge of the page to its first row, LEFT from its left edge to the first character; the third is from row to row. */
export const TOP = 360;
export const LEFT = 90;
export const PITCH = 60;
/** A cover leaves so many rows above its text. */
const COVER_FIRST = 4;

/** A text is on a row of the page, counted from 1. */
export interface RowText {
  readonly row: number;
  readonly text: string;
}

const word = (value: number): number[] => [value & 0xff, value >> 8];

/** A letter that the printer does not have is printed as the nearest one, or as a question mark. */
const characters = (text: string): number[] =>
  [...text.normalize('NFKD').replace(/\p{Mn}/gu, '')].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x20 && code <= 0x7e ? code : 0x3f;
  });

const placed = ({ row, text }: RowText): number[] => [
  ...[ESC, 0x28, DOWN, 2, 0, ...word(TOP + (row - 1) * PITCH)],
  ...[ESC, ACROSS, ...word(LEFT)],
  ...characters(text),
];

/** Returns the printer's commands for one page: set up, each text at its place, and out. `rows` is how many rows a page has. */
export function encodePage(texts: readonly RowText[], rows: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...[ESC, RESET],
    ...[ESC, 0x28, UNIT, 1, 0, UNIT_OF_360TH],
    ...[ESC, 0x28, PAGE_LENGTH, 2, 0, ...word(2 * TOP + rows * PITCH)],
    ...[ESC, CHARACTERS, 0],
    ...[ESC, TABLE, PC437],
    ...[ESC, LETTER_QUALITY, 1],
    ...[ESC, PITCH_10, CONDENSED],
    ...texts.flatMap(placed),
    EJECT,
  ]);
}

/** Encodes the lines of one page of a book, each on its physical row below or above the fold. */
export const encodeLines = (
  lines: readonly { readonly line: number; readonly text: string }[],
  geometry: Geometry,
): Uint8Array<ArrayBuffer> =>
  encodePage(
    lines.map(({ line, text }) => ({ row: rowOf(line, geometry), text })),
    rowOf(geometry.lines, geometry),
  );

/** Encodes the cover of a book: its texts one below another. */
export const encodeCover = (texts: readonly string[]): Uint8Array<ArrayBuffer> =>
  encodePage(
    texts.map((text, index) => ({ row: COVER_FIRST + index, text })),
    COVER_FIRST + texts.length,
  );
