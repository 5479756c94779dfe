import { afterAll, beforeAll, expect, test } from 'vitest';
import { daftar, periksa, ringkas } from '#core/books/reports/regulatory/queries.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { as } from '#core/programs/seed/counter.ts';
import { paging } from '../../../asking.ts';
import { booked } from '../../../booked.ts';
import { dollars, insertRate, seedDollars } from '../../../currency-bank.ts';
import { breaksBooks, refusal, type TestBank, testBank } from '../../../helpers.ts';
import { accounts, DAY } from '../../../small-bank.ts';

let bank: TestBank;
const at = (kode_cabang: string, kode_gl: string) => ({ kode_cabang, kode_gl });
const book = (rekening: string | null, ...legs: readonly Leg[]) => booked(bank, legs, { rekening });
beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['4', '9', '23']);
});
afterAll(() => bank.close());

const found = async (user: string, kode: string, check = '') =>
  (await periksa(await as(bank, user), { paging: paging({ show: 100 }), kode, bulan: DAY, periksa: check })).data;
const counted = async (user: string, kode: string) => {
  const { pemeriksaan: rows } = await ringkas(await as(bank, user), { kode, bulan: DAY });
  return Object.fromEntries(rows.map((row) => [row.periksa, row.jumlah]));
};
const listed = async (user: string, bulan = '') =>
  (await daftar(await as(bank, user), { paging: paging(), bulan })).data;

test('each user sees the checks of the own screens; a teller does not see that there are reports of cash', async () => {
  expect((await listed('finance1')).map(({ kode }) => kode)).toEqual([
    'PUBLIKASI',
    'PPH',
    'ZAKAT',
    'LPS',
    'ANTASENA',
    'SLIK',
  ]);
  expect((await listed('compliance1')).map(({ kode }) => kode)).toEqual(['LTKT', 'LTKM']);
  expect(await listed('teller1')).toEqual([]);
  await refusal(found('teller1', 'LTKT'), 'NOT_FOUND');
  await refusal(found('finance1', 'LTKT'), 'NOT_FOUND');
  await refusal(counted('compliance1', 'PUBLIKASI'), 'NOT_FOUND');
  await refusal(found('finance1', 'TIDAK_ADA'), 'NOT_FOUND');
  expect(await found('compliance1', 'LTKT', 'LAPORAN_LEWAT')).toEqual([]);
});

test('the month that is asked for is the last one that has ended, and is due so many days after it', async () => {
  const [row] = await listed('finance1');
  expect(row).toMatchObject({ awal: '2026-10-01', akhir: '2026-10-31', tenggat: '2026-12-01', sisa_hari: 11 });
  const [november] = await listed('finance1', '2026-11-17');
  expect(november).toMatchObject({ awal: '2026-11-01', akhir: '2026-11-30', tenggat: '2026-12-31' });
});

test('an account outside of the lines is named with its balance, and the lines then do not balance', async () => {
  await book(null, debit(at('001', '112005'), 1_000_000n), credit(at('001', '502003'), 1_000_000n));
  expect(await counted('finance1', 'PUBLIKASI')).toMatchObject({ GL_TANPA_BARIS: 0, NERACA_SELISIH: 0 });
  await bank.owner`update report_line set dari = '{113000}', sampai = '{199999}' where laporan = 'PUBLIKASI_NERACA' and nama = 'Aset lain'`;
  expect(await counted('finance1', 'PUBLIKASI')).toEqual({
    GL_TANPA_BARIS: 1,
    GL_BARIS_GANDA: 0,
    NERACA_SELISIH: 1,
    HARI_BERJALAN: 3,
  });
  expect(await found('finance1', 'PUBLIKASI', 'GL_TANPA_BARIS')).toMatchObject([
    { jenis: 'GL', id: '112005', nominal: '10000.00', berat: 'WAJIB' },
  ]);
  expect(await found('finance1', 'PUBLIKASI', 'HARI_BERJALAN')).toHaveLength(3);
});

test('tax without an account is nobody’s; paid tax is listed apart; with an account it is the customer’s', async () => {
  await book(null, debit(at('001', '202001'), 5_000n), credit(at('001', '205001'), 5_000n));
  await book(null, debit(at('001', '205001'), 2_000n), credit(at('001', '201001'), 2_000n));
  await book(accounts.ani, debit(at('001', '202001'), 10_000n), credit(at('001', '205001'), 10_000n));
  expect(await counted('finance1', 'PPH')).toMatchObject({ BARIS_TANPA_NASABAH: 1, DISETOR: 1, BUKU_BESAR_SELISIH: 0 });
  const [nobody] = await found('finance1', 'PPH', 'BARIS_TANPA_NASABAH');
  expect(nobody).toMatchObject({ jenis: 'JURNAL', nominal: '50.00' });
  expect(nobody?.id).toMatch(/^001261120/);
  expect((await found('finance1', 'PPH', 'DISETOR'))[0]).toMatchObject({ nominal: '-20.00' });
  await bank.owner`update customer set nomor_npwp = null, nomor_identitas = null, jenis_identitas = null where nama_nasabah = 'Ani Lestari'`;
  expect(await found('finance1', 'PPH', 'TANPA_NPWP')).toMatchObject([
    { nama: 'Ani Lestari', jenis: 'NASABAH', kolom: 'nomor_npwp', nominal: '100.00', badan: 'F' },
  ]);
});

