import type PDFDocument from 'pdfkit';
import { wrapped } from './wrap.ts';

/** The form has eleven inches of 66 lines, eighty letters of a tenth of an inch. */
export const COLUMNS = 80;
const LINES = 66;
const LINE = 12;
const LETTER = 7.2;
const SIZE: [number, number] = [612, 792];
const LEFT = (SIZE[0] - COLUMNS * LETTER) / 2;
/** A form ends with these lines: a rule, number and page, and two that a printer's perforation may take. */
const FOOT = 4;
const TOP = 2;

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

/** A page of the continuous form is written line by line. */
export class Letters {
  readonly #doc: InstanceType<typeof PDFDocument>;
  #line = 0;

  constructor(doc: InstanceType<typeof PDFDocument>) {
    this.#doc = doc;
  }

  begin(): void {
    this.#doc.addPage({ size: SIZE, margin: 0 });
    this.#doc.font('Courier').fontSize(LINE).fillColor('#000000');
    this.#line = TOP;
  }

  /** Ends the page with a rule and the text below it. */
  end(text: string): void {
    this.#line = LINES - FOOT;
    this.print('-'.repeat(COLUMNS));
    this.print(text);
  }

  /** Returns true when there is room for so many lines. */
  room(lines: number): boolean {
    return this.#line + lines <= LINES - FOOT;
  }

  /** Prints one text from the left end, and one up to the right. */
  ends(left: string, right: string): void {
    this.print(`${measure.fitted(left, COLUMNS - right.length - 1).padEnd(COLUMNS - right.length)}${right}`);
  }

  print(text: string): void {
    const line = measure.fitted(text, COLUMNS).replace(OTHER, '?').trimEnd();
    if (line !== '') this.#doc.text(line, LEFT, this.#line * LINE, { lineBreak: false });
    this.#line += 1;
  }
}

/** Breaks a text into as many lines of the form as it takes. */
export const inLines = (text: string): readonly string[] => wrapped(text, COLUMNS, measure, LINES);
