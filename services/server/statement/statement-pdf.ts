import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { amountOn, closingLabel, filledIn, markOf, openingLabel, periodOf } from '#lib/accounts/statement-lines.ts';
import { toDisplay } from '#lib/dates.ts';
import { sealText } from '#lib/document-number.ts';
import { paper } from '#lib/messages/paper.ts';
import { readerOf, taken } from '#press/flow-out.ts';
import { type Inter, inter } from '#press/pdf/embedded-inter.ts';
import { drawSquare } from '#press/pdf/square.ts';
import type { StatementHalaman, StatementKepala } from '#types/proto/accounts/statement.ts';

import { heightOf, laidOut, ROW, type Row, type Said, SIZE } from './said-lines.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** A statement has these parts as a file. */
export interface StatementFile {
  readonly kepala: StatementKepala;
  readonly ke: number;
  /** This person has it printed, on this accounting date. */
  readonly siapa: string;
  readonly tanggal: string;
  /** Its pages come in order, as they are read. */
  readonly halaman: AsyncIterable<StatementHalaman>;
}

/** Places on an A4 sheet are in points from its upper left corner. */
const LEFT = 40;
const RIGHT = 555;
const AT = { tanggal: LEFT, referensi: 92, uraian: 186, debet: 418, kredit: 487, saldo: RIGHT } as const;
const TABLE = 158;
/** A sheet has room to this last line, with the sums below it. */
const END = TABLE + 17 + 35 * ROW;
const SMALL = 7;
const FOOT = 778;
const SQUARE = 62;

const rule = (doc: Doc, y: number): void => {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor('#9aa8a2').stroke();
};

function drawHead(doc: Doc, font: Inter, file: StatementFile, page: StatementHalaman): void {
  const { kepala } = file;
  const right = RIGHT - SQUARE - 14;
  font.write(kepala.nama_bank, LEFT, 36, { size: 9 });
  font.write(paper.rekeningKoran, LEFT, 50, { size: 17, bold: true });
  const mark = markOf(file.ke);
  if (mark) font.write(mark, right, 54, { size: 10, bold: true, right: true });
  drawSquare(doc, sealText(kepala.nomor, page.halaman, page.kode_periksa), { x: RIGHT - SQUARE, y: 36, side: SQUARE });
  const facts = [
    [paper.atasNama, font.fitted(kepala.nama_rekening, 300, 8)],
    [paper.nomorRekening, kepala.nomor_rekening],
    [paper.produk, font.fitted(`${kepala.nama_produk}, ${kepala.kode_cabang} ${kepala.nama_cabang}`, 300, 8)],
    [paper.periode, `${periodOf(kepala)}, ${kepala.kode_valuta}`],
    [paper.nomorDokumen, kepala.nomor],
  ] as const;
  facts.forEach(([label, value], index) => {
    const y = 80 + index * 13;
    font.write(label, LEFT, y);
    font.write(value, LEFT + 92, y);
  });
}

function drawLine(font: Inter, y: number, { line, lines }: Row, kodeValuta: string, said: Said): void {
  font.write(toDisplay(line.tanggal), AT.tanggal, y, { size: SIZE });
  font.write(line.nomor_referensi, AT.referensi, y, { size: SIZE });
  for (const [at, text] of lines.entries()) font.write(text, AT.uraian, y + at * said.leading, { size: said.size });
  font.write(amountOn(line.debet, kodeValuta), AT.debet, y, { size: SIZE, right: true });
  font.write(amountOn(line.kredit, kodeValuta), AT.kredit, y, { size: SIZE, right: true });
  font.write(amountOn(line.saldo, kodeValuta), AT.saldo, y, { size: SIZE, right: true });
}

function drawSums(font: Inter, y: number, label: string, sums: { debet: string; kredit: string; saldo: string }): void {
  font.write(label, AT.uraian, y, { size: SIZE, bold: true });
  font.write(sums.debet, AT.debet, y, { size: SIZE, right: true });
  font.write(sums.kredit, AT.kredit, y, { size: SIZE, right: true });
  font.write(sums.saldo, AT.saldo, y, { size: SIZE, right: true });
}

function drawColumns(doc: Doc, font: Inter): void {
  const head = { size: SMALL } as const;
  font.write(paper.tanggal, AT.tanggal, TABLE, head);
  font.write(paper.referensi, AT.referensi, TABLE, head);
  font.write(paper.uraian, AT.uraian, TABLE, head);
  font.write(paper.debet, AT.debet, TABLE, { ...head, right: true });
  font.write(paper.kredit, AT.kredit, TABLE, { ...head, right: true });
  font.write(paper.saldo, AT.saldo, TABLE, { ...head, right: true });
  rule(doc, TABLE + 12);
}

