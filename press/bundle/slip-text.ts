import { id } from '#lib/messages/all.ts';
import { paper } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import { terbilangWire } from '#lib/terbilang.ts';
import { moment } from '#press/report/cells.ts';
import type { VoucherGl } from '#types/proto/books/report.ts';
import type { DaySlip } from './bundle.ts';

const nameOf = (operasi: string): string => (id as Readonly<Record<string, string>>)[`alur.${operasi}`] ?? operasi;

/** A voucher has these texts on any paper. */
export interface VoucherText {
  readonly title: string;
  readonly number: string;
  /** The lines are those of this branch. */
  readonly place: string;
  /** The facts are operation, day and moment, remark, and person. */
  readonly facts: readonly string[];
  readonly lines: readonly { readonly account: string; readonly about: string; readonly amount: string }[];
  readonly sum: string;
  readonly words: string;
}

/** Returns one side of a journal in a branch, in the words of its paper. */
export function voucherText(slip: DaySlip, voucher: VoucherGl): VoucherText {
  const { sisi, baris, jumlah, kode_valuta, kode_cabang, nama_cabang } = voucher;
  const who = [slip.user_input, slip.user_otorisasi].filter(Boolean).join(' / ');
  return {
    title: sisi === 'D' ? paper.voucherDebet : paper.voucherKredit,
    number: slip.nomor_referensi,
    place: `${kode_cabang} ${nama_cabang}`,
    facts: [[nameOf(slip.operasi), moment(slip.waktu), who].join(' · '), slip.keterangan].filter(Boolean),
    lines: baris.map((row) => ({
      account: `${row.kode_gl} ${row.nama_gl}`,
      about: [row.nomor_rekening, row.nama_rekening, row.keterangan].filter(Boolean).join(' · '),
      amount: formatWire(row.nominal, kode_valuta),
    })),
    sum: `${kode_valuta} ${formatWire(jumlah, kode_valuta)}`,
    words: terbilangWire(jumlah, kode_valuta),
  };
}

export const signers = [paper.pembuat, paper.pemeriksa, paper.ttdPejabat] as const;
export const sumLabel = paper.jumlahVoucher;
