import type { Writable } from 'node:stream';
import { amountCell, asText, Workbook } from '#documents/xlsx/workbook.ts';
import { markOf, periodOf, saidOf } from '#lib/accounts/statement-lines.ts';
import { toDisplay } from '#lib/dates.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import { type BookCell, dayCell, numberCell } from '#lib/spreadsheet.ts';
import type { StatementHalaman } from '#types/proto/accounts/statement.ts';
import type { StatementFile } from './statement-pdf.ts';

const WIDTHS = [12, 22, 46, 18, 18, 18, 10];

const rowsOf = (page: StatementHalaman, kodeValuta: string) =>
  page.baris.map((line) => [
    dayCell(line.tanggal) ?? asText(line.tanggal),
    asText(line.nomor_referensi),
    asText(saidOf(line, kodeValuta)),
    amountCell(line.debet, kodeValuta),
    amountCell(line.kredit, kodeValuta),
    amountCell(line.saldo, kodeValuta),
    numberCell(String(page.halaman), 'count'),
  ]);

/**
 * Writes a statement as a spreadsheet while its pages are read: numbers as numbers, days as days, texts that would be read as a formula
 * disarmed. It has no codes: paper and PDF hold the proof of a copy. Throws when the reader is gone.
 */
export async function writeXlsx(out: Writable, file: StatementFile): Promise<void> {
  const { kepala } = file;
  const valuta = kepala.kode_valuta;
  const book = new Workbook(out, paper.rekeningKoran, WIDTHS);
  const add = (texts: readonly (string | null)[], amounts: readonly (BookCell | null)[] = [], bold = false) =>
    book.add([...texts.map((text) => (text === null ? null : asText(text))), ...amounts], bold);
  add([`${kepala.nama_bank} · ${paper.rekeningKoran}`], [], true);
  add([paper.atasNama, null, kepala.nama_rekening]);
  add([paper.nomorRekening, null, kepala.nomor_rekening]);
  add([paper.produk, null, `${kepala.nama_produk}, ${kepala.kode_cabang} ${kepala.nama_cabang}`]);
  add([paper.periode, null, `${periodOf(kepala)}, ${valuta}`]);
  add([paper.nomorDokumen, null, [kepala.nomor, markOf(file.ke)].filter(Boolean).join(' · ')]);
  add([filledIn(paper.dicetakOleh, { siapa: file.siapa, tanggal: toDisplay(file.tanggal) })]);
  add([]);
  add([paper.tanggal, paper.referensi, paper.uraian, paper.debet, paper.kredit, paper.saldo, 'Hal.'], [], true);
  add([null, null, paper.saldoAwal], [null, null, amountCell(kepala.saldo_awal, valuta)], true);
  for await (const page of file.halaman) {
    for (const row of rowsOf(page, valuta)) book.add(row);
    await book.taken();
  }
  const sums = [amountCell(kepala.debet, valuta), amountCell(kepala.kredit, valuta)];
  add([null, null, paper.jumlahSeluruh], sums, true);
  add([null, null, paper.saldoAkhir], [null, null, amountCell(kepala.saldo_akhir, valuta)], true);
  book.end();
}
