import { bankMark } from '#lib/bank.ts';
import { paper } from '#lib/messages/paper.ts';
import type { Doc } from './document.ts';
import type { Inter } from './embedded-inter.ts';
import { drawSquare } from './square.ts';

/** One millimetre in points. */
export const MM = 72 / 25.4;
/** The bank's paper has one colour, on its mark and on the rule below its head: a photocopy loses nothing else. */
const { colour: ACCENT, field: FIELD, letter: LETTER } = bankMark;
export const INK = '#000000';
/** A rule that says something, and the hairline between rows. */
export const RULE = 0.6;
const HAIR = 0.4;

const MARK = 9 * MM;
const SQUARE = 17 * MM;

/** The head of a paper shows these details. */
export interface Masthead {
  readonly bank: string;
  /** The office in words; '' for none. */
  readonly branch: string;
  readonly title: string;
  /** The line below the title: its day or period, or a mark. */
  readonly under: string;
  /** The number of the document, as a square for a scanner. */
  readonly code: string;
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Draws a rule across, or the hairline between two rows. */
export function drawRule(doc: Doc, from: number, to: number, y: number, kind: 'rule' | 'hair' = 'rule'): void {
  doc
    .moveTo(from, y)
    .lineTo(to, y)
    .lineWidth(kind === 'hair' ? HAIR : RULE)
    .strokeColor(kind === 'hair' ? '#8a8a8a' : INK)
    .stroke();
}

/** Draws the head of a page: mark, bank and office left, title and square right, and the rule below. Returns where the page goes on. */
export function drawMasthead(doc: Doc, font: Inter, { left, right, top }: Bounds, head: Masthead): number {
  const middle = top + SQUARE / 2;
  doc
    .save()
    .translate(left, middle - MARK / 2)
    .scale(MARK / FIELD);
  doc.roundedRect(0, 0, FIELD, FIELD, 8).fill(ACCENT);
  doc.path(LETTER).fill('#ffffff');
  doc.restore();
  const text = left + MARK + 3 * MM;
  const high = head.branch === '' ? middle - 6 : middle - 12;
  font.write(head.bank, text, high, { size: 11, bold: true });
  font.write(head.branch, text, high + 15, { size: 7.5 });
  drawSquare(doc, head.code, { x: right - SQUARE, y: top, side: SQUARE });
  const edge = right - SQUARE - 5 * MM;
  const name = head.under === '' ? middle - 8 : middle - 14;
  font.write(head.title, edge, name, { size: 14, bold: true, right: true });
  font.write(head.under, edge, name + 19, { size: 7.5, right: true });
  const bottom = top + SQUARE + 2.4 * MM;
  doc.moveTo(left, bottom).lineTo(right, bottom).lineWidth(1.5).strokeColor(ACCENT).stroke();
  return bottom + 1.5;
}

/** A detail has a label above its value. */
export type Detail = readonly [label: string, value: string];

const DETAIL_GAP = 16;
const DETAIL_LINE = 24;

/**
 * Draws details beside each other, as many as a line holds, and a rule below. A value that is wider than the page goes on in the next line. Returns
 * where the page goes on.
 */
export function drawDetails(doc: Doc, font: Inter, { left, right, top }: Bounds, details: readonly Detail[]): number {
  let x = left;
  let y = top + 7;
  for (const [label, value] of details) {
    const width = Math.max(font.widthOf(label, 7), font.widthOf(value, 8.5));
    if (x > left && x + width > right) {
      x = left;
      y += DETAIL_LINE;
    }
    font.write(label, x, y, { size: 7 });
    const lines = font.wrapped(value, right - left, 8.5);
    font.writeLines(lines, { x, y: y + 9, leading: 11 }, { size: 8.5 });
    y += (lines.length - 1) * 11;
    x += width + DETAIL_GAP;
  }
  const bottom = y + DETAIL_LINE;
  drawRule(doc, left, right, bottom);
  return bottom;
}

/** A person who signs, and the name printed in the box; '' leaves room for it. */
export interface Signer {
  readonly role: string;
  readonly name: string;
}

export const SIGNATURE = 22 * MM;
const BOX_GAP = 4 * MM;

/** Draws boxes for those who sign, side by side. */
export function drawSignatures(doc: Doc, font: Inter, { left, right, top }: Bounds, who: readonly Signer[]): void {
  const width = (right - left - BOX_GAP * (who.length - 1)) / who.length;
  for (const [place, { role, name }] of who.entries()) {
    const x = left + place * (width + BOX_GAP);
    doc.roundedRect(x, top, width, SIGNATURE, 1.5).lineWidth(RULE).strokeColor(INK).stroke();
    font.write(role, x + 6, top + 4, { size: 7 });
    font.write(font.fitted(name || paper.namaDanTanggal, width - 12, 7.5), x + 6, top + SIGNATURE - 13, {
      size: name ? 7.5 : 7,
      bold: name !== '',
    });
  }
}
