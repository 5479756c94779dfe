import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { reversal } from '#core/cash/counter/reversal.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { billCount, listBills } from '#core/payments/settlement/bills.ts';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { AppError } from '#lib/errors/errors.ts';
import { paging } from '../../asking.ts';
import { accepted, insertGrant, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { beginOf, storeMessage } from '../settlement/settlement-bank.ts';
import { fromGiro, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
breaksBooks(bank, ['15']);
const { approve, done, file, leave, ledger, lines, newest, owner } = bank;

const MONTH = '2026-11';
const bill = (over: object = {}) => ({
  bulan: MONTH,
  rail: 'SKN',
  nomor_tagihan: 'BI/2026/11/SKN',
  banyak: '3',
  nominal: '1800.00',
  kode_valuta: 'IDR',
  hitungan_banyak: '3',
  hitungan_nominal: '1800.00',
  alasan_selisih: '',
  ...over,
});
const enter = (over: object = {}, maker = 'keuangan1') => file(maker, 'TAGIHAN_BANK_SENTRAL', bill(over));
const counted = async (rail: string, bulan = MONTH) => billCount(await bank.as('keuangan1'), { bulan, rail });
const listed = async (bulan = '') =>
  (await listBills(await bank.as('keuangan1'), { paging: paging({}), bulan, rail: '' })).data;
const stands = async () => [(await listed()).length, await ledger('603005'), await ledger('102001')];
let movements = 0;
/** Sends the central bank's statement of a movement on our account. */
async function moved(jumlah: string, berita: string, arah = 'D') {
  movements += 1;
  await storeMessage(
    bank,
    [
      {
        jenis: 'MUTASI',
        id_transaksi: `GIRO/${movements}`,
        jumlah,
        isi: { arah, berita, tanggal: '2026-11-20', bank: '', end_to_end: '' } as never,
      },
    ],
    { jenis: 'camt.053' },
  );
  const failures: string[] = [];
  await processEntries({ db: bank.app, begin: beginOf(bank) }, [bank.area], (error) => failures.push(String(error)));
  return failures;
}

await owner`insert into app_user (id_user, nama_user, kode_cabang) values ('keuangan1', 'Keuangan Satu', '000'), ('keuangan2', 'Keuangan Dua', '000') on conflict do nothing`;
await owner`insert into user_role (id_user, role_id) values ('keuangan1', 'HO_FINANCE_STAFF'), ('keuangan1', 'BACK_OFFICE'), ('keuangan2', 'HO_FINANCE') on conflict do nothing`;
await done('teller1', 'SKN_NON_TUNAI', fromGiro(1_000_000n));
await done('teller1', 'SKN_NON_TUNAI', fromGiro(2_000_000n));
await leave();
await done('teller1', 'SKN_NON_TUNAI', fromGiro(3_000_000n));
await leave();
// One comes back: it was carried all the same.
await bank.answer((await newest()).nomor, 'DITOLAK', 'AC04');
await owner`update settlement_batch set status = 'TERKIRIM', dikirim_pada = coalesce(dikirim_pada, '2026-11-20 09:00+07') where status = 'DISUSUN'`;

test('a month’s sent transfers are counted by rail and tariff; unsent ones, and another month’s, are not', async () => {
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(4_000_000n));
  expect(await counted('SKN')).toEqual({
    tarif: [{ tarif: '600.00', banyak: 3, nominal: '1800.00' }],
    banyak: '3',
    nominal: '1800.00',
    kode_valuta: 'IDR',
  });
  expect(await counted('SKN', '2026-10')).toMatchObject({ tarif: [], banyak: '0', nominal: '0.00' });
  // RTGS by the hour at which it was handed over.
  for (const _ of [1, 2]) {
    await done('teller1', 'RTGS_NON_TUNAI', fromGiro(150_000_000n));
    await leave();
    await bank.answer((await newest()).nomor, 'DITOLAK', 'AC04');
  }
  const batches = await owner<
    { nomor: string }[]
  >`select nomor from settlement_batch where rail = 'RTGS' order by nomor`;
  const at = ['2026-11-20 14:59+07', '2026-11-20 15:00+07'];
  for (const [index, { nomor }] of batches.entries())
    await owner`update settlement_batch set dikirim_pada = ${at[index] ?? ''}::timestamptz where nomor = ${nomor}`;
  expect(await counted('RTGS')).toMatchObject({
    tarif: [
      { tarif: '7000.00', banyak: 1, nominal: '7000.00' },
      { tarif: '15000.00', banyak: 1, nominal: '15000.00' },
    ],
    banyak: '2',
    nominal: '22000.00',
  });
});

test('it is posted at head office by two persons, once for its month and rail', async () => {
  const before = await stands();
  for (const [code, over] of [
    ['BILL_MONTH', { bulan: '2026-12', hitungan_banyak: '0', hitungan_nominal: '0.00' }],
    ['BILL_COUNT', { hitungan_banyak: '2' }],
    ['BILL_COUNT', { hitungan_nominal: '1800.01' }],
    ['BILL_DIFFERENCE', { banyak: '4' }],
    ['BILL_DIFFERENCE', { nominal: '1800.01' }],
  ] as const) {
    await refused(bank, code, () => enter(over));
    expect([code, await stands()]).toEqual([code, before]);
  }
  await refused(bank, 'FORBIDDEN', () => enter({}, 'backoffice1'));
  const [item, duplicate] = [await enter(), await enter()];
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'keuangan1'));
  expect(await stands()).toEqual(before);
  const posted = await approve(item, 'keuangan2');
  expect(await lines(BigInt(posted.id_jurnal))).toEqual([
    ['000', '603005', 1_800_00n],
    ['000', '102001', -1_800_00n],
  ]);
  await refused(bank, 'BILL_POSTED', () => approve(duplicate, 'keuangan2'));
  await refused(bank, 'BILL_POSTED', () => enter());
  expect(await listed(MONTH)).toEqual([
    {
      bulan: MONTH,
      rail: 'SKN',
      nomor_tagihan: 'BI/2026/11/SKN',
      banyak: 3,
      nominal: '1800.00',
      hitungan_banyak: 3,
      hitungan_nominal: '1800.00',
      selisih: '0.00',
      kode_valuta: 'IDR',
      alasan: '',
      tanggal: '2026-11-20',
      nomor_referensi: posted.nomor_referensi,
      user_input: 'keuangan1',
      tanggal_debit: '',
    },
  ]);
  expect(await listed('2026-10')).toEqual([]);
  await expectSoundBooks(bank);
});