/** Draws the rows of a page; those that its sheet has no room for go on the next one. Returns where they end. */
function drawRows(doc: Doc, font: Inter, file: StatementFile, page: StatementHalaman): number {
  const { said, rows } = laidOut(font, page, END - TABLE - 17);
  let y = TABLE + 17 + ROW;
  for (const row of rows) {
    const height = heightOf(row.lines, said);
    if (y + height > END + ROW + 0.01) {
      drawFoot(font, file, page);
      doc.addPage();
      drawHead(doc, font, file, page);
      drawColumns(doc, font);
      y = TABLE + 17;
    }
    drawLine(font, y, row, file.kepala.kode_valuta, said);
    y += height;
  }
  return y;
}

function drawTable(doc: Doc, font: Inter, file: StatementFile, page: StatementHalaman): void {
  const { kepala } = file;
  const valuta = kepala.kode_valuta;
  drawColumns(doc, font);
  const opening = { debet: '', kredit: '', saldo: amountOn(page.saldo_awal, valuta) };
  drawSums(font, TABLE + 17, openingLabel(page.halaman), opening);
  let y = drawRows(doc, font, file, page);
  y += 2;
  rule(doc, y - 4);
  drawSums(font, y, paper.jumlahHalaman, {
    debet: amountOn(page.debet, valuta),
    kredit: amountOn(page.kredit, valuta),
    saldo: '',
  });
  y += ROW;
  const last = page.halaman === kepala.jumlah_halaman;
  drawSums(font, y, closingLabel(page.halaman, kepala.jumlah_halaman), {
    debet: '',
    kredit: '',
    saldo: amountOn(page.saldo_akhir, valuta),
  });
  if (!last) return;
  y += ROW;
  drawSums(font, y, paper.jumlahSeluruh, {
    debet: amountOn(kepala.debet, valuta),
    kredit: amountOn(kepala.kredit, valuta),
    saldo: '',
  });
}

function drawFoot(font: Inter, file: StatementFile, page: StatementHalaman): void {
  const { halaman } = page;
  font.write(`${paper.kodePeriksa} ${page.kode_periksa}`, LEFT, FOOT, { bold: true });
  const place = filledIn(paper.halamanDari, { halaman, jumlah: file.kepala.jumlah_halaman });
  font.write(place, RIGHT, FOOT, { right: true });
  font.write(paper.periksaDi, LEFT, FOOT + 12, { size: SMALL });
  const printed = filledIn(paper.dicetakOleh, { siapa: file.siapa, tanggal: toDisplay(file.tanggal) });
  font.write(printed, RIGHT, FOOT + 12, { size: SMALL, right: true });
}

/** Returns how a file is locked: the customer's password opens it for reading, one nobody knows for changes. AES of 256 bits. */
const locked = (password: string) =>
  password === ''
    ? {}
    : {
        pdfVersion: '1.7ext3' as const,
        userPassword: password,
        ownerPassword: randomBytes(24).toString('base64url'),
        permissions: { printing: 'highResolution' as const, copying: true, contentAccessibility: true },
      };

/** The print of a file is SHA-256 over all its bytes in hexadecimal, and their number. */
export interface FilePrint {
  readonly sidik: string;
  readonly ukuran: number;
}

/**
 * Writes a statement as a PDF while its pages are read: it holds only what the reader has not taken yet. Only the password opens it, if
 * there is one. `whole` gets the file's print before the last byte leaves. Throws when the reader is gone.
 */
export async function writePdf(
  out: Writable,
  file: StatementFile,
  password: string,
  whole?: (print: FilePrint) => Promise<void>,
): Promise<void> {
  const gone = readerOf(out);
  const title = `${paper.rekeningKoran} ${file.kepala.nomor}`;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    fontLayoutCache: false,
    lang: 'id',
    info: { Title: title, Author: file.kepala.nama_bank },
    ...locked(password),
  } as PDFKit.PDFDocumentOptions);
  const hash = createHash('sha256');
  let ukuran = 0;
  doc.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    ukuran += chunk.length;
  });
  // The last byte waits until its print is kept: then a whole file can be told from any other.
  doc.pipe(out, { end: false });
  const written = once(doc, 'end', { signal: gone });
  // The reading of the pages reports a reader who breaks it off.
  written.catch(() => undefined);
  const font = inter(doc);
  for await (const page of file.halaman) {
    doc.addPage();
    drawHead(doc, font, file, page);
    drawTable(doc, font, file, page);
    drawFoot(font, file, page);
    await taken(out, gone);
  }
  doc.end();
  await written;
  await whole?.({ sidik: hash.digest('hex'), ukuran });
  out.end();
}
