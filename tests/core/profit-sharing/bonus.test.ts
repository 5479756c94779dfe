import { beforeAll, expect, test } from 'vitest';
import { credit, debit } from '#core/ledger/legs.ts';
import { dasarBonus, riwayatBonus } from '#core/profit-sharing/bonus-queries.ts';
import { giveBonus } from '#core/profit-sharing/bonus-step.ts';
import { historyBagiHasil } from '#core/profit-sharing/share-history.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { paging } from '../asking.ts';
import { refused } from '../counter-bank.ts';
import { balanceOf } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { MONTH, type MonthBank, monthBank, of, rupiah } from './month-bank.ts';

const NEXT = '2026-12-01';
/** Tabungan Wadiah of branch 001: 10,000,000 for all of November. */
const saverAccount = makeAccountNumber('001', '11', 701);

let bank: MonthBank;
beforeAll(async () => {
  bank = await monthBank();
  await bank.owner`
    insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka, zakat)
    select ${saverAccount}, nomor_nasabah, 'Nasabah Wadiah', 'NASABAH WADIAH', '11', '203002', '001', 'IDR', '2026-10-01', true from account where nomor_rekening = ${accounts.firma}`;
  await bank.owner`insert into account_state (nomor_rekening, tanggal_aktivitas, saldo_minimum) values (${saverAccount}, '2026-10-01', ${rupiah(50_000n)})`;
  const funds = rupiah(10_000_000n);
  await bank.book(
    [
      {
        kodeCabang: '001',
        nominal: funds,
        rekening: saverAccount,
        legs: [debit(of(accounts.firma, '203001'), funds), credit(of(saverAccount, '203002'), funds)],
      },
    ],
    MONTH,
  );
});

const data = (given: object = {}) => ({
  kode_produk: '11',
  bulan: MONTH,
  tarif: '1.25',
  alasan: 'Keputusan direksi 12/2026',
  ...given,
});
const file = (user: string, given: object = {}) =>
  bank.flow(user, 'SUBMIT', { flowCode: 'TETAPKAN_BONUS', data: data(given), remark: 'Mohon disetujui' });
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow, remark: 'Sesuai' });
const months = async () =>
  (await riwayatBonus(await bank.as('finance1'), { paging: paging({ show: 50, page: 1 }) })).data.filter(
    ({ bulan, kode_produk }) => bulan === MONTH && kode_produk === '11',
  );

test('a bonus is not decided before its month is over, for funds that share income, without end, or by one person', async () => {
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = '002'`;
  await refused(bank, 'BONUS_TOO_EARLY', () => file('finance1'));
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${NEXT}, 'manager1' from branch`;
  await bank.owner`update branch set accounting_date = ${NEXT}, status = 'CUT_OFF'`;
  await refused(bank, 'BONUS_NOT_WADIAH', () => file('finance1', { kode_produk: '12' }));
  await refused(bank, 'VALIDATION', () => file('finance1', { tarif: '0.00' }));
  await refused(bank, 'FORBIDDEN', () => file('supervisor1'));
  const { id_flow } = await file('finance1');
  await refused(bank, 'SELF_APPROVAL', () => approve('finance1', id_flow));
  expect(await months()).toEqual([expect.objectContaining({ status: '', tarif: '' })]);
  expect((await approve('finance2', id_flow)).flow_state).toBe('APPROVED');
  expect(await months()).toEqual([expect.objectContaining({ status: 'DITETAPKAN', tarif: '1.250000', rekening: 0 })]);
  await refused(bank, 'BONUS_SET', () => file('finance2'));
});

test('its basis is the accounts’ average balance', async () => {
  const { rekening, rata_rata } = await dasarBonus(await bank.as('finance1'), { kode_produk: '11', bulan: MONTH });
  const [all] = await bank.owner<{ n: number }[]>`select count(*)::integer as n from bonus_basis('11', ${MONTH}::date)`;
  expect(all?.n).toBe(1);
  expect(rekening).toBeGreaterThan(0);
  expect(Number.parseInt(rata_rata, 10)).toBeGreaterThanOrEqual(10_000_000);
});

test('each branch’s end of day gives it once: 12,500 gross, tax 2,500, zakat 250, 9,750 to the account', async () => {
  const before = (await balanceOf(bank, saverAccount)) ?? 0n;
  for (const branch of ['000', '001', '002']) await bank.later(NEXT, branch, giveBonus);
  const lines = await bank.owner<{ kode_gl: string; jumlah: bigint }[]>`
    select l.kode_gl, l.jumlah from profit_share p join journal_line l on l.journal_id = p.journal_id and l.tanggal = p.tanggal
    where p.nomor_rekening = ${saverAccount} and p.jenis = 'BONUS' order by l.urut`;
  expect(lines.map(({ kode_gl, jumlah }) => [kode_gl, jumlah])).toEqual([
    ['602001', rupiah(12_500n)],
    ['203002', -rupiah(9_750n)],
    ['205001', -rupiah(2_500n)],
    ['206001', -rupiah(250n)],
  ]);
  expect(await balanceOf(bank, saverAccount)).toBe(before + rupiah(9_750n));
  expect(await months()).toEqual([expect.objectContaining({ status: 'DIBAGIKAN' })]);
  for (const branch of ['000', '001', '002']) await bank.later(NEXT, branch, giveBonus);
  expect(await balanceOf(bank, saverAccount)).toBe(before + rupiah(9_750n));
});

test('the history of the account shows it as a bonus', async () => {
  const { data: rows } = await historyBagiHasil(await bank.as('cs1'), {
    paging: paging({ show: 10, page: 1 }),
    nomor_rekening: saverAccount,
    bulan: '',
    kode_cabang: '',
  });
  expect(rows).toEqual([
    expect.objectContaining({
      jenis: 'BONUS',
      bulan: MONTH,
      rata_rata: '10000000.00',
      bruto: '12500.00',
      neto: '9750.00',
    }),
  ]);
});
