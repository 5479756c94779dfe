import { expect, test } from 'vitest';
import { payPayroll } from '#core/payments/payroll/pay.ts';
import { sendPart } from '#core/payments/payroll/payroll-job.ts';
import { periksa } from '#core/payments/payroll/queries.ts';
import { formBatches } from '#core/payments/settlement/form-batch.ts';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { transferSettlement } from '#core/payments/transfers/settle.ts';
import { refused } from '../../counter-bank.ts';
import { line, listsOf, part } from '../../customers/screening/lists-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { storeMessage } from '../settlement/settlement-bank.ts';
import { employees, payment, payrollBank } from './payroll-bank.ts';

const bank = await payrollBank();
const { file, approve, newest, lines, balance, begin, owner, waiting, work } = bank;
const lists = listsOf(bank);
const throwIt = (error: unknown) => {
  throw error;
};

type Wide = readonly [nomor: string, nama: string, nominal: string, bank: string];
const mixed: readonly Wide[] = [
  [accounts.ani, 'Ani Lestari', '4000000', ''],
  ['8800112233', 'Siti Jauh', '3000000', '014'],
  ['8800112244', 'Joko Seberang', '2000000.50', 'CENAIDJA'],
];
const FEE = 2_500_00n;
const TOTAL = 9_000_000_50n;
const month = (n: number) => ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01'][n - 1] ?? '';
const sheet = (rows: readonly Wide[]) =>
  ['nomor_rekening,nama,nominal,keterangan,kode_bank', ...rows.map(([a, b, c, d]) => [a, b, c, '', d].join(','))].join(
    '\n',
  );
const paying = (n: number, rows: readonly Wide[] = mixed) =>
  payment(
    rows.map(([nomor, nama, nominal]) => [nomor, nama, nominal]),
    { periode: month(n), isi: sheet(rows) },
  );
interface StoredTransfer {
  readonly nomor: string;
  readonly rail: string;
  readonly status: string;
  readonly nominal: bigint;
  readonly kode_bank: string;
  readonly journal: string;
}
const transfersOf = async (id: string) => [
  ...(await owner<StoredTransfer[]>`
    select t.nomor, t.rail, t.status, t.nominal, t.kode_bank, t.journal_id::text as journal from transfer t join payroll_row r on r.nomor_transfer = t.nomor
    where r.id_gaji = ${id} order by r.urut`),
];
const states = async (id: string) =>
  (
    await owner<{ status: string; sebab: string }[]>`
      select status, sebab from payroll_row where id_gaji = ${id} order by urut`
  ).map(({ status, sebab }) => [status, sebab].filter(Boolean).join(' '));
const parameter = (nama: string, nilai: string) => owner`update parameter set nilai = ${nilai} where nama = ${nama}`;
const rails = ['skn', 'rtgs', 'bi_fast'];
/** Closes each rail's window during the work, and sets it back. */
async function closed(during: () => Promise<void>): Promise<void> {
  const before = await owner<{ nama: string; nilai: string }[]>`
    select nama, nilai from parameter where nama = any (${rails.map((rail) => `${rail}_batas_jam`)})`;
  for (const rail of rails) await parameter(`${rail}_batas_jam`, '0');
  try {
    await during();
  } finally {
    for (const { nama, nilai } of before) await parameter(nama, nilai);
  }
}

test('the preview shows the cost of other banks’ rows, and the sum that leaves the employer', async () => {
  const { biaya, rincian_biaya, ringkasan } = await bank.run('backoffice1', payPayroll, paying(1), { dryRun: true });
  expect({ biaya, rincian_biaya, jumlah: ringkasan?.jumlah }).toEqual({
    biaya: '5000.00',
    rincian_biaya: [{ kode: 'BIAYA_BI_FAST', nominal: '5000.00', dihapus: 'F' }],
    jumlah: '9005000.50',
  });
  const own = await bank.run('backoffice1', payPayroll, payment(employees), { dryRun: true });
  expect([own.biaya, own.rincian_biaya, own.ringkasan?.biaya]).toEqual(['0.00', [], '']);
});

