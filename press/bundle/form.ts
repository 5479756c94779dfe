import type { PaperSize } from '#lib/books/reports/formats.ts';
import { toDisplay } from '#lib/dates.ts';
import { id } from '#lib/messages/all.ts';
import { COLUMNS, inLines, Letters } from '#press/pdf/letters.ts';
import { Form } from '#press/report/continuous.ts';
import { bankOf, type ReportHead } from '#press/report/table.ts';
import type { DayBundle, DaySlip } from './bundle.ts';
import { contentsOf, dayFactsOf, printsOf, signatures, sumCells, sumHeads } from './cover-text.ts';
import type { Doc } from './frame.ts';
import type { BundlePress } from './press.ts';
import { signers, sumLabel, voucherText } from './slip-text.ts';

const RULE = '-'.repeat(COLUMNS);
const THIRD = 27;

/** Puts texts at the places of three people who sign. */
const three = (texts: readonly string[]): string =>
  texts
    .map((text) => text.padEnd(THIRD))
    .join('')
    .trimEnd();
const dotted = (texts: readonly string[]): string => three(texts.map(() => '.'.repeat(THIRD - 5)));
const apart = (left: string, right: string): string => left.padEnd(COLUMNS - right.length) + right;
const sums = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(7) : cell.padStart(18))).join('');

/** Returns the lines of a cover. */
function coverLines(bundle: DayBundle): readonly string[] {
  const { head, sementara, cover } = bundle;
  return [
    bankOf(head),
    apart(id['bundel.judul'].toUpperCase(), head.nomor),
    RULE,
    ...(sementara ? [id['bundel.sementaraKet'], ''] : []),
    ...dayFactsOf(bundle).map(([label, value]) => `${label.padEnd(24)}${value}`),
    ...printsOf(bundle).flatMap(([label, value]) => [label, `  ${value}`]),
    '',
    sums(sumHeads),
    ...(cover.jumlah.length === 0 ? [id['bundel.nihil']] : cover.jumlah.map((sum) => sums(sumCells(sum)))),
    '',
    id['bundel.isi'].toUpperCase(),
    ...contentsOf(bundle).map(([number, name, count]) => apart(`${number.padStart(3)}  ${name}`, count)),
    '',
    three(signatures),
    '',
    '',
    dotted(signatures),
    ...inLines(id['bundel.periksa']),
  ];
}

/** Returns the lines of each voucher of a journal. */
const slipLines = (slip: DaySlip): readonly (readonly string[])[] =>
  slip.voucher.map((voucher) => {
    const text = voucherText(slip, voucher);
    return [
      apart(text.title.toUpperCase(), text.number),
      ...text.facts.flatMap(inLines),
      ...text.lines.flatMap(({ account, about, amount }) => [
        apart(account.slice(0, COLUMNS - amount.length - 1), amount),
        ...(about === '' ? [] : [`  ${about}`]),
      ]),
      apart(sumLabel, text.sum),
      ...inLines(text.words),
      '',
      three(signers),
      '',
      dotted(signers),
      RULE,
    ];
  });

/** Returns the generator of a bundle on the continuous form of 80 columns. */
export function formPress(doc: Doc, head: ReportHead, _paper: PaperSize, taken: () => Promise<void>): BundlePress {
  const letters = new Letters(doc);
  const end = (page: number) => {
    const place = id['lap.halaman'].replace('{halaman}', String(page));
    const made = id['lap.dibuat'].replace('{siapa}', head.siapa).replace('{tanggal}', toDisplay(head.tanggal));
    letters.end(apart(made.slice(0, COLUMNS - place.length - 1), place));
  };
  return {
    cover: (bundle) => {
      letters.begin();
      for (const line of coverLines(bundle)) letters.print(line);
      end(1);
      return 1;
    },
    table: (table) => new Form(doc, table, taken),
    slips: (turn) => {
      let page = 0;
      const next = () => {
        if (page > 0) end(page);
        page = turn();
        letters.begin();
      };
      next();
      const draw = (slip: DaySlip) => {
        for (const lines of slipLines(slip)) {
          if (!letters.room(lines.length)) next();
          for (const line of lines) {
            if (!letters.room(1)) next();
            letters.print(line);
          }
        }
      };
      return { draw, end: () => end(page) };
    },
  };
}
