import { periodOnPaper } from '#lib/dates.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { copyMark, paper } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import { nameOnPaper } from '#lib/operations/names.ts';
import type { StatementBaris, StatementKepala } from '#types/proto/accounts/statement.ts';
import { fees, isFeeCode } from './fees.ts';

/** Returns the name of a statement's line on paper, which is Indonesian. */
export const nameOf = (kode: string): string => (isFeeCode(kode) ? fees[kode].id : nameOnPaper(kode));

/** Returns the text of a line: its kind, and the remark written with it. */
export const saidOf = (line: StatementBaris, kodeValuta: string): string =>
  [nameOf(line.kode), moreOf(line, kodeValuta)].filter(Boolean).join(' · ');

/** Returns what stands below the name of a line: the remark, and of a profit share what it was before tax and zakat. */
export function moreOf({ keterangan, bruto, pajak, zakat }: StatementBaris, kodeValuta: string): string {
  const amount = (wire: string) => formatWire(wire || '0', kodeValuta);
  const share =
    bruto === '' ? '' : filledIn(paper.bruto, { bruto: amount(bruto), pajak: amount(pajak), zakat: amount(zakat) });
  return [keterangan, share].filter(Boolean).join(' · ');
}

/** Returns true for a fee of the line before it, which stands close below that. */
export const isFeeOf = (line: StatementBaris, before: StatementBaris | undefined): boolean =>
  isFeeCode(line.kode) && before?.nomor_referensi === line.nomor_referensi && !isFeeCode(before.kode);

/** Returns the days of a statement as paper writes them. */
export const periodOf = ({
  tanggal_awal,
  tanggal_akhir,
}: Pick<StatementKepala, 'tanggal_awal' | 'tanggal_akhir'>): string => periodOnPaper(tanggal_awal, tanggal_akhir);

/** Returns an amount with its separators; '' for none. */
export const amountOn = (wire: string, kodeValuta: string): string => (wire === '' ? '' : formatWire(wire, kodeValuta));

/** Returns the mark of a copy: none on the original; every later one says that it is a copy. */
export const markOf = (ke: number): string => copyMark(ke - 1);

/** A statement begins and ends with its own balance, and a page in between with a balance carried. */
export const openingLabel = (halaman: number): string => (halaman === 1 ? paper.saldoAwal : paper.saldoPindahan);
export const closingLabel = (halaman: number, jumlah: number): string =>
  halaman === jumlah ? paper.saldoAkhir : paper.saldoDipindahkan;
