import { beforeAll, expect, test } from 'vitest';
import { biayaRekening } from '#core/accounts/fees/fee-queries.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { closeCounter } from '#core/programs/seed/days.ts';
import { daysBank } from '../../business-day/branch-day/days-bank.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { standingBank } from '../standing-orders/standing-order-bank.ts';
import { feesBank, rupiah } from './fees-bank.ts';

const TODAY = '2026-11-30';
const bank = await daysBank();
breaksBooks(bank, ['10']);
const { standAt, turnTo, begin, go, findings, balance, linesOf } = feesBank(bank);
const { file, approve } = standingBank(bank);

const form = (over: object = {}) => ({
  nomor_rekening: accounts.ani,
  kode: 'BIAYA_BULANAN',
  persen: '100',
  mulai: TODAY,
  sampai: '2026-12-31',
  alasan: 'Nasabah prioritas',
  ...over,
});
const waived = async (over: object = {}) => approve(await file('BEBAS_BIAYA', form(over)), 'manager1');
const waivers = async () =>
  (
    await bank.owner<{ id_pembebasan: string; versi: number; dicabut: boolean }[]>`
      select id_pembebasan, versi, dicabut from fee_waiver order by nomor_rekening, kode, mulai`
  ).map((row) => ({ ...row }));
const feesOf = async (nomor_rekening: string, by = 'cs1') =>
  biayaRekening(await bank.as(by), { nomor_rekening, pegangan: '' });

beforeAll(async () => {
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await turnTo(TODAY);
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
});

test('is made by two persons, the second a branch manager, of the account’s own branch and not for the maker', async () => {
  const idFlow = await file('BEBAS_BIAYA', form());
  await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'cs1'));
  await refused(bank, 'APPROVER_LIMIT', () => approve(idFlow, 'supervisor1'));
  expect(await waivers()).toEqual([]);
  expect((await feesOf(accounts.ani)).id_flow).toBe(idFlow);
  await accepted(bank, () => approve(idFlow, 'manager1'));
  const [row] = await waivers();
  expect(row).toMatchObject({ dicabut: false, versi: 1 });
  const versions =
    await bank.owner`select aksi, pembuat, disetujui_oleh from record_version where jenis = 'fee_waiver'`;
  expect(versions.map((each) => ({ ...each }))).toEqual([{ aksi: 'BUAT', pembuat: 'cs1', disetujui_oleh: 'manager1' }]);
  await refused(bank, 'OTHER_BRANCH', () => file('BEBAS_BIAYA', form({ nomor_rekening: accounts.citra })));
});

test('is refused where it makes no sense, by code', async () => {
  const bad = (over: object) => refused(bank, 'VALIDATION', () => file('BEBAS_BIAYA', form(over)));
  await bad({ persen: '0' });
  await bad({ persen: '100.01' });
  await bad({ persen: '-5' });
  await bad({ sampai: '2026-11-29' });
  await bad({ sampai: '' });
  await bad({ kode: 'BIAYA_KARTU' });
  await refused(bank, 'WAIVER_START', () => file('BEBAS_BIAYA', form({ mulai: '2026-11-29' })));
  // One fee is given up once a day; the same fee on other days, or the other fee, is another matter.
  await refused(bank, 'WAIVER_TWICE', () => file('BEBAS_BIAYA', form({ mulai: '2026-12-31', sampai: '2027-01-31' })));
  await refused(bank, 'ACCOUNT_CLOSED', () => file('BEBAS_BIAYA', form({ nomor_rekening: accounts.tutup })));
  await bank.owner`update account_contract set biaya_bulanan = 0 where nomor_rekening = ${accounts.budi}`;
  await refused(bank, 'WAIVER_NOTHING', () => file('BEBAS_BIAYA', form({ nomor_rekening: accounts.budi })));
  await accepted(bank, () => waived({ mulai: '2027-01-01', sampai: '2027-01-31' }));
});

test('a second for the same days is refused, also while the first waits', async () => {
  const third = { nomor_rekening: accounts.firma, persen: '33.33' };
  const idFlow = await file('BEBAS_BIAYA', form(third));
  await refused(bank, 'CHANGE_WAITING', () => file('BEBAS_BIAYA', form(third)));
  await accepted(bank, () => approve(idFlow, 'manager1'));
  await refused(bank, 'WAIVER_TWICE', () => waived(third));
});

