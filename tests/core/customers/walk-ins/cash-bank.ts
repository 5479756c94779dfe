import { toRows } from '#core/programs/seed/counter.ts';
import type { Posting } from '#types/proto/common.ts';
import { type CounterBank, counterBank, rupiah } from '../../counter-bank.ts';

export interface CashBank extends CounterBank {
  /** A deposit of so many millions that its branch manager approves, whatever its maker may do alone. */
  deposit(teller: 'teller1' | 'teller3', account: string, millions: number, rest?: object): Promise<Posting>;
  /** The customer who owns an account. */
  ownerOf(account: string): Promise<string>;
  /** Returns a party's day from the books: in, out and worth in whole rupiah. */
  dayOf(party: string, day?: string): Promise<readonly [masuk: number, keluar: number, nilai: number] | null>;
  /** The reports of a party: kind, direction, first day, last day, whole rupiah, state. */
  reportsOf(party: string): Promise<readonly (readonly [string, string, string, string, number, string])[]>;
  /** Takes every branch and till to this day, at work. */
  turnTo(day: string): Promise<void>;
  /** Every branch has closed its day. */
  closeAll(): Promise<void>;
}

const MANAGERS = { teller1: 'manager1', teller3: 'manager2' } as const;
const SEN = 100n;
const whole = (minor: bigint): number => Number(minor / SEN);

/** The counter bank, with what tests of cash and its reports do again and again. */
export async function cashBank(): Promise<CashBank> {
  const bank = await counterBank();
  const { owner } = bank;
  return {
    ...bank,
    deposit: async (teller, account, millions, rest = {}) => {
      const data = {
        nomor_rekening: account,
        nominal: rupiah(BigInt(millions) * 1_000_000n),
        pecahan: toRows({ '100000': millions * 10 }),
        ...rest,
      };
      const { id_flow } = await bank.flow(teller, 'SUBMIT', { flowCode: 'SETOR_TUNAI', seen: '', data });
      return bank.flow(MANAGERS[teller], 'APPROVE', { idFlow: id_flow, remark: 'Sesuai slip' });
    },
    ownerOf: async (account) => {
      const [row] = await owner<
        { n: string }[]
      >`select nomor_nasabah as n from account where nomor_rekening = ${account}`;
      return row?.n ?? '';
    },
    dayOf: async (party, day = '2026-11-20') => {
      const [row] = await owner<{ masuk: bigint; keluar: bigint; nilai: bigint }[]>`
        select masuk, keluar, nilai from cash_day where pihak = ${party} and tanggal = ${day}`;
      return row ? [whole(row.masuk), whole(row.keluar), whole(row.nilai)] : null;
    },
    reportsOf: async (party) =>
      (
        await owner<{ jenis: string; arah: string; dari: string; sampai: string; jumlah: bigint; status: string }[]>`
          select jenis, arah, dari, sampai, jumlah, status from cash_report where pihak = ${party} order by id_laporan`
      ).map((row) => [row.jenis, row.arah, row.dari, row.sampai, whole(row.jumlah), row.status] as const),
    turnTo: async (day) => {
      await owner`update branch set accounting_date = ${day}, status = 'BUKA'`;
      await owner`update cash_box set tanggal = ${day} where status = 'BUKA'`;
    },
    closeAll: async () => {
      await owner`update branch set status = 'TUTUP'`;
    },
  };
}

/** Gives a walk-in customer's short identity, and the whole one. */
export const short = { jenis_identitas: 'KTP', nomor_identitas: '3273056010900009', nama: 'Rina Melati' } as const;
export const wholeIdentity = {
  alamat: 'Jl. Kenanga 7, Bandung',
  tempat_lahir: 'Bandung',
  tanggal_lahir: '1990-10-20',
  jenis_kelamin: 'P',
  kewarganegaraan: 'Indonesia',
  pekerjaan: 'Pedagang',
  sumber_dana: 'Hasil usaha',
  tujuan: 'Menukar uang',
} as const;

/** So many hundred thousands exchanged, notes of 50,000 for notes of 100,000. */
export const exchanged = (notes: number, rest: object = {}) => ({
  nominal: rupiah(BigInt(notes) * 100_000n),
  pecahan: toRows({ '50000': notes * 2 }),
  kembalian: toRows({ '100000': notes }),
  ...rest,
});
