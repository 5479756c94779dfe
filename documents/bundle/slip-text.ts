import type { Signer } from '#documents/pdf/masthead.ts';
import { moment } from '#documents/report/cells.ts';
import { id } from '#lib/messages/all.ts';
import { paper } from '#lib/messages/paper.ts';
import { formatMoney, formatWire, money, toMinor } from '#lib/money.ts';
import { terbilangWire } from '#lib/terbilang.ts';
import type { VoucherGl } from '#types/proto/books/report.ts';
import type { DaySlip } from './bundle.ts';

const nameOf = (operasi: string): string => (id as Readonly<Record<string, string>>)[`alur.${operasi}`] ?? operasi;

/** A voucher has these texts on any paper. */
export interface VoucherText {
  readonly title: string;
  readonly number: string;
  /** The lines are those of this branch. */
  readonly place: string;
  /** The details are operation, day and moment, remark, and person. */
  readonly details: readonly string[];
  readonly lines: readonly VoucherLine[];
  readonly sum: string;
  readonly words: string;
  readonly signers: readonly Signer[];
  /** Returns what the first so many lines come to. */
  readonly carried: (lines: number) => string;
}

interface VoucherLine {
  readonly account: string;
  readonly about: string;
  readonly amount: string;
}

/** Returns one side of a journal in a branch, in the words of its paper. */
export function voucherText(slip: DaySlip, voucher: VoucherGl): VoucherText {
  const { sisi, baris, jumlah, kode_valuta, kode_cabang, nama_cabang } = voucher;
  const who = [slip.user_input, slip.user_otorisasi].filter(Boolean).join(' / ');
  return {
    title: sisi === 'D' ? paper.voucherDebet : paper.voucherKredit,
    number: slip.nomor_referensi,
    place: `${kode_cabang} ${nama_cabang}`,
    details: [[nameOf(slip.operasi), moment(slip.waktu), who].join(' · '), slip.keterangan].filter(Boolean),
    lines: baris.map((row) => ({
      account: `${row.kode_gl} ${row.nama_gl}`,
      about: [row.nomor_rekening, row.nama_rekening, row.keterangan].filter(Boolean).join(' · '),
      amount: formatWire(row.nominal, kode_valuta),
    })),
    sum: `${kode_valuta} ${formatWire(jumlah, kode_valuta)}`,
    words: terbilangWire(jumlah, kode_valuta),
    signers: [
      { role: paper.pembuat, name: slip.user_input },
      { role: paper.pemeriksa, name: slip.user_otorisasi },
      { role: paper.ttdPejabat, name: '' },
    ],
    carried: (lines) => {
      const minor = baris.slice(0, lines).reduce((sum, { nominal }) => sum + toMinor(nominal, kode_valuta), 0n);
      return formatMoney(money(kode_valuta, minor));
    },
  };
}

export const sumLabel = paper.jumlahVoucher;
