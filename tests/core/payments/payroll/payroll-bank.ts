import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { beginOn } from '#core/db/transactions.ts';
import { payrollJob } from '#core/payments/payroll/payroll-job.ts';
import { counterBank, rupiah } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const silent = pino({ level: 'silent' });

/** One row of a file, as somebody types it. */
export type Typed = readonly [nomor: string, nama: string, nominal: string, keterangan?: string];

export const employees: readonly Typed[] = [
  [accounts.ani, 'Ani Lestari', '4000000'],
  [accounts.citra, 'CITRA PERMANA', '3500000.50', 'Bonus'],
  [accounts.budi, 'Budi Hartono', '2500000'],
];

/** The text of a file. */
export const sheet = (rows: readonly Typed[]): string =>
  ['nomor_rekening,nama,nominal,keterangan', ...rows.map((row) => [...row, ''].slice(0, 4).join(','))].join('\n');

/** Returns the content of the employer's letter and file, of rows with sound amounts. */
export const payment = (rows: readonly Typed[] = employees, over: object = {}) => ({
  nomor_rekening: accounts.firma,
  periode: '2026-11',
  jumlah_baris: String(rows.length),
  nominal: cents(rows.reduce((sum, [, , nominal]) => sum + minor(nominal), 0n)),
  kode_valuta: 'IDR',
  isi: sheet(rows),
  keterangan: 'Gaji bulanan',
  ...over,
});

const minor = (nominal: string): bigint => {
  const [whole = '0', part = ''] = nominal.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
};
const cents = (value: bigint): string => `${rupiah(value / 100n).slice(0, -2)}${String(value % 100n).padStart(2, '0')}`;

export interface StoredPayroll {
  readonly id_gaji: string;
  readonly status: string;
  readonly tertahan: string;
  readonly dibayar: number;
  readonly gagal: number;
  readonly nominal_gagal: bigint;
  readonly journal_kembali: bigint | null;
}

/** The counter bank with payrolls upon it. */
export async function payrollBank() {
  const bank = await counterBank();
  const begin = beginOn(bank.app);
  const file = async (data: object, maker = 'backoffice1') =>
    (await bank.flow(maker, 'SUBMIT', { flowCode: 'BAYAR_GAJI', seen: '', data }, randomUUID())).id_flow;
  const approve = (idFlow: string, checker = 'manager1') =>
    bank.flow(checker, 'APPROVE', { idFlow, remark: 'Surat dan daftar dilihat' });
  const newest = async (): Promise<StoredPayroll> => {
    const [row] = await bank.owner<StoredPayroll[]>`
      select id_gaji, status, tertahan, dibayar, gagal, nominal_gagal, journal_kembali from payroll order by dibuat_pada desc limit 1`;
    if (!row) throw new Error('no payroll');
    return { ...row };
  };
  const rows = async (id: string) =>
    (
      await bank.owner<{ nomor_rekening: string; status: string; sebab: string; jurnal: string | null }[]>`
        select nomor_rekening, status, sebab, journal_id::text as jurnal from payroll_row where id_gaji = ${id} order by urut`
    ).map((row) => [row.nomor_rekening, row.status, row.sebab, row.jurnal] as const);
  const lines = async (idJurnal: string | null) =>
    (
      await bank.owner<
        { kode_cabang: string; kode_gl: string; jumlah: bigint; rekening: string | null; lawan: string | null }[]
      >`
        select kode_cabang, kode_gl, jumlah, rekening, lawan from journal_line where journal_id = ${idJurnal} order by urut`
    ).map(({ kode_cabang, kode_gl, jumlah, rekening, lawan }) => [kode_cabang, kode_gl, jumlah, rekening ?? lawan]);
  const balance = async (nomor: string) =>
    (
      await bank.owner<{ saldo_buku: bigint }[]>`select saldo_buku from account_state where nomor_rekening = ${nomor}`
    )[0]?.saldo_buku ?? 0n;
  const waiting = async () =>
    (
      await bank.owner<{ n: bigint }[]>`
        select coalesce(sum(jumlah), 0)::bigint as n from journal_line where kode_gl = '201008'`
    )[0]?.n ?? 0n;
  /** The job, as a core runs it. */
  const work = (id: string) => payrollJob(bank.app, begin, silent, { id_gaji: id });
  return { ...bank, begin, file, approve, newest, rows, lines, balance, waiting, work };
}
