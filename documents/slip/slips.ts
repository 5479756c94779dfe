import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { drained, readerOf } from '#documents/flow-out.ts';
import { type Doc, newDocument } from '#documents/pdf/document.ts';
import { type Inter, inter } from '#documents/pdf/embedded-inter.ts';
import { drawMasthead, drawRule, drawSignatures, SIGNATURE } from '#documents/pdf/masthead.ts';
import { PageCount, pageOf } from '#documents/pdf/page-count.ts';
import { madeBy, type ReportHead } from '#documents/report/table.ts';
import { BANK } from '#lib/bank.ts';
import { periodOnPaper } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import { id } from '#lib/messages/all.ts';
import { BOOK_CURRENCY, formatWire, fromMinor, toMinor } from '#lib/money.ts';
import { officeOf } from '#lib/office-on-paper.ts';
import { terbilangWire } from '#lib/terbilang.ts';

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

/** Places on an A4 sheet are in points from its upper left corner. */
const LEFT = 56;
const RIGHT = 539;
const LABEL = 120;
const BASE = 400;
const ROW = 17;
/** Lines of one text stand closer than rows. */
const LEADING = 12;
const FOOT = 770;

const rule = (doc: Doc, y: number): void => drawRule(doc, LEFT, RIGHT, y);

const sumOf = (slip: Slip, field: 'dasar' | 'jumlah'): string =>
  fromMinor(
    slip.bulan.reduce((sum, each) => sum + toMinor(each[field], BOOK_CURRENCY, { allowNegative: true }), 0n),
    BOOK_CURRENCY,
  );

function drawHead(doc: Doc, font: Inter, { kind, kepala, awal, akhir }: Sheet, slip: Slip): number {
  const period = periodOnPaper(awal, akhir);
  drawMasthead(
    doc,
    font,
    { left: LEFT, right: RIGHT, top: 36 },
    {
      bank: kepala.nama_bank || BANK,
      branch: officeOf(kepala.kode_cabang, kepala.nama_cabang),
      title: id[`slip.judul.${kind}`],
      under: period,
      code: kepala.nomor,
    },
  );
  font.write(`${id['slip.nomor']} ${slip.nomor}`, LEFT, 104, { size: 10, bold: true });
  const details = [
    [id['slip.nama'], slip.nama],
    [id['slip.nasabah'], slip.nomor_nasabah],
    [id['slip.npwp'], slip.nomor_npwp || id['slip.tanpaNpwp']],
    [id['slip.alamat'], slip.alamat],
    [id['slip.masa'], period],
    ...(kepala.samar ? [[id['lap.identitas'], id['lap.identitasSamar']] as const] : []),
  ] as const;
  let y = 128;
  for (const [label, value] of details) {
    font.write(label, LEFT, y, { size: 9 });
    for (const line of font.wrapped(value, RIGHT - LEFT - LABEL, 9)) {
      font.write(line, LEFT + LABEL, y, { size: 9 });
      y += LEADING;
    }
    y += ROW - LEADING;
  }
  return y + 34;
}

function drawMonths(doc: Doc, font: Inter, { kind }: Sheet, slip: Slip, top: number): number {
  const head = { size: 8 } as const;
  font.write(id['slip.bulan'], LEFT, top - 18, head);
  font.write(id[`slip.dasar.${kind}`], BASE, top - 18, { ...head, right: true });
  font.write(id[`slip.jumlah.${kind}`], RIGHT, top - 18, { ...head, right: true });
  rule(doc, top - 5);
  let y = top;
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
    font.write(id['slip.terbilang'], LEFT, y, { size: 8 });
    const words = font.wrapped(terbilangWire(total, BOOK_CURRENCY), RIGHT - LEFT, 9);
    font.writeLines(words, { x: LEFT, y: y + 13, leading: LEADING }, { size: 9 });
  }
  font.write(id[`slip.catatan.${kind}`], LEFT, y + 50, { size: 8 });
  const signer = [{ role: id['slip.pejabat'], name: '' }];
  drawSignatures(doc, font, { left: RIGHT - 170, right: RIGHT, top: Math.min(y + 76, FOOT - SIGNATURE - 16) }, signer);
  rule(doc, FOOT - 6);
  font.write(madeBy(kepala), LEFT, FOOT, { size: 7 });
  font.write(`${id['slip.berkas']} ${kepala.nomor}`, RIGHT, FOOT + 9, { size: 7, right: true });
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
  const title = `${id[`slip.judul.${sheet.kind}`]} ${sheet.kepala.nomor}`;
  const doc = newDocument(title, sheet.kepala.nama_bank || BANK, { size: 'A4' });
  doc.pipe(out);
  const written = once(out, 'finish', { signal: gone });
  written.catch(() => undefined);
  const font = inter(doc);
  const count = new PageCount(doc);
  let pages = 0;
  for await (const slip of slips) {
    pages += 1;
    if (pages > mostPages) fail('REPORT_TOO_MANY_PAGES', { params: { batas: String(mostPages) } });
    doc.addPage();
    const months = drawHead(doc, font, sheet, slip);
    drawFoot(doc, font, sheet, slip, drawMonths(doc, font, sheet, slip, months));
    const page = pages;
    count.reserve((of) => font.write(pageOf(page, of), RIGHT, FOOT, { size: 7, bold: true, right: true }));
    await drained(out, gone);
    await progress(pages);
  }
  if (pages === 0) {
    doc.addPage();
    font.write(id['lap.kosong'], LEFT, 72, { size: 10 });
  }
  count.finish(pages);
  doc.end();
  await written;
}