test('rows of other banks leave the employer with their fees, by the rail a counter would propose, and come back to its account', async () => {
  const before = await balance(accounts.firma);
  const asked = await periksa(await bank.as('backoffice1'), { nomor_rekening: accounts.firma, isi: sheet(mixed) });
  expect(asked).toMatchObject({
    sah: 'T',
    cabang: [{ kode_cabang: '001', baris: 1, nominal: '4000000.00' }],
    keluar: [{ rail: 'BI_FAST', baris: 2, nominal: '5000000.50', biaya: '5000.00' }],
  });
  const posted = await approve(await file(paying(1)));
  expect(await lines(posted.id_jurnal)).toEqual([
    ['001', '203001', TOTAL, accounts.firma],
    ['001', '203001', 2n * FEE, accounts.firma],
    ['001', '201008', -TOTAL - 2n * FEE, null],
  ]);
  const { id_gaji } = await newest();
  await expectSoundBooks(bank);
  await work(id_gaji);
  expect(await newest()).toMatchObject({ status: 'SELESAI', dibayar: 3, gagal: 0, journal_kembali: null });
  const [first, second] = await transfersOf(id_gaji);
  expect([first, second]).toMatchObject([
    { rail: 'BI_FAST', status: 'DIOTORISASI', nominal: 3_000_000_00n, kode_bank: 'CENAIDJA' },
    { rail: 'BI_FAST', status: 'DIOTORISASI', nominal: 2_000_000_50n, kode_bank: 'CENAIDJA' },
  ]);
  expect(await lines(first?.journal ?? null)).toEqual([
    ['001', '201008', 3_000_000_00n + FEE, null],
    ['001', '109004', -3_000_000_00n, null],
    ['001', '502001', -FEE, null],
  ]);
  expect(await waiting()).toBe(0n);
  await work(id_gaji);
  expect(await transfersOf(id_gaji)).toHaveLength(2);
  // From here on as any transfer of the employer's account: one is settled, one comes back to it.
  await formBatches(begin, [transferSettlement], throwIt, { semua: true });
  await storeMessage(bank, [
    { jenis: 'SELESAI', rail: 'BI_FAST', end_to_end: first?.nomor ?? '', jumlah: '300000000' },
    { jenis: 'DIKEMBALIKAN', rail: 'BI_FAST', end_to_end: second?.nomor ?? '', jumlah: '200000050', sebab: 'AC04' },
  ]);
  await processEntries({ db: bank.app, begin }, [transferSettlement], throwIt);
  expect((await transfersOf(id_gaji)).map(({ status }) => status)).toEqual(['SELESAI', 'DIRETUR']);
  expect(await balance(accounts.firma)).toBe(before - 7_000_000_00n - 2n * FEE);
});

test('a core that is killed between parts or within one sends no row twice, nor do two cores at once', async () => {
  await approve(await file(paying(2)));
  const { id_gaji } = await newest();
  await begin((tx) => sendPart(tx, id_gaji, 1));
  await begin(async (tx) => {
    await sendPart(tx, id_gaji, 1);
    throw new Error('killed');
  }).catch(() => {});
  expect(await states(id_gaji)).toEqual(['MENUNGGU', 'DIBAYAR', 'MENUNGGU']);
  await expectSoundBooks(bank);
  await Promise.all([work(id_gaji), work(id_gaji)]);
  expect(await newest()).toMatchObject({ status: 'SELESAI', dibayar: 3 });
  expect(await transfersOf(id_gaji)).toHaveLength(2);
  expect(await waiting()).toBe(0n);
});