test('depositors without their identifying data are named, and balances that are not the ledger’s', async () => {
  const lacking = await found('finance1', 'LPS', 'NASABAH_KURANG');
  expect(lacking).toContainEqual(expect.objectContaining({ nama: 'Ani Lestari', kolom: 'nomor_identitas' }));
  expect(await counted('finance1', 'LPS')).toMatchObject({ BUKU_BESAR_SELISIH: 0, KURS_KOSONG: 0 });
  await bank.owner`update account_state set saldo_buku = saldo_buku + 700 where nomor_rekening = ${accounts.budi}`;
  expect(await found('finance1', 'LPS', 'BUKU_BESAR_SELISIH')).toMatchObject([
    { id: '203002', nama: 'Tabungan wadiah IDR', nominal: '-7.00' },
  ]);
  await bank.owner`update account_state set saldo_buku = saldo_buku - 700 where nomor_rekening = ${accounts.budi}`;
});

test('exempt tax is reported with its sum; without a letter, or with one that has ended, nothing is', async () => {
  const exempt = (account: string, until: string) => bank.owner`
    update account set skb_nomor = 'SKB-1/2026', skb_sampai = ${until} where nomor_rekening = ${account}`;
  const share = (account: string) =>
    book(account, debit(at('001', '202001'), 30_000n), credit(at('001', '201001'), 30_000n));
  await exempt(accounts.pejabat, '2026-12-31');
  await exempt(accounts.dorman, '2026-11-19');
  for (const account of [accounts.pejabat, accounts.dorman, accounts.budi]) await share(account);
  expect(await found('finance1', 'PPH', 'BEBAS_PAJAK')).toMatchObject([
    { jenis: 'NASABAH', nama: 'Hendra Wijaya', nominal: '300.00', berat: 'INFO' },
  ]);
  expect(await counted('finance1', 'PPH')).toMatchObject({ BEBAS_PAJAK: 1 });
  // From the day of the share on a letter counts on its last day too.
  await exempt(accounts.dorman, DAY);
  expect((await found('finance1', 'PPH', 'BEBAS_PAJAK')).map(({ nama }) => nama)).toEqual(
    expect.arrayContaining(['Hendra Wijaya', 'Darmi Lamatidur']),
  );
  expect(await counted('finance1', 'PPH')).toMatchObject({ BEBAS_PAJAK: 2 });
});

test('funds in a currency that has no rate up to the month’s end are named; a rate of its last day is enough', async () => {
  await seedDollars(bank);
  await bank.owner`update account_state set saldo_buku = saldo_buku + 12_500 where nomor_rekening = any (${Object.values(dollars)})`;
  await insertRate(bank, ['16600.00', '16800.00', '17000.00'], '2026-12-01');
  for (const kode of ['LPS', 'ANTASENA']) {
    expect(await found('finance1', kode, 'KURS_KOSONG')).toMatchObject([
      { jenis: 'VALUTA', id: 'USD', nominal: '250.00', berat: 'WAJIB' },
    ]);
    expect(await counted('finance1', kode)).toMatchObject({ KURS_KOSONG: 1 });
  }
  await insertRate(bank, ['16600.00', '16800.00', '17000.00'], '2026-11-30');
  for (const kode of ['LPS', 'ANTASENA']) {
    expect(await found('finance1', kode, 'KURS_KOSONG')).toEqual([]);
    expect(await counted('finance1', kode)).toMatchObject({ KURS_KOSONG: 0 });
  }
});

test('codes that nobody has named, and facts that only the financing system has', async () => {
  expect(await counted('finance1', 'ANTASENA')).toMatchObject({ SANDI_KOSONG: 0 });
  await bank.owner`update reference_code set nilai = '' where kelompok = 'SANDI_SIMPANAN' and kode = 'GIRO'`;
  expect(await found('finance1', 'ANTASENA', 'SANDI_KOSONG')).toMatchObject([
    { jenis: 'PILIHAN', id: 'SANDI_SIMPANAN/GIRO', nama: 'GIRO' },
  ]);
  expect(await counted('finance1', 'SLIK')).toMatchObject({ PEMBIAYAAN_TIDAK_ADA: 1, KOLOM_LUAR: 6 });
});
