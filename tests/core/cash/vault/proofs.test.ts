import { beforeAll, describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { countVault } from '#core/cash/vault/count-vault.ts';
import { denom, posisi } from '#core/cash/vault/proofs.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { addDays } from '#lib/dates.ts';
import { rupiahMinor } from '#lib/money.ts';
import { paging } from '../../asking.ts';
import { boxOf, cash, counterBank, insertGrant, rupiah } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
const KINDS = ['10000000', '5000000', '5000000T'] as const;

const denominations = async (
  user: string,
  asked: { kode_cabang?: string; kode_kas?: string; balance_date?: string } = {},
) =>
  (
    await denom(await bank.as(user), {
      paging: paging(),
      kode_cabang: '',
      kode_kas: '',
      balance_date: '',
      ...asked,
    })
  ).data;
const vaults = async (user: string, kode_cabang = '', balance_date = '') =>
  (await posisi(await bank.as(user), { paging: paging(), kode_cabang, balance_date })).data;

/** Pieces of the kinds that this file moves: beginning, in, out, sorted otherwise, end, counted. */
const moved = (rows: Awaited<ReturnType<typeof denominations>>) =>
  Object.fromEntries(
    rows
      .filter(({ id_pecahan }) => KINDS.some((kind) => kind === id_pecahan))
      .map((row) => [
        row.id_pecahan,
        [
          row.lembar_awal,
          row.lembar_masuk,
          row.lembar_keluar,
          row.lembar_sortir,
          row.lembar_akhir,
          row.lembar_dihitung,
        ],
      ]),
  );
const total = (rows: readonly { readonly jumlah: string }[]) =>
  rows.reduce((sum, { jumlah }) => sum + rupiahMinor(jumlah), 0n);

/** Two officers count; the pieces by rupiah. */
async function count(fit: Record<string, number>, unfit: Record<string, number>, keterangan = '') {
  const input = { pecahan_layak: toRows(fit), pecahan_tidak_layak: toRows(unfit), keterangan };
  const token = await insertGrant(bank, {
    code: 'HITUNG_KHASANAH',
    data: countVault.schema.parse(input),
    maker: 'headteller1',
    reasons: ['DUA_ORANG'],
    supervisor: 'supervisor1',
  });
  return bank.run('headteller1', countVault, input, { token });
}

/** The vault's stock in pieces by rupiah; whoever asks before anything was sorted finds no unfit ones. */
async function fitStock(): Promise<Record<string, number>> {
  const { stok } = await boxOf(bank, { vault: '001' });
  return Object.fromEntries(Object.entries(stok).map(([key, lembar]) => [String(BigInt(key) / 100n), lembar]));
}

let started: Awaited<ReturnType<typeof boxOf>>;
let till: Awaited<ReturnType<typeof boxOf>>;
beforeAll(async () => {
  started = await boxOf(bank, { vault: '001' });
  till = await boxOf(bank, { user: 'teller1' });
});

test('an empty day is no error: every box stands at zero before the first money came', async () => {
  expect(await denominations('headteller1', { balance_date: addDays(DAY, -1) })).toEqual([]);
  const [vault] = await vaults('headteller1', '', addDays(DAY, -1));
  expect(vault).toMatchObject({ saldo_awal: '0.00', masuk: '0.00', keluar: '0.00', saldo_akhir: '0.00' });
  expect([vault?.dihitung, vault?.selisih, vault?.petugas, vault?.saksi]).toEqual(['', '', '', '']);
});

describe('a till', () => {
  test('by denomination: opening stock, counter movements both ways, present stock', async () => {
    const before = moved(await denominations('headteller1', { kode_kas: 'TLR01' }))['10000000'] ?? [];
    const [, came = 0, went = 0] = before as number[];
    await bank.run('teller1', cashDeposit, cash(accounts.ani, 7));
    await bank.run('teller1', cashWithdrawal, cash(accounts.ani, 2));
    await bank.run('teller1', tillToVault, { nominal: rupiah(300_000n), pecahan: toRows({ '100000': 3 }) });
    const rows = await denominations('headteller1', { kode_kas: 'TLR01' });
    const held = till.stok['10000000'] ?? 0;
    expect(moved(rows)['10000000']).toEqual([0, came + 7, went + 5, 0, held + 2, '']);
    const now = await boxOf(bank, { user: 'teller1' });
    expect(total(rows)).toBe(now.saldo);
    expect(now.saldo).toBe(till.saldo + 20_000_000n);
  });
});

describe('the vault', () => {
  test('by denomination agrees with its book, also after a count that sorted pieces and moved no amount', async () => {
    const fit = await fitStock();
    const fifties = fit['50000'] ?? 0;
    const opened = moved(await denominations('headteller1'));
    await count({ ...fit, '50000': fifties - 10 }, { '50000': 10 });
    const rows = await denominations('headteller1');
    const [, came, went] = opened['5000000'] ?? [];
    expect(moved(rows)).toMatchObject({
      '5000000': [0, came, went, -10, fifties - 10, String(fifties - 10)],
      '5000000T': [0, 0, 0, 10, 10, '10'],
    });
    expect(rows.find(({ id_pecahan }) => id_pecahan === '5000000T')).toMatchObject({
      nominal: '50000.00',
      kondisi: 'T',
      jumlah: '500000.00',
      kode_kas: 'KHS',
      kode_cabang: '001',
      tanggal: DAY,
    });
    expect(total(rows)).toBe(started.saldo);
    const [vault] = await vaults('headteller1');
    expect(vault).toMatchObject({
      kode_kas: 'KHS',
      nama_cabang: 'Jakarta',
      tanggal: DAY,
      saldo_awal: '0.00',
      // The three notes of the till have left it and nobody has counted them in.
      dalam_perjalanan: '300000.00',
      selisih: '0.00',
      petugas: 'headteller1',
      saksi: 'supervisor1',
    });
    expect([vault?.saldo_akhir, vault?.dihitung].map((amount) => rupiahMinor(amount ?? ''))).toEqual([
      started.saldo,
      started.saldo,
    ]);
  });

  test('excludes cash that leaves after the count, and reports a counted shortage with its officers', async () => {
    const before = moved(await denominations('headteller1'));
    await bank.run('headteller1', vaultToTill, {
      id_kas: String(till.id_kas),
      nominal: rupiah(400_000n),
      pecahan: toRows({ '100000': 4 }),
    });
    const [awal, masuk, keluar, sortir, akhir, dihitung] = before['10000000'] as number[];
    const after = await denominations('headteller1');
    expect(moved(after)['10000000']).toEqual([awal, masuk, (keluar ?? 0) + 4, sortir, (akhir ?? 0) - 4, dihitung]);
    expect(total(after)).toBe(started.saldo - 40_000_000n);

    const stok = Object.fromEntries(
      after
        .filter(({ kondisi }) => kondisi === '')
        .map((row) => [row, row.lembar_akhir] as const)
        .map(([row, lembar]) => [`${rupiahMinor(row.nominal) / 100n}${row.jenis}`, lembar]),
    );
    await count({ ...stok, '100000': (stok['100000'] ?? 0) - 1 }, { '50000': 10 }, 'Kurang satu lembar di brankas');
    const [vault] = await vaults('headteller1');
    expect(vault).toMatchObject({ selisih: '-100000.00', petugas: 'headteller1', saksi: 'supervisor1' });
    expect(rupiahMinor(vault?.saldo_akhir ?? '')).toBe(started.saldo - 50_000_000n);
    const counted = await denominations('headteller1');
    expect(moved(counted)['10000000']?.slice(-2)).toEqual([(akhir ?? 0) - 5, String((akhir ?? 0) - 5)]);
    expect(total(counted)).toBe(started.saldo - 50_000_000n);
  });

  test('on the day after begins with the day’s end, and a past day stays unchanged', async () => {
    const today = await denominations('headteller1', { balance_date: DAY });
    const next = await denominations('headteller1', { balance_date: addDays(DAY, 1) });
    expect(
      next.map((row) => [
        row.id_pecahan,
        row.lembar_awal,
        row.lembar_masuk,
        row.lembar_keluar,
        row.lembar_sortir,
        row.lembar_akhir,
        row.lembar_dihitung,
      ]),
    ).toEqual(today.map(({ id_pecahan, lembar_akhir }) => [id_pecahan, lembar_akhir, 0, 0, 0, lembar_akhir, '']));
    const [vault] = await vaults('headteller1', '', addDays(DAY, 1));
    expect(vault).toMatchObject({ masuk: '0.00', keluar: '0.00', dalam_perjalanan: '0.00', dihitung: '' });
    expect(rupiahMinor(vault?.saldo_awal ?? '')).toBe(started.saldo - 50_000_000n);
  });

  test('the largest pieces first, and by pages', async () => {
    const all = await denominations('headteller1');
    const worth = all.map(({ nominal }) => rupiahMinor(nominal));
    expect(worth).toEqual([...worth].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
    const context = await bank.as('headteller1');
    const ask = { kode_cabang: '', kode_kas: '', balance_date: '' };
    const first = await denom(context, { ...ask, paging: paging({ show: 3 }) });
    const second = await denom(context, { ...ask, paging: paging({ show: 3, cursor: first.resp_cursor }) });
    expect([...first.data, ...second.data]).toEqual(all.slice(0, 6));
  });
});

test('another branch’s boxes are as ones that do not exist, but for head office', async () => {
  expect(await vaults('headteller1', '002')).toEqual([]);
  expect(await denominations('headteller1', { kode_cabang: '002' })).toEqual([]);
  expect(await denominations('headteller1', { kode_kas: 'TLR99' })).toEqual([]);
  expect((await vaults('auditor1', '002')).map(({ kode_cabang }) => kode_cabang)).toEqual(['002']);
  expect((await vaults('auditor1')).map(({ kode_cabang }) => kode_cabang)).toEqual(['000', '001', '002']);
  const theirs = await denominations('auditor1', { kode_cabang: '002' });
  expect(theirs).toEqual(await denominations('headteller2'));
  expect(total(theirs)).toBe((await boxOf(bank, { vault: '002' })).saldo);
});
