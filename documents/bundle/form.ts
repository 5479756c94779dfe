import type { Doc } from '#documents/pdf/document.ts';
import { bothEnds, COLUMNS, inLines, Letters, measure, ROOM, RULE, signatureLines } from '#documents/pdf/letters.ts';
import { type PageCount, pageOf } from '#documents/pdf/page-count.ts';
import { wrapped } from '#documents/pdf/wrap.ts';
import { Form } from '#documents/report/continuous.ts';
import { bankOf, madeBy, type ReportHead } from '#documents/report/table.ts';
import type { PaperSize } from '#lib/books/reports/formats.ts';
import { id } from '#lib/messages/all.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import type { DayBundle, DaySlip } from './bundle.ts';
import { contentsOf, dayDetailsOf, printsOf, signatures, sumCells, sumHeads } from './cover-text.ts';
import type { BundleRenderer } from './renderer.ts';
import { sumLabel, type VoucherText, voucherText } from './slip-text.ts';
import { voucherHeight } from './voucher-height.ts';

/** A voucher that goes on on another page ends with where its sum is, and its sum so far. */
const CARRY = inLines(paper.dipindahkan).length + 1;
const sums = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(7) : cell.padStart(18))).join('');

/** Returns the lines of a cover. */
function coverLines(bundle: DayBundle): readonly string[] {
  const { head, sementara, cover } = bundle;
  return [
    bankOf(head),
    bothEnds(id['bundel.judul'].toUpperCase(), head.nomor),
    RULE,
    ...(sementara ? [id['bundel.sementaraKet'], ''] : []),
    ...dayDetailsOf(bundle).map(([label, value]) => `${label.padEnd(24)}${value}`),
    ...printsOf(bundle).flatMap(([label, value]) => [label, `  ${value}`]),
    '',
    sums(sumHeads),
    ...(cover.jumlah.length === 0 ? [id['bundel.nihil']] : cover.jumlah.map((sum) => sums(sumCells(sum)))),
    '',
    id['bundel.isi'].toUpperCase(),
    ...contentsOf(bundle).map(([number, name, count]) => bothEnds(`${number.padStart(3)}  ${name}`, count)),
    '',
    ...signatureLines(signatures),
    ...inLines(id['bundel.periksa']),
  ];
}

/** A voucher on the form: what stands above its lines, the lines of each, and what stands below them. */
interface FormVoucher {
  readonly text: VoucherText;
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly tail: readonly string[];
}

const headLines = (text: VoucherText, title: string): readonly string[] => [
  bothEnds(title.toUpperCase(), text.number),
  ...[text.place, ...text.details].flatMap(inLines),
];

const vouchersOf = (slip: DaySlip): readonly FormVoucher[] =>
  slip.voucher.map((voucher) => {
    const text = voucherText(slip, voucher);
    return {
      text,
      head: headLines(text, text.title),
      lines: text.lines.map(({ account, about, amount }) => {
        const named = wrapped(account, COLUMNS - amount.length - 1, measure);
        return [
          ...named.map((line, at) => (at === 0 ? bothEnds(line, amount) : line)),
          ...wrapped(about === '' ? '' : `  ${about}`, COLUMNS, measure).filter(Boolean),
        ];
      }),
      tail: [bothEnds(sumLabel, text.sum), ...inLines(text.words), ...signatureLines(text.signers), RULE],
    };
  });

/** Draws vouchers line by line; one that is longer than a page goes on on the next, and its last lines stay with its sum. */
class SlipForm {
  readonly #letters: Letters;
  readonly #next: () => void;

  constructor(letters: Letters, next: () => void) {
    this.#letters = letters;
    this.#next = next;
  }

  draw(slip: DaySlip): void {
    for (const voucher of vouchersOf(slip)) this.#voucher(voucher);
  }

  #voucher({ text, head, lines, tail }: FormVoucher): void {
    const heights = { head: head.length, lines: lines.map(({ length }) => length), tail: tail.length, carry: CARRY };
    const room = voucherHeight(heights, ROOM);
    if (!this.#letters.fits(room.begin)) this.#next();
    this.#print(head);
    for (const [at, line] of lines.entries()) {
      if (!this.#letters.fits(room.line(at))) {
        this.#print([...inLines(paper.dipindahkan), bothEnds('', text.carried(at))]);
        this.#next();
        this.#print(headLines(text, filledIn(paper.lanjutan, { judul: text.title })));
        this.#print([bothEnds(paper.pindahan, text.carried(at))]);
      }
      this.#print(line);
    }
    this.#print(tail);
  }

  #print(lines: readonly string[]): void {
    for (const line of lines) this.#letters.print(line);
  }
}

/** Returns the generator of a bundle on the continuous form of 80 columns. */
export function formRenderer(
  doc: Doc,
  count: PageCount,
  head: ReportHead,
  _paper: PaperSize,
  drained: () => Promise<void>,
): BundleRenderer {
  const letters = new Letters(doc);
  const end = (page: number) => {
    letters.end(madeBy(head), head.nomor);
    const place = letters.line - 1;
    count.reserve((of) => letters.late(pageOf(page, of), place));
  };
  return {
    cover: (bundle) => {
      letters.begin();
      for (const line of coverLines(bundle)) letters.print(line);
      end(1);
      return 1;
    },
    table: (table) => new Form(doc, count, table, drained),
    slips: (turn) => {
      let page = 0;
      const next = () => {
        if (page > 0) end(page);
        page = turn();
        letters.begin();
      };
      next();
      const slips = new SlipForm(letters, next);
      return { draw: (slip) => slips.draw(slip), end: () => end(page) };
    },
  };
}