test('two at the same instant post it once; a difference is reported with its ground', async () => {
  const rtgs = {
    rail: 'RTGS',
    nomor_tagihan: 'BI/2026/11/RTGS',
    banyak: '3',
    nominal: '29000.00',
    hitungan_banyak: '2',
    hitungan_nominal: '22000.00',
  };
  await refused(bank, 'BILL_DIFFERENCE', () => enter(rtgs));
  const grounded = { ...rtgs, alasan_selisih: 'Satu transaksi Oktober ditagih bulan ini' };
  const items = [await enter(grounded), await enter(grounded)];
  const ends = await Promise.all(
    items.map((item) =>
      approve(item, 'keuangan2').then(
        () => 'POSTED',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
    ),
  );
  expect(ends.toSorted()).toEqual(['BILL_POSTED', 'POSTED']);
  expect((await listed()).filter(({ rail }) => rail === 'RTGS')).toMatchObject([
    {
      nominal: '29000.00',
      hitungan_nominal: '22000.00',
      selisih: '7000.00',
      alasan: 'Satu transaksi Oktober ditagih bulan ini',
    },
  ]);
  await expectSoundBooks(bank);
});

test('a transfer sent between filing and approving makes the count another one', async () => {
  const rows = async () => (await listed()).length;
  const fast = {
    rail: 'BI_FAST',
    nomor_tagihan: 'BI/2026/11/FAST',
    banyak: '0',
    nominal: '19.00',
    hitungan_banyak: '0',
    hitungan_nominal: '0.00',
    alasan_selisih: 'Belum dikirim apa pun',
  };
  const item = await enter(fast);
  await done('teller1', 'BI_FAST_NON_TUNAI', fromGiro(1_000_000n));
  await leave();
  await owner`update settlement_batch set status = 'TERKIRIM', dikirim_pada = '2026-11-20 10:00+07' where rail = 'BI_FAST'`;
  const before = await rows();
  await refused(bank, 'BILL_COUNT', () => approve(item, 'keuangan2'));
  expect(await rows()).toBe(before);
  const seen = { ...fast, banyak: '1', hitungan_banyak: '1', hitungan_nominal: '19.00', alasan_selisih: '' };
  await done('keuangan1', 'TAGIHAN_BANK_SENTRAL', bill(seen), 'keuangan2');
  expect(await rows()).toBe(before + 1);
});

test('the statement’s debit finds its bill; an unmatched one stays unanswered, and is found once its bill is posted', async () => {
  const listedBills = async () => (await listed()).map(({ rail, tanggal_debit }) => [rail, tanggal_debit]);
  expect(await moved('180000', 'BIAYA SKN NOVEMBER', 'K')).toEqual(['Error: fits no bill of the central bank']);
  expect(await moved('180000', 'BIAYA SKN NOVEMBER')).toHaveLength(1);
  expect(await listedBills()).toEqual([
    ['SKN', '2026-11-20'],
    ['RTGS', ''],
    ['BI_FAST', ''],
  ]);
  // The same amount again is another movement, and no bill waits for it.
  expect(await moved('180000', 'BIAYA SKN NOVEMBER')).toHaveLength(2);
  // Of a bill that is not posted yet it waits. The credit has had its three tries and is set aside.
  expect(await moved('500000', 'BIAYA KLIRING BI/2026/11/KLIRING')).toHaveLength(2);
  // The debit has had them too before the bill is posted.
  await processEntries({ db: bank.app, begin: beginOf(bank) }, [bank.area], () => {});
  await processEntries({ db: bank.app, begin: beginOf(bank) }, [bank.area], () => {});
  const tried: string[] = [];
  await processEntries({ db: bank.app, begin: beginOf(bank) }, [bank.area], (error) => tried.push(String(error)));
  expect(tried).toEqual([]);
  await done(
    'keuangan1',
    'TAGIHAN_BANK_SENTRAL',
    bill({
      rail: 'KLIRING',
      nomor_tagihan: 'BI/2026/11/KLIRING',
      banyak: '5',
      nominal: '5000.00',
      hitungan_banyak: '0',
      hitungan_nominal: '0.00',
      alasan_selisih: 'Warkat dihitung kantor kliring',
    }),
    'keuangan2',
  );
  await processEntries({ db: bank.app, begin: beginOf(bank) }, [bank.area], () => {});
  expect((await listedBills()).find(([rail]) => rail === 'KLIRING')).toEqual(['KLIRING', '2026-11-20']);
  await expectSoundBooks(bank);
});

test('of two open bills of one amount the one that is named is taken, and neither where none is', async () => {
  const same = (rail: string, bulan: string, nomor_tagihan: string) =>
    done(
      'keuangan1',
      'TAGIHAN_BANK_SENTRAL',
      bill({
        rail,
        bulan,
        nomor_tagihan,
        banyak: '1',
        nominal: '777.00',
        hitungan_banyak: '0',
        hitungan_nominal: '0.00',
        alasan_selisih: 'Dihitung bank sentral',
      }),
      'keuangan2',
    );
  await same('SKN', '2026-09', 'BI/A');
  await same('RTGS', '2026-09', 'BI/B');
  const open = async () =>
    (await listed('2026-09')).map(({ nomor_tagihan, tanggal_debit }) => [nomor_tagihan, tanggal_debit]);
  await moved('77700', 'BIAYA');
  expect(await open()).toEqual([
    ['BI/A', ''],
    ['BI/B', ''],
  ]);
  await owner`update settlement_entry set status = 'DITUTUP', bukti = 'surat', diambil_pada = now() where status = 'BARU'`;
  await moved('77700', 'BIAYA BI/B');
  expect(await open()).toEqual([
    ['BI/A', ''],
    ['BI/B', '2026-11-20'],
  ]);
});

test('its reversal sets month and rail free, unless the central bank has taken it', async () => {
  const undoing = async (nomor: string) => {
    const data = { nomor_referensi: (await of(nomor))?.nomor_referensi ?? '', alasan: 'salah bulan' };
    const token = await insertGrant(bank, {
      code: 'REVERSAL',
      data,
      maker: 'keuangan1',
      reasons: ['PEMBATALAN'],
      branch: '000',
      supervisor: 'keuangan2',
    });
    return () => bank.run('keuangan1', reversal, data, { token, key: randomUUID() });
  };
  const of = async (nomor: string) => (await listed()).find(({ nomor_tagihan }) => nomor_tagihan === nomor);
  const before = await stands();
  await refused(bank, 'BILL_TAKEN', await undoing('BI/2026/11/SKN'));
  expect(await stands()).toEqual(before);
  await accepted(bank, await undoing('BI/A'));
  expect(await of('BI/A')).toBeUndefined();
  await accepted(bank, () =>
    enter({
      bulan: '2026-09',
      nomor_tagihan: 'BI/A2',
      banyak: '1',
      nominal: '777.00',
      hitungan_banyak: '0',
      hitungan_nominal: '0.00',
      alasan_selisih: 'Dihitung bank sentral',
    }),
  );
  await expectSoundBooks(bank);
  await owner`update central_bank_bill set nominal = nominal + 1, alasan = 'lain' where nomor = 'BI/B'`;
  const unsound = (await checkBooks(owner)).filter(({ ok }) => !ok).map(({ name }) => name);
  expect(unsound).toContain('15 each bill of the central bank is posted once, as it says');
});
