import { pino } from 'pino';
import { beginOn } from '#core/db/transactions.ts';
import { payPayroll } from '#core/payments/payroll/pay.ts';
import { payrollJob } from '#core/payments/payroll/payroll-job.ts';
import { giveable, someAccount } from '#core/programs/seed/simulation/accounts.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { World } from '#core/programs/seed/simulation/world.ts';
import { payrollColumns } from '#lib/payments/payroll.ts';

const EMPLOYEES = 5;
const HUNDRED = 100_000n;
const quiet = pino({ level: 'silent' });

interface Employee {
  readonly nomor_rekening: string;
  readonly nama: string;
}

/** Accounts of any branch that take money in rupiah, other than the employer's. */
const employees = ({ app, accounts }: World, employer: string) => app<Employee[]>`
  select a.nomor_rekening, a.nama_rekening as nama from account a join account_state s using (nomor_rekening)
  where a.nomor_rekening = any (${accounts.map(({ nomor_rekening }) => nomor_rekening)}::text[]) and a.nomor_rekening <> ${employer}
    and s.status = 'AKTIF' and s.blokir = '' and a.kode_valuta = 'IDR' order by a.nomor_rekening desc limit ${EMPLOYEES}`;

/** An employer's salaries of the month: one approval over the file, and the job pays each row. */
export const paySalaries: Move = {
  name: 'gaji',
  weight: 4,
  makes: ['BAYAR_GAJI'],
  run: async (world, crew) => {
    const employer = crew.storekeeper && someAccount(world, crew, ({ kode_produk }) => kode_produk === '01');
    if (!crew.storekeeper || !employer) return false;
    const { nomor_rekening } = employer;
    const paid = await employees(world, nomor_rekening);
    if (paid.length === 0 || (await giveable(world, employer)) < BigInt(paid.length) + 1n) return false;
    const nominal = `${HUNDRED}.00`;
    const rows = paid.map(({ nomor_rekening: to, nama }) =>
      [to, `"${nama.replaceAll('"', '""')}"`, nominal, ''].join(','),
    );
    const data = {
      nomor_rekening,
      periode: world.date.slice(0, 7),
      jumlah_baris: String(paid.length),
      nominal: `${HUNDRED * BigInt(paid.length)}.00`,
      kode_valuta: 'IDR',
      isi: [payrollColumns.join(','), ...rows].join('\n'),
      keterangan: 'Gaji bulanan',
    };
    const approve = () => world.act(crew.storekeeper ?? '', payPayroll, data);
    const [known] =
      await world.app`select from payroll p where p.nomor_rekening = ${nomor_rekening} and p.periode = ${data.periode}`;
    if (known) return false;
    await approve();
    const [payroll] = await world.app<{ id_gaji: string }[]>`
      select id_gaji from payroll where nomor_rekening = ${nomor_rekening} and periode = ${data.periode}`;
    await payrollJob(world.app, beginOn(world.app), quiet, payroll);
    world.did('GAJI');
    await world.refuses('PAYROLL_TWICE', approve);
    return true;
  },
};
