import { wrapped } from '#press/pdf/wrap.ts';
import { bankOf } from '#press/report/table.ts';
import type { DaySlip } from './bundle.ts';
import type { UprightSheet } from './frame.ts';
import { signers, sumLabel, type VoucherText, voucherText } from './slip-text.ts';

const TOP = 40;
const PAD = 8;
const LINE = 11.5;
const SIGN = 44;
const GAP = 10;
const ACCOUNT = 168;
const AMOUNT = 96;

/** Draws the vouchers of a day on sheets, one below the other; one that is longer than a sheet goes on on the next. */
export class SlipSheets {
  readonly #sheet: UprightSheet;
  readonly #turn: () => void;
  #y = TOP;

  /** `turn` ends the sheet that is open and begins the next. */
  constructor(sheet: UprightSheet, turn: () => void) {
    this.#sheet = sheet;
    this.#turn = turn;
  }

  /** Draws the vouchers of a journal. */
  draw(slip: DaySlip): void {
    for (const voucher of slip.voucher) this.#voucher(voucherText(slip, voucher));
  }

  #voucher(text: VoucherText): void {
    const words = this.#wrapped(text.words, this.#width() - 2 * PAD);
    const tail = (words.length + 1) * LINE + SIGN + PAD;
    const height = PAD + 15 + text.facts.length * LINE + 4 + text.lines.length * LINE + 6 + tail;
    const { foot, left } = this.#sheet;
    const whole = height <= foot - 12 - TOP;
    if (this.#y + (whole ? height : 120) > foot - 12) this.#next();
    const top = this.#y;
    this.#y += PAD;
    this.#head(text);
    for (const line of text.lines) {
      if (!whole && this.#y + LINE > foot - 12) this.#next();
      this.#line(line);
    }
    if (!whole && this.#y + tail > foot - 12) this.#next();
    this.#end(text, words);
    if (whole) this.#sheet.box(left, top, this.#width(), this.#y - top);
    this.#y += GAP;
  }

  #head({ title, number, place: branch, facts }: VoucherText): void {
    const { font, left, right, head } = this.#sheet;
    font.write(title, left + PAD, this.#y, { size: 11, bold: true });
    font.write(number, right - PAD, this.#y, { size: 9, bold: true, right: true });
    const place = `${bankOf(head)} · ${branch}`;
    font.write(font.fitted(place, 200, 7), left + 130, this.#y + 3, { size: 7, grey: true });
    this.#y += 15;
    for (const fact of facts) {
      font.write(font.fitted(fact, this.#width() - 2 * PAD, 7.5), left + PAD, this.#y, { size: 7.5, grey: true });
      this.#y += LINE;
    }
    this.#y += 4;
  }

  #line({ account, about, amount }: VoucherText['lines'][number]): void {
    const { font, left, right } = this.#sheet;
    const x = left + PAD + ACCOUNT + 6;
    font.write(font.fitted(account, ACCOUNT, 8), left + PAD, this.#y, { size: 8 });
    font.write(font.fitted(about, right - PAD - AMOUNT - x, 8), x, this.#y, { size: 8 });
    font.write(amount, right - PAD, this.#y, { size: 8, right: true });
    this.#y += LINE;
  }

  #end({ sum }: VoucherText, words: readonly string[]): void {
    const { font, left, right } = this.#sheet;
    this.#sheet.doc
      .moveTo(left + PAD, this.#y)
      .lineTo(right - PAD, this.#y)
      .lineWidth(0.5)
      .strokeColor('#9aa8a2')
      .stroke();
    this.#y += 4;
    font.write(sumLabel, left + PAD, this.#y, { size: 8, bold: true });
    font.write(sum, right - PAD, this.#y, { size: 8, bold: true, right: true });
    this.#y += LINE;
    for (const line of words) {
      font.write(line, left + PAD, this.#y, { size: 8 });
      this.#y += LINE;
    }
    const width = (this.#width() - 2 * PAD) / signers.length;
    signers.forEach((who, index) => {
      font.write(who, left + PAD + index * width, this.#y + SIGN - 14, { size: 7, grey: true });
      this.#sheet.doc
        .moveTo(left + PAD + index * width, this.#y + SIGN - 18)
        .lineTo(left + PAD + (index + 1) * width - 16, this.#y + SIGN - 18)
        .lineWidth(0.4)
        .strokeColor('#9aa8a2')
        .stroke();
    });
    this.#y += SIGN;
  }

  #wrapped(text: string, width: number): string[] {
    const { font } = this.#sheet;
    return wrapped(text, width, {
      widthOf: (each) => font.widthOf(each, 8),
      fitted: (each, room) => font.fitted(each, room, 8),
    });
  }

  #width(): number {
    return this.#sheet.right - this.#sheet.left;
  }

  #next(): void {
    this.#turn();
    this.#y = TOP;
  }
}
