import { once } from 'node:events';
import type { Writable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { BANK } from '#lib/bank.ts';
import { toDisplay } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import { id } from '#lib/messages/all.ts';
import { BOOK_CURRENCY, formatWire, fromMinor, toMinor } from '#lib/money.ts';
import { terbilangWire } from '#lib/terbilang.ts';
import { readerOf, taken } from '#press/flow-out.ts';
import { type Inter, inter } from '#press/pdf/embedded-inter.ts';
import { drawSquare } from '#press/pdf/square.ts';
import type { ReportHead } from '#press/report/table.ts';

/** A slip shows a customer's tax or zakat of a year, month by month; amounts are decimal texts of the books' currency. */
export interface Slip {
  readonly nomor: string;
  readonly nomor_nasabah: string;
  readonly nama: string;
  readonly nomor_npwp: string;
  readonly alamat: string;
  readonly bulan: readonly { readonly bulan: string; readonly dasar: string; readonly jumlah: string }[];
}

interface Sheet {
  /** PPH: tax that was withheld. ZAKAT: zakat that was given. */
  readonly kind: 'PPH' | 'ZAKAT';
  readonly kepala: ReportHead;
  readonly awal: string;
  readonly akhir: string;
}

interface Bounds {
  readonly mostPages: number;
  readonly progress: (rows: number) => Promise<void>;
}

type Doc = InstanceType<typeof PDFDocument>;

/** Places on an A4 sheet are in points from its upper left corner. */
const LEFT = 56;
const RIGHT = 539;
const LABEL = 120;
const BASE = 400;
const SQUARE = 66;
const ROW = 17;
const TABLE = 252;
const FOOT = 770;

const rule = (doc: Doc, y: number): void => {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor('#9aa8a2').stroke();
};

const sumOf = (slip: Slip, field: 'dasar' | 'jumlah'): string =>
  fromMinor(
    slip.bulan.reduce((sum, each) => sum + toMinor(each[field], BOOK_CURRENCY, { allowNegative: true }), 0n),
    BOOK_CURRENCY,
  );

function drawHead(doc: Doc, font: Inter, { kind, kepala, awal, akhir }: Sheet, slip: Slip): void {
  font.write(kepala.nama_bank || BANK, LEFT, 54, { size: 10, grey: true });
  font.write(id[`slip.judul.${kind}`], LEFT, 72, { size: 16, bold: true });
  font.write(`${id['slip.nomor']} ${slip.nomor}`, LEFT, 98, { size: 10, bold: true });
  drawSquare(doc, kepala.nomor, { x: RIGHT - SQUARE, y: 50, side: SQUARE });
  const facts = [
    [id['slip.nama'], slip.nama],
    [id['slip.nasabah'], slip.nomor_nasabah],
    [id['slip.npwp'], slip.nomor_npwp || id['slip.tanpaNpwp']],
    [id['slip.alamat'], slip.alamat],
    [id['slip.masa'], `${toDisplay(awal)} s.d. ${toDisplay(akhir)}`],
    ...(kepala.samar ? [[id['lap.identitas'], id['lap.identitasSamar']] as const] : []),
  ] as const;
  facts.forEach(([label, value], index) => {
    const y = 134 + index * ROW;
    font.write(label, LEFT, y, { size: 9, grey: true });
    font.write(font.fitted(value, RIGHT - LEFT - LABEL, 9), LEFT + LABEL, y, { size: 9 });
  });
}

function drawMonths(doc: Doc, font: Inter, { kind }: Sheet, slip: Slip): number {
  const head = { size: 8, grey: true } as const;
  font.write(id['slip.bulan'], LEFT, TABLE - 18, head);
  font.write(id[`slip.dasar.${kind}`], BASE, TABLE - 18, { ...head, right: true });
  font.write(id[`slip.jumlah.${kind}`], RIGHT, TABLE - 18, { ...head, right: true });
  rule(doc, TABLE - 5);
  let y = TABLE;
  for (const { bulan, dasar, jumlah } of slip.bulan) {
    font.write(`${id[`slip.bulanKe.${bulan.slice(5, 7)}` as 'slip.bulanKe.01']} ${bulan.slice(0, 4)}`, LEFT, y, {
      size: 9,
    });
    font.write(formatWire(dasar, BOOK_CURRENCY), BASE, y, { size: 9, right: true });
    font.write(formatWire(jumlah, BOOK_CURRENCY), RIGHT, y, { size: 9, right: true });
    y += ROW;
  }
  rule(doc, y - 3);
  font.write(id['slip.jumlah'], LEFT, y + 2, { size: 9, bold: true });
  font.write(formatWire(sumOf(slip, 'dasar'), BOOK_CURRENCY), BASE, y + 2, { size: 9, bold: true, right: true });
  font.write(formatWire(sumOf(slip, 'jumlah'), BOOK_CURRENCY), RIGHT, y + 2, { size: 9, bold: true, right: true });
  return y + 2 * ROW;
}

function drawFoot(doc: Doc, font: Inter, { kind, kepala }: Sheet, slip: Slip, y: number): void {
  const total = sumOf(slip, 'jumlah');
  if (!total.startsWith('-')) {
    font.write(id['slip.terbilang'], LEFT, y, { size: 8, grey: true });
    font.write(font.fitted(terbilangWire(total, BOOK_CURRENCY), RIGHT - LEFT, 9), LEFT, y + 13, { size: 9 });
  }
  font.write(id[`slip.catatan.${kind}`], LEFT, y + 42, { size: 8 });
  font.write(id['slip.pejabat'], RIGHT - 150, y + 76, { size: 9 });
  doc
    .moveTo(RIGHT - 150, y + 140)
    .lineTo(RIGHT, y + 140)
    .lineWidth(0.5)
    .strokeColor('#000000')
    .stroke();
  rule(doc, FOOT - 6);
  const made = id['lap.dibuat'].replace('{siapa}', kepala.siapa).replace('{tanggal}', toDisplay(kepala.tanggal));
  font.write(made, LEFT, FOOT, { size: 7, grey: true });
  font.write(`${id['slip.berkas']} ${kepala.nomor}`, RIGHT, FOOT, { size: 7, grey: true, right: true });
}

/**
 * Writes slips as a PDF, a sheet for each customer, while they are read. Number and square name the file they came in, whose print the bank keeps.
 * REPORT_TOO_MANY_PAGES; throws when the reader is gone.
 */
export async function writeSlips(
  out: Writable,
  sheet: Sheet,
  slips: AsyncIterable<Slip>,
  { mostPages, progress }: Bounds,
): Promise<void> {
  const gone = readerOf(out);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    fontLayoutCache: false,
    lang: 'id',
    info: { Title: `${id[`slip.judul.${sheet.kind}`]} ${sheet.kepala.nomor}`, Author: sheet.kepala.nama_bank || BANK },
  } as PDFKit.PDFDocumentOptions);
  doc.pipe(out);
  const written = once(out, 'finish', { signal: gone });
  written.catch(() => undefined);
  const font = inter(doc);
  let pages = 0;
  for await (const slip of slips) {
    pages += 1;
    if (pages > mostPages) fail('REPORT_TOO_MANY_PAGES', { params: { batas: String(mostPages) } });
    doc.addPage();
    drawHead(doc, font, sheet, slip);
    drawFoot(doc, font, sheet, slip, drawMonths(doc, font, sheet, slip));
    await taken(out, gone);
    await progress(pages);
  }
  if (pages === 0) {
    doc.addPage();
    font.write(id['lap.kosong'], LEFT, 72, { size: 10 });
  }
  doc.end();
  await written;
}
