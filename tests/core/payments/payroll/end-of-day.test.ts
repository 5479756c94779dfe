import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { baris } from '#core/payments/payroll/queries.ts';
import { formBatches } from '#core/payments/settlement/form-batch.ts';
import { cancelUnsent } from '#core/payments/transfers/end-of-day.ts';
import { transferSettlement } from '#core/payments/transfers/settle.ts';
import { paging } from '../../asking.ts';
import { endOfDayOf, runStep } from '../../business-day/end-of-day/run-step.ts';
import { accounts } from '../../small-bank.ts';
import { payment, payrollBank } from './payroll-bank.ts';

const bank = await payrollBank();
const { file, approve, newest, lines, balance, begin, owner, waiting, work } = bank;
const FEE = 2_500_00n;

const fileOf = (periode: string, rows: readonly (readonly [string, string, string, string])[]) =>
  file(
    payment(
      rows.map(([nomor, nama, nominal]) => [nomor, nama, nominal]),
      {
        periode,
        isi: [
          'nomor_rekening,nama,nominal,keterangan,kode_bank',
          ...rows.map(([a, b, c, d]) => `${a},${b},${c},,${d}`),
        ].join('\n'),
      },
    ),
  );
/** Returns the screen's text of each row: its own status and that of its transfer. */
const rowStatuses = async (id_gaji: string) =>
  (await baris(await bank.as('backoffice1'), { id_gaji, status_baris: '', paging: paging() })).data.map(
    ({ nama, status_baris, status_transfer }) => [nama, status_baris, status_transfer],
  );
const leave = () =>
  formBatches(
    begin,
    [transferSettlement],
    (error) => {
      throw error;
    },
    { semua: true },
  );
const blockers = async () =>
  (await owner<{ kode: string; id: string }[]>`select kode, id from day_blockers('001') where kode = 'PERANTARA'`).map(
    ({ id }) => id,
  );
const run = randomUUID();
/** Runs the step of branch 001's end of day that cancels what did not leave, twice. */
async function endOfDay() {
  const at = await endOfDayOf(bank, '001', run);
  await owner`
    insert into eod_run (run, kode_cabang, tanggal, dari, berikut, id_user) values (${run}, '001', ${at.tanggal}, ${at.dari}, ${at.berikut}, 'manager1') on conflict do nothing`;
  await owner`
    insert into eod_step (run, urut, kode, status, mulai) values (${run}, 1, 'BATALKAN_TRANSFER', 'BERJALAN', now()) on conflict do nothing`;
  await owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
  const done = await runStep(bank, cancelUnsent, at);
  const twice = await runStep(bank, cancelUnsent, at);
  await owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  return { done, twice };
}

test('a salary to another bank that has not left when the day ends goes back to the employer with its fee; one that has left stays under way', async () => {
  const before = await balance(accounts.firma);
  await approve(await fileOf('2026-10', [['8800112233', 'Siti Jauh', '3000000', '014']]));
  const sent = await newest();
  await work(sent.id_gaji);
  expect(await leave()).toBe(1);
  await approve(
    await fileOf('2026-11', [
      [accounts.ani, 'Ani Lestari', '4000000', ''],
      ['8800112244', 'Joko Seberang', '2000000.50', '014'],
    ]),
  );
  const unsent = await newest();
  await work(unsent.id_gaji);
  expect(await rowStatuses(unsent.id_gaji)).toEqual([
    ['Ani Lestari', 'DIBAYAR', ''],
    ['Joko Seberang', 'DIBAYAR', 'DIOTORISASI'],
  ]);
  const paid = await balance(accounts.firma);
  expect(paid).toBe(before - 3_000_000_00n - 4_000_000_00n - 2_000_000_50n - 2n * FEE);
  // An unanswered payment in a batch holds the branch up; one that waits for a batch does not.
  expect(await blockers()).toEqual(['109004']);
  const { done, twice } = await endOfDay();
  expect([done.baris, twice.baris]).toEqual([1, 0]);
  expect(done.temuan).toEqual([
    expect.objectContaining({
      id: accounts.firma,
      sebab: 'TRANSFER_UNSENT',
      nominal: 2_000_000_50n,
      menghalangi: false,
    }),
  ]);
  const [row] = await owner<{ nomor: string; status: string; journal_akhir: string }[]>`
    select t.nomor, t.status, t.journal_akhir::text from transfer t join payroll_row r on r.nomor_transfer = t.nomor where r.id_gaji = ${unsent.id_gaji}`;
  expect(row).toMatchObject({ status: 'DIBATALKAN' });
  expect(await lines(row?.journal_akhir ?? null)).toEqual([
    ['001', '109004', 2_000_000_50n, null],
    ['001', '502001', FEE, null],
    ['001', '203001', -2_000_000_50n - FEE, accounts.firma],
  ]);
  expect(await balance(accounts.firma)).toBe(paid + 2_000_000_50n + FEE);
  expect([await rowStatuses(sent.id_gaji), await rowStatuses(unsent.id_gaji)]).toEqual([
    [['Siti Jauh', 'DIBAYAR', 'DIKIRIM']],
    [
      ['Ani Lestari', 'DIBAYAR', ''],
      ['Joko Seberang', 'DIBAYAR', 'DIBATALKAN'],
    ],
  ]);
  // Neither the job nor the next batch takes it up again.
  await work(unsent.id_gaji);
  expect([await leave(), await waiting(), await blockers()]).toEqual([0, 0n, ['109004']]);
  expect(await newest()).toMatchObject({ status: 'SELESAI', dibayar: 2, gagal: 0, journal_kembali: null });
});

test('rows that wait for the hours of their rail do not stop a branch from closing and leave the day after', async () => {
  const rails = ['skn_batas_jam', 'rtgs_batas_jam', 'bi_fast_batas_jam'];
  const hours = await owner<
    { nama: string; nilai: string }[]
  >`select nama, nilai from parameter where nama = any (${rails})`;
  await owner`update parameter set nilai = '0' where nama = any (${rails})`;
  await approve(await fileOf('2026-12', [['8800112255', 'Wati Seberang', '1000000', '014']]));
  const { id_gaji } = await newest();
  await work(id_gaji);
  expect([await rowStatuses(id_gaji), await waiting(), await blockers()]).toEqual([
    [['Wati Seberang', 'MENUNGGU', '']],
    -1_000_000_00n - FEE,
    ['109004'],
  ]);
  const before = await balance(accounts.firma);
  expect((await endOfDay()).done.baris).toBe(0);
  expect([await balance(accounts.firma), await waiting()]).toEqual([before, -1_000_000_00n - FEE]);
  for (const { nama, nilai } of hours) await owner`update parameter set nilai = ${nilai} where nama = ${nama}`;
  await work(id_gaji);
  expect([await rowStatuses(id_gaji), await waiting(), await leave()]).toEqual([
    [['Wati Seberang', 'DIBAYAR', 'DIOTORISASI']],
    0n,
    1,
  ]);
});