test('outside the hours of every rail the rows of other banks wait with their money, and leave within them', async () => {
  await closed(async () => {
    await approve(await file(paying(3)));
    const { id_gaji } = await newest();
    await work(id_gaji);
    expect(await newest()).toMatchObject({ status: 'BERJALAN', dibayar: 1, tertahan: 'PAYROLL_HOURS' });
    expect(await waiting()).toBe(-5_000_000_50n - 2n * FEE);
    expect(await transfersOf(id_gaji)).toEqual([]);
  });
  const { id_gaji } = await newest();
  await work(id_gaji);
  expect(await newest()).toMatchObject({ status: 'SELESAI', dibayar: 3, tertahan: '' });
});

test('a row its rail or a list does not take that day fails alone, and goes back with its fee', async () => {
  const before = await balance(accounts.firma);
  const item = await file(paying(4));
  await lists.putInForce(part([line('G-1', 'Siti Jauh')]));
  await approve(item);
  const { id_gaji } = await newest();
  await parameter('bi_fast_batas', '2000000.49');
  await work(id_gaji);
  await parameter('bi_fast_batas', '250000000.00');
  expect(await states(id_gaji)).toEqual(['DIBAYAR', 'GAGAL COMPLIANCE_HOLD', 'GAGAL TRANSFER_MAXIMUM']);
  const done = await newest();
  expect(done).toMatchObject({ status: 'SELESAI', dibayar: 1, gagal: 2, nominal_gagal: 5_000_000_50n });
  expect(await lines(String(done.journal_kembali))).toEqual([
    ['001', '201008', 5_000_000_50n + 2n * FEE, null],
    ['001', '203001', -5_000_000_50n - 2n * FEE, accounts.firma],
  ]);
  expect(await balance(accounts.firma)).toBe(before - 4_000_000_00n);
  expect((await lists.hits('LAWAN:CENAIDJA/8800112233')).map(({ status }) => status)).toEqual(['BARU']);
});

test('nothing is filed with a bank nobody knows, a name on a list, an amount no rail takes, or an account twice', async () => {
  const wrong = async (row: Wide) =>
    (
      await periksa(await bank.as('backoffice1'), {
        nomor_rekening: accounts.firma,
        isi: sheet([row]),
      })
    ).salah.map(({ kolom, kode }) => `${kolom} ${kode}`);
  const known: Wide = ['8800112244', 'Joko Seberang', '2000000', '014'];
  expect(await wrong(known)).toEqual([]);
  // A spreadsheet that keeps the clearing code as a number has dropped its leading zero.
  expect(await wrong(['8800112244', 'Joko Seberang', '2000000', '14'])).toEqual([]);
  const rows: readonly [Wide, string][] = [
    [['8800112244', 'Joko Seberang', '2000000', '999'], 'kode_bank BANK_UNKNOWN'],
    [['8800112244', 'Joko Seberang', '2000000', '0014'], 'kode_bank v.bankGaji'],
    [['88-00', 'Joko Seberang', '2000000', '014'], 'nomor_rekening v.rekeningTujuan'],
    [['8800112233', 'Siti Jauh', '2000000', '014'], 'nama COMPLIANCE_HOLD'],
    [['8800112233', 'Ummi alias Siti Jauh', '2000000', '014'], 'nama COMPLIANCE_HOLD'],
    [['8800112233', 'S1ti Jauh', '2000000', '014'], 'nama COMPLIANCE_HOLD'],
    [['8800112233', 'Sɨti Jauh', '2000000', '014'], 'nama v.namaAksara'],
    [['=8800', 'Joko Seberang', '2000000', '014'], 'nomor_rekening v.rumus'],
  ];
  for (const [row, fault] of rows) {
    expect([row[3], await wrong(row)]).toEqual([row[3], [fault]]);
    await refused(bank, 'PAYROLL_ROWS', () => file(paying(5, [row])));
  }
  await refused(bank, 'PAYROLL_ROWS', () => file(paying(5, [known, known])));
  // A file without the column stays what it was.
  const old = await periksa(await bank.as('backoffice1'), {
    nomor_rekening: accounts.firma,
    isi: payment(employees).isi,
  });
  expect([old.sah, old.keluar, old.nominal]).toEqual(['T', [], '10000000.50']);
});
