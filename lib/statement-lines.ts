import type { StatementBaris, StatementKepala } from '#types/proto/statement.ts';
import { toDisplay } from './dates.ts';
import { fees, isFeeCode } from './fees.ts';
import { paper } from './messages/paper.ts';
import { formatWire } from './money.ts';
import { nameOnPaper } from './operations/names.ts';

/** What a line of a statement is called on paper, which is Indonesian. */
const nameOf = (kode: string): string => (isFeeCode(kode) ? fees[kode].id : nameOnPaper(kode));

/** What a line says it is: its kind, and what was written with it. */
export const saidOf = ({ kode, keterangan }: StatementBaris): string =>
  [nameOf(kode), keterangan].filter(Boolean).join(' · ');

/** The days of a statement as paper says them. */
export const periodOf = ({
  tanggal_awal,
  tanggal_akhir,
}: Pick<StatementKepala, 'tanggal_awal' | 'tanggal_akhir'>): string =>
  `${toDisplay(tanggal_awal)} s.d. ${toDisplay(tanggal_akhir)}`;

/** An amount with its separators; nothing where there is none. */
export const amountOn = (wire: string, kodeValuta: string): string => (wire === '' ? '' : formatWire(wire, kodeValuta));

/** "21-11-2026 17:56:32" of an ISO time. */
export const momentOn = (iso: string): string => {
  const [date = '', time = ''] = iso.slice(0, 19).split('T');
  return [toDisplay(date), time].filter(Boolean).join(' ');
};

/** `text` with its gaps filled in. */
export const filledIn = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** What stands on a copy: nothing on the original, on every later one that it is one. */
export const markOf = (ke: number): string => (ke > 1 ? filledIn(paper.cetakUlangKe, { ke: ke - 1 }) : '');

/** What a page begins and ends with is the statement's own balance at its ends, and a balance carried in between. */
export const openingLabel = (halaman: number): string => (halaman === 1 ? paper.saldoAwal : paper.saldoPindahan);
export const closingLabel = (halaman: number, jumlah: number): string =>
  halaman === jumlah ? paper.saldoAkhir : paper.saldoDipindahkan;
