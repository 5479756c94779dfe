import { drawRule, drawSignatures, SIGNATURE } from '#documents/pdf/masthead.ts';
import { bankOf } from '#documents/report/table.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import type { DaySlip } from './bundle.ts';
import type { UprightSheet } from './frame.ts';
import { sumLabel, type VoucherText, voucherText } from './slip-text.ts';
import { voucherHeight } from './voucher-height.ts';

const TOP = 40;
const PAD = 8;
const LINE = 11.5;
const GAP = 10;
const ACCOUNT = 168;
const AMOUNT = 96;
const TEXT = 8;
const SMALL = 7.5;
/** A voucher that goes on on another page ends with a rule and its sum so far. */
const CARRY = LINE + 8;

/** A line of a voucher with its texts as they are broken. */
interface DrawnLine {
  readonly account: readonly string[];
  readonly about: readonly string[];
  readonly amount: string;
  readonly height: number;
}

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
    const lines = text.lines.map((line) => this.#measured(line));
    const words = this.#sheet.font.wrapped(text.words, this.#width(), TEXT);
    const end = this.#sheet.foot - 12;
    const heights = {
      head: PAD + 19 + this.#details(text).length * LINE,
      lines: lines.map(({ height }) => height),
      tail: 6 + (words.length + 1) * LINE + SIGNATURE + 2 * PAD,
      carry: CARRY,
    };
    const room = voucherHeight(heights, end - TOP);
    if (this.#y + room.begin > end) this.#next();
    const top = this.#y;
    this.#head(text, text.title);
    for (const [at, line] of lines.entries()) {
      if (this.#y + room.line(at) > end) this.#carry(text, at);
      this.#line(line);
    }
    this.#end(text, words);
    if (room.whole) this.#sheet.box(this.#sheet.left, top, this.#sheet.right - this.#sheet.left, this.#y - top);
    this.#y += GAP;
  }

  /** Ends the page with what the lines so far come to, and begins the next one with it. */
  #carry(text: VoucherText, lines: number): void {
    this.#sum(paper.dipindahkan, text.carried(lines));
    this.#next();
    this.#head(text, filledIn(paper.lanjutan, { judul: text.title }));
    this.#sum(paper.pindahan, text.carried(lines));
  }

  #details({ place, details }: VoucherText): readonly string[] {
    const all = [`${bankOf(this.#sheet.head)} · ${place}`, ...details];
    return all.flatMap((detail) => this.#sheet.font.wrapped(detail, this.#width(), SMALL));
  }

  #head(text: VoucherText, title: string): void {
    const { font, left, right } = this.#sheet;
    this.#y += PAD;
    font.write(title, left + PAD, this.#y, { size: 11, bold: true });
    font.write(text.number, right - PAD, this.#y, { size: 9, bold: true, right: true });
    this.#y += 15;
    for (const detail of this.#details(text)) {
      font.write(detail, left + PAD, this.#y, { size: SMALL });
      this.#y += LINE;
    }
    this.#y += 4;
  }

  #measured({ account, about, amount }: VoucherText['lines'][number]): DrawnLine {
    const { font } = this.#sheet;
    const texts = {
      account: font.wrapped(account, ACCOUNT, TEXT),
      about: font.wrapped(about, this.#width() - ACCOUNT - AMOUNT - 6, TEXT),
    };
    return { ...texts, amount, height: Math.max(texts.account.length, texts.about.length) * LINE };
  }

  #line({ account, about, amount, height }: DrawnLine): void {
    const { font, left, right } = this.#sheet;
    const at = { x: left + PAD, y: this.#y, leading: LINE };
    font.writeLines(account, at, { size: TEXT });
    font.writeLines(about, { ...at, x: at.x + ACCOUNT + 6 }, { size: TEXT });
    font.write(amount, right - PAD, this.#y, { size: TEXT, right: true });
    this.#y += height;
  }

  #sum(label: string, amount: string): void {
    const { font, doc, left, right } = this.#sheet;
    drawRule(doc, left + PAD, right - PAD, this.#y);
    this.#y += 4;
    font.write(label, left + PAD, this.#y, { size: TEXT, bold: true });
    font.write(amount, right - PAD, this.#y, { size: TEXT, bold: true, right: true });
    this.#y += LINE + 2;
  }

  #end({ sum, signers }: VoucherText, words: readonly string[]): void {
    const { font, doc, left, right } = this.#sheet;
    this.#sum(sumLabel, sum);
    for (const line of words) {
      font.write(line, left + PAD, this.#y, { size: TEXT });
      this.#y += LINE;
    }
    this.#y += 4;
    drawSignatures(doc, font, { left: left + PAD, right: right - PAD, top: this.#y }, signers);
    this.#y += SIGNATURE + PAD;
  }

  #width(): number {
    return this.#sheet.right - this.#sheet.left - 2 * PAD;
  }

  #next(): void {
    this.#turn();
    this.#y = TOP;
  }
}