test('the end of day reads the remaining waiver and records the waived fee; an ended one waives nothing', async () => {
  const [blocked] = await bank.owner<{ id: string }[]>`
    select count(*)::text as id from fee_waiver where nomor_rekening = ${accounts.pejabat}`;
  expect(blocked?.id).toBe('0');
  await bank.owner`update account_contract set biaya_bulanan = ${rupiah(8_000n)} where nomor_rekening = ${accounts.pejabat}`;
  await accepted(bank, () => waived({ nomor_rekening: accounts.pejabat }));
  const [given] = await bank.owner<{ id_pembebasan: string; versi: number }[]>`
    select id_pembebasan, versi from fee_waiver where nomor_rekening = ${accounts.pejabat}`;
  const end = { nomor_rekening: accounts.pejabat, ...given, alasan: 'Tidak lagi prioritas' };
  await refused(bank, 'DATA_CHANGED', () => file('CABUT_BEBAS_BIAYA', { ...end, versi: 9 }));
  await refused(bank, 'NOT_FOUND', () => file('CABUT_BEBAS_BIAYA', { ...end, nomor_rekening: accounts.ani }));
  await accepted(bank, async () => approve(await file('CABUT_BEBAS_BIAYA', end), 'manager1'));
  await refused(bank, 'WAIVER_ENDED', () => file('CABUT_BEBAS_BIAYA', { ...end, versi: 2 }));

  // Budi is below the minimum and pays a fifth less of 5,000; Ani’s monthly fee is waived whole, a third of the firm’s 15,000.
  await accepted(bank, () => waived({ nomor_rekening: accounts.budi, kode: 'BIAYA', persen: '20', sampai: TODAY }));
  await standAt(accounts.budi, 40_000n);
  const before = [await balance(accounts.ani), await balance(accounts.firma), await balance(accounts.pejabat)];
  await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
  const run = await begin(TODAY);
  expect(await go(run)).toBe('SELESAI');
  const rows = await bank.owner<
    { nomor_rekening: string; kode: string; diminta: bigint; dibebaskan: bigint; diambil: bigint; sebab: string }[]
  >`
    select nomor_rekening, kode, diminta, dibebaskan, diambil, sebab from account_fee where tanggal = ${TODAY} order by kode, nomor_rekening`;
  expect(
    rows.map((row) => [row.nomor_rekening, row.kode, row.diminta, row.dibebaskan, row.diambil, row.sebab]),
  ).toEqual([
    [accounts.budi, 'BIAYA', rupiah(4_000n), rupiah(1_000n), rupiah(4_000n), ''],
    // 66.67 % of 15,000 are 10,000.50: whole rupiah are asked.
    [accounts.firma, 'BIAYA_BULANAN', rupiah(10_000n), rupiah(5_000n), rupiah(10_000n), ''],
    [accounts.pejabat, 'BIAYA_BULANAN', rupiah(8_000n), 0n, rupiah(8_000n), ''],
    [accounts.ani, 'BIAYA_BULANAN', 0n, rupiah(10_000n), 0n, ''],
  ]);
  expect(await linesOf(accounts.ani, TODAY)).toEqual([]);
  expect(await linesOf(accounts.firma, TODAY)).toEqual([
    [expect.any(String), rupiah(10_000n), 'Periode 11-2026'],
    ['502003', -rupiah(10_000n), 'Periode 11-2026'],
  ]);
  expect(await linesOf(accounts.budi, TODAY)).toEqual([
    ['203002', rupiah(4_000n), 'Periode 11-2026'],
    ['502003', -rupiah(4_000n), 'Periode 11-2026'],
  ]);
  expect([await balance(accounts.ani), await balance(accounts.firma), await balance(accounts.pejabat)]).toEqual([
    before[0],
    (before[1] ?? 0n) - rupiah(10_000n),
    (before[2] ?? 0n) - rupiah(8_000n),
  ]);
  expect(await findings(run)).toEqual([]);
  await expectSoundBooks(bank);
});

test('the account shows its fees, those waived, and those taken', async () => {
  const ani = await feesOf(accounts.ani);
  expect(ani.akad).toEqual([
    { kode: 'BIAYA', nominal: expect.any(String), diminta: expect.any(String) },
    { kode: 'BIAYA_BULANAN', nominal: '10000.00', diminta: '0.00' },
  ]);
  expect(ani.pembebasan.map(({ mulai, persen, keadaan }) => [mulai, persen, keadaan])).toEqual([
    ['2027-01-01', '100.00', 'AKAN_DATANG'],
    [TODAY, '100.00', 'BERLAKU'],
  ]);
  expect(ani.diambil).toEqual([
    {
      kode: 'BIAYA_BULANAN',
      tanggal: TODAY,
      diminta: '0.00',
      dibebaskan: '10000.00',
      diambil: '0.00',
      sebab: '',
      referensi: '',
    },
  ]);
  await refused(bank, 'OTHER_BRANCH', () => feesOf(accounts.ani, 'cs2'));
  expect((await feesOf(accounts.pejabat)).pembebasan.map(({ keadaan }) => keadaan)).toEqual(['DILEPAS']);
});

test('a fee that is noted as given up was given up by a waiver of that day', async () => {
  await bank.owner`update account_fee set dibebaskan = ${rupiah(1n)} where nomor_rekening = ${accounts.pejabat}`;
  const failing = (await checkBooks(bank.owner)).filter(({ ok }) => !ok).map(({ name }) => name.slice(0, 19));
  expect(failing).toEqual(['10 what of a fee wa']);
});
