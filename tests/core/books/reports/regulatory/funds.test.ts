import { afterAll, beforeAll, expect, test } from 'vitest';
import { debtors } from '#core/books/reports/regulatory/debtors.ts';
import { guaranteedDeposits, thirdPartyFunds } from '#core/books/reports/regulatory/funds.ts';
import { breaksBooks, type TestBank, testBank } from '../../../helpers.ts';
import { accounts, DAY } from '../../../small-bank.ts';
import { rowsOf } from './asked.ts';

let bank: TestBank;
const rupiah = (whole: bigint): bigint => whole * 100n;
const customerOf = async (account: string) =>
  (await bank.owner<{ n: string }[]>`select nomor_nasabah as n from account where nomor_rekening = ${account}`)[0]?.n ??
  '';
const guaranteed = async (account: string, tanggal = DAY) => {
  const nomor = await customerOf(account);
  return (await rowsOf(bank, guaranteedDeposits, { tanggal })).find((row) => row.nomor_nasabah === nomor);
};
const set = (nama: string, nilai: string, sejak = DAY) =>
  bank.owner`insert into parameter (nama, berlaku_sejak, nilai) values (${nama}, ${sejak}, ${nilai})
    on conflict (nama, berlaku_sejak) do update set nilai = excluded.nilai`;

beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['29']);
});
afterAll(() => bank.close());

test('one sum for each customer, up to the limit of the day', async () => {
  expect(await guaranteed(accounts.firma)).toMatchObject({
    jumlah_rekening: 1,
    saldo: rupiah(200_000_000n),
    dijamin: rupiah(200_000_000n),
    tidak_dijamin: 0n,
  });
  await set('lps_batas_dijamin', '150000000.00');
  expect(await guaranteed(accounts.firma)).toMatchObject({
    saldo: rupiah(200_000_000n),
    dijamin: rupiah(150_000_000n),
    tidak_dijamin: rupiah(50_000_000n),
  });
  // Accounts of one customer are one sum.
  await bank.owner`update account set nomor_nasabah = ${await customerOf(accounts.firma)} where nomor_rekening = ${accounts.budi}`;
  expect(await guaranteed(accounts.firma)).toMatchObject({ jumlah_rekening: 2, saldo: rupiah(205_000_000n) });
  // On a day before the first deposit there was nothing.
  expect(await guaranteed(accounts.firma, '2026-11-19')).toBeUndefined();
});

test('a share above the day’s rate in a year is not guaranteed: 8.60 a month at 30 per cent is 3.10 a year', async () => {
  const [ani] = await bank.owner<{ setara: number }[]>`
    select yearly_equivalent(${accounts.ani}, '12', ${DAY}) as setara`;
  expect(ani?.setara).toBe(310);
  await set('lps_setara_tertinggi', '3.10');
  expect(await guaranteed(accounts.ani)).toMatchObject({ layak: rupiah(10_000_000n), dijamin: rupiah(10_000_000n) });
  await set('lps_setara_tertinggi', '3.09');
  expect(await guaranteed(accounts.ani)).toMatchObject({ layak: 0n, dijamin: 0n, tidak_dijamin: rupiah(10_000_000n) });
  expect(await guaranteed(accounts.firma)).toMatchObject({ layak: rupiah(205_000_000n) });
});

test('third-party funds by kind and counterparty sum to the ledger’s debt on accounts', async () => {
  const rows = await rowsOf(bank, thirdPartyFunds, { tanggal: DAY });
  const [ledger] = await bank.owner<{ jumlah: bigint }[]>`
    select sum(t.kredit - t.debet)::bigint as jumlah from gl_total t join gl_account g using (kode_gl)
    where g.kontrol = 'REKENING' and g.tipe in ('L', 'S')`;
  expect(rows.reduce((sum, { nilai }) => sum + (nilai as bigint), 0n)).toBe(ledger?.jumlah);
  expect(rows.find(({ jenis_simpanan }) => jenis_simpanan === 'GIRO')).toMatchObject({
    sandi_simpanan: '10',
    sandi_jangka: '00',
    valuta: 'IDR',
    jumlah_rekening: 1,
    nilai: rupiah(200_000_000n),
  });
});

test('a debtor stands with the core’s data and the code of the contract, from the last report up to the day', async () => {
  const nomor = await customerOf(accounts.ani);
  await bank.owner`insert into financing_report (tanggal_posisi, nama_berkas, jumlah_kontrak) values ('2026-10-31', 'a.csv', 1), ('2026-11-30', 'b.csv', 1)`;
  await bank.owner`insert into financing (tanggal_posisi, nomor_kontrak, nomor_nasabah, produk, akad, plafon, sisa_pokok, sisa_margin, jatuh_tempo, kolektibilitas)
    values ('2026-10-31', 'M1', ${nomor}, 'KPR', 'Murabahah', 500, 400, 10, '2030-01-01', 1), ('2026-11-30', 'M2', ${nomor}, 'KPR', 'Murabahah bil wakalah', 900, 800, 20, '2031-01-01', 2)`;
  expect(await rowsOf(bank, debtors, { tanggal: DAY })).toMatchObject([
    { nomor_kontrak: 'M1', nomor_nasabah: nomor, nama_nasabah: 'Ani Lestari', sandi_akad: '10', sisa_pokok: 400n },
  ]);
  expect(await rowsOf(bank, debtors, { tanggal: '2026-11-30' })).toMatchObject([
    { nomor_kontrak: 'M2', sandi_akad: '10', kolektibilitas: '2' },
  ]);
});
