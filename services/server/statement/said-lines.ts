import { saidOf } from '#lib/accounts/statement-lines.ts';
import type { Inter } from '#press/pdf/embedded-inter.ts';
import { wrapped } from '#press/pdf/wrap.ts';
import type { StatementBaris, StatementHalaman } from '#types/proto/accounts/statement.ts';

/** ROW is the distance from a row of one line to the next, SIZE that of its letters, in points. */
export const ROW = 15.2;
export const SIZE = 7.5;
const SAID_WIDTH = 162;
/**
 * The text of a line is written in one of these: size, distance from one line of it to the next, and the rest of a row. The smaller one is for a
 * sheet that would not hold its rows.
 */
const SAID = [
  { size: SIZE, leading: 9, rest: ROW - 9 },
  { size: 6, leading: 7, rest: 1.2 },
] as const;
export type Said = (typeof SAID)[number];

/** Breaks the whole text of a line into as many lines as it takes. */
const saidLines = (font: Inter, line: StatementBaris, { size }: Said): readonly string[] =>
  wrapped(
    saidOf(line),
    SAID_WIDTH,
    { widthOf: (text) => font.widthOf(text, size), fitted: (text, width) => font.fitted(text, width, size) },
    Number.POSITIVE_INFINITY,
  );
/** Returns how much of a sheet such lines take. */
export const heightOf = (lines: readonly string[], { leading, rest }: Said): number => lines.length * leading + rest;

/** A row is a line of a statement with its text as it is broken. */
export interface Row {
  readonly line: StatementBaris;
  readonly lines: readonly string[];
}
interface LaidOut {
  readonly said: Said;
  readonly rows: readonly Row[];
}

/** Returns the rows of a page in the largest letters in which they fit into the room of one sheet; in the smallest when no letters do. */
export function laidOut(font: Inter, { baris }: StatementHalaman, room: number): LaidOut {
  const inLetters = (said: Said): LaidOut => ({
    said,
    rows: baris.map((line) => ({ line, lines: saidLines(font, line, said) })),
  });
  const large = inLetters(SAID[0]);
  const taken = large.rows.reduce((sum, { lines }) => sum + heightOf(lines, large.said), 0);
  return taken <= room + 0.01 ? large : inLetters(SAID[1]);
}
