import { paper } from '#lib/messages/paper.ts';
import type { Doc } from './document.ts';
import type { Signer } from './masthead.ts';
import { wrapped } from './wrap.ts';

/** The form has eleven inches of 66 lines, eighty letters of a tenth of an inch. */
export const COLUMNS = 80;
const LINES = 66;
const LINE = 12;
const LETTER = 7.2;
const SIZE: [number, number] = [612, 792];
const LEFT = (SIZE[0] - COLUMNS * LETTER) / 2;
/** A form ends with these lines: a rule, two texts, and two that a printer's perforation may take. */
const FOOT = 5;
const TOP = 2;
/** A page has room for so many lines. */
export const ROOM = LINES - FOOT - TOP;

/** The form's typeface has no letter for these. */
const OTHER = /[^\x20-\x7e\u00a1-\u00ff…]/gu;

/** It measures texts in letters, which are all alike. */
export const measure = {
  widthOf: (text: string) => Array.from(text).length,
  fitted: (text: string, width: number) => {
    const letters = Array.from(text);
    return letters.length <= width ? text : `${letters.slice(0, width - 1).join('')}…`;
  },
};

/** A rule across the form. */
export const RULE = '-'.repeat(COLUMNS);

/** Returns a line with one text at its left end, cut where it comes too close to the other, and one at its right end. */
export const bothEnds = (left: string, right: string): string =>
  measure.fitted(left, COLUMNS - right.length - 1).padEnd(COLUMNS - right.length) + right;

/** A page of the continuous form is written line by line. */
export class Letters {
  readonly #doc: Doc;
  #line = 0;

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  begin(): void {
    this.#doc.addPage({ size: SIZE, margin: 0 });
    this.#doc.font('Courier').fontSize(LINE).fillColor('#000000');
    this.#line = TOP;
  }

  /** Ends the page with a rule and the texts below it. */
  end(...texts: readonly string[]): void {
    this.#line = LINES - FOOT;
    this.print(RULE);
    for (const text of texts) this.print(text);
  }

  /** The line that is printed next. */
  get line(): number {
    return this.#line;
  }

  /** Prints a text at the right end of a line that was left, when the page is full. */
  late(text: string, line: number): void {
    this.#doc.font('Courier').fontSize(LINE).fillColor('#000000');
    this.#doc.text(text, LEFT + (COLUMNS - text.length) * LETTER, line * LINE, { lineBreak: false });
  }

  /** Returns true when there is room for so many lines. */
  fits(lines: number): boolean {
    return this.#line + lines <= LINES - FOOT;
  }

  print(text: string): void {
    const line = measure.fitted(text, COLUMNS).replaceAll('–', '-').replace(OTHER, '?').trimEnd();
    if (line !== '') this.#doc.text(line, LEFT, this.#line * LINE, { lineBreak: false });
    this.#line += 1;
  }
}

/** Breaks a text into as many lines of the form as it takes. */
export const inLines = (text: string): readonly string[] => wrapped(text, COLUMNS, measure, LINES);

const THIRD = 27;
const three = (texts: readonly string[]): string =>
  texts
    .map((text) => measure.fitted(text, THIRD - 2).padEnd(THIRD))
    .join('')
    .trimEnd();

/** Returns the lines for three people who sign, with room above their names. */
export const signatureLines = (who: readonly Signer[]): readonly string[] => [
  '',
  three(who.map(({ role }) => role)),
  '',
  '',
  three(who.map(() => '.'.repeat(THIRD - 5))),
  three(who.map(({ name }) => name || paper.namaDanTanggal)),
];
