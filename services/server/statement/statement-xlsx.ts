import type { Writable } from 'node:stream';
import ExcelJS from 'exceljs';
import { markOf, periodOf, saidOf } from '#lib/accounts/statement-lines.ts';
import { toDisplay } from '#lib/dates.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import { readerOf, taken } from '#press/flow-out.ts';
import { amountCell, dayCell, MONEY, packed, textCell } from '#press/xlsx/cells.ts';
import type { StatementHalaman } from '#types/proto/accounts/statement.ts';
import type { StatementFile } from './statement-pdf.ts';

const WIDTHS = [12, 22, 46, 18, 18, 18, 10];
const rowsOf = (page: StatementHalaman, kodeValuta: string) =>
  page.baris.map((line) => [
    dayCell(line.tanggal),
    textCell(line.nomor_referensi),
    textCell(saidOf(line, kodeValuta)),
    amountCell(line.debet, kodeValuta),
    amountCell(line.kredit, kodeValuta),
    amountCell(line.saldo, kodeValuta),
    page.halaman,
  ]);

/**
 * Writes a statement as a spreadsheet while its pages are read: numbers as numbers, days as days, texts that would be read as a formula
 * disarmed. It has no codes: paper and PDF hold the proof of a copy. Throws when the reader is gone.
 */
export async function writeXlsx(out: Writable, file: StatementFile): Promise<void> {
  const gone = readerOf(out);
  const { kepala } = file;
  const valuta = kepala.kode_valuta;
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet(paper.rekeningKoran);
  sheet.columns = WIDTHS.map((width, index) => ({
    width,
    ...(index === 0 && { style: { numFmt: 'dd-mm-yyyy' } }),
    ...(index >= 3 && index <= 5 && { style: { numFmt: MONEY } }),
  }));
  const add = (cells: readonly (string | number | Date | null)[], bold = false) => {
    const row = sheet.addRow([...cells]);
    if (bold) row.font = { bold: true };
    row.commit();
  };
  add([textCell(`${kepala.nama_bank} · ${paper.rekeningKoran}`)], true);
  add([paper.atasNama, null, textCell(kepala.nama_rekening)]);
  add([paper.nomorRekening, null, textCell(kepala.nomor_rekening)]);
  add([paper.produk, null, textCell(`${kepala.nama_produk}, ${kepala.kode_cabang} ${kepala.nama_cabang}`)]);
  add([paper.periode, null, textCell(`${periodOf(kepala)}, ${valuta}`)]);
  add([paper.nomorDokumen, null, textCell([kepala.nomor, markOf(file.ke)].filter(Boolean).join(' · '))]);
  add([filledIn(paper.dicetakOleh, { siapa: file.siapa, tanggal: toDisplay(file.tanggal) })]);
  add([]);
  add([paper.tanggal, paper.referensi, paper.uraian, paper.debet, paper.kredit, paper.saldo, 'Hal.'], true);
  add([null, null, paper.saldoAwal, null, null, amountCell(kepala.saldo_awal, valuta)], true);
  for await (const page of file.halaman) {
    for (const row of rowsOf(page, valuta)) add(row);
    await packed(sheet, gone);
    await taken(out, gone);
  }
  const sums = [amountCell(kepala.debet, valuta), amountCell(kepala.kredit, valuta)];
  add([null, null, paper.jumlahSeluruh, ...sums, null], true);
  add([null, null, paper.saldoAkhir, null, null, amountCell(kepala.saldo_akhir, valuta)], true);
  await book.commit();
}
