import { expect, test } from 'vitest';
import { ACCOUNTS_AT_ONCE, moveAccounts } from '#core/control/parameters/move-accounts.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { daysBank } from '../../business-day/branch-day/days-bank.ts';
import { accepted, accountRow, linesOf, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

/** Accounts of 001 go to 002 together, before 001 could be closed. */
const bank = await daysBank();
breaksBooks(bank, ['27']);
const { owner, file, approve } = bank;
const FLOW = 'PINDAH_REKENING_CABANG';
const form = (over: object = {}) => ({
  kode_cabang: '001',
  cabang_tujuan: '002',
  dari_rekening: '',
  alasan: 'Kantor digabung',
  ...over,
});
const branchOf = async (number: string) =>
  (await owner<{ kode_cabang: string }[]>`select kode_cabang from account where nomor_rekening = ${number}`)[0]
    ?.kode_cabang;
const shown = async (over: object = {}) => {
  const data = moveAccounts.schema.parse(form(over));
  const context = { data, extra: await moveAccounts.load?.(bank.app, data, {} as never, null) } as never;
  return Object.fromEntries((moveAccounts.change?.fields(context) ?? []).map(({ kolom, baru }) => [kolom, baru]));
};

test('persons, branches and one day of a move', async () => {
  await refused(bank, 'FORBIDDEN', () => file(FLOW, form(), 'manager1'));
  await refused(bank, 'BRANCH_UNKNOWN', () => file(FLOW, form({ kode_cabang: '000' })));
  for (const cabang_tujuan of ['000', '001', '099'])
    await refused(bank, 'BRANCH_UNFIT', () => file(FLOW, form({ cabang_tujuan })));
  await refused(bank, 'NO_ACCOUNTS_LEFT', () => file(FLOW, form({ dari_rekening: makeAccountNumber('001', '99', 9) })));
  await bank.step('manager2', 'cutOff');
  await refused(bank, 'DAY_CLOSED', () => file(FLOW, form()));
  await owner`update branch set status = 'BUKA' where kode_cabang = '002'`;
  const item = await file(FLOW, form());
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'finance1'));
  await bank.flow('finance1', 'CANCEL', { idFlow: item });
});

test('dormant and shut ones go unchanged, ones in closing or waiting stay, and both persons read the numbers', async () => {
  const waits = await bank.flow('cs1', 'SUBMIT', {
    flowCode: 'PINDAH_CABANG',
    seen: '',
    data: { nomor_rekening: accounts.budi, cabang_tujuan: '002', alasan: 'Nasabah pindah rumah' },
  });
  expect(await shown()).toEqual({
    cabang_asal: expect.stringMatching(/^001 /),
    cabang_tujuan: expect.stringMatching(/^002 /),
    rekening_pindah: '6',
    rekening_pertama: accounts.firma,
    rekening_terakhir: accounts.ani,
    saldo_rekening_pindah: 'IDR 216,000,000.00',
    rekening_berikutnya: '0',
    rekening_tinggal_penutupan: '0',
    rekening_tinggal_deposito: '0',
    rekening_tinggal_menunggu: '1',
  });
  const before = await Promise.all([accounts.dorman, accounts.blokir].map((number) => accountRow(bank, number)));
  const posted = await accepted(bank, async () => approve(await file(FLOW, form())));
  const lines = await linesOf(bank, posted.id_jurnal);
  expect(lines).toContainEqual(['001', '203002', 1_000_000_00n, accounts.blokir, null]);
  expect(lines).toContainEqual(['002', '203002', -1_000_000_00n, accounts.blokir, null]);
  expect(lines.filter(([, gl]) => gl === '110001')).toEqual([
    ['001', '110001', -216_000_000_00n, null, '002'],
    ['002', '110001', 216_000_000_00n, null, '001'],
  ]);
  for (const [index, number] of [accounts.dorman, accounts.blokir].entries()) {
    expect(await branchOf(number)).toBe('002');
    const was = before[index];
    expect(await accountRow(bank, number)).toEqual({ ...was, seq: (was?.seq ?? 0) + 2 });
  }
  expect([await branchOf(accounts.budi), await branchOf(accounts.tutup)]).toEqual(['001', '001']);
  await bank.flow('cs1', 'CANCEL', { idFlow: waits.id_flow });
  await approve(await file(FLOW, form()));
  expect(await branchOf(accounts.budi)).toBe('002');
  await refused(bank, 'NO_ACCOUNTS_LEFT', () => file(FLOW, form()));
  await expectSoundBooks(bank, ['27']);
});

test('a branch takes no dormant ones by the same way alone', async () => {
  const data = { nomor_rekening: accounts.dorman, cabang_tujuan: '001', alasan: 'Nasabah pindah rumah' };
  expect(await branchOf(accounts.dorman)).toBe('002');
  await refused(bank, 'ACCOUNT_STAYS', () => bank.flow('cs2', 'SUBMIT', { flowCode: 'PINDAH_CABANG', seen: '', data }));
});

test('a hundred at a time, by their numbers; the next item continues behind them', async () => {
  const numbers = Array.from({ length: ACCOUNTS_AT_ONCE + 5 }, (_, serial) =>
    makeAccountNumber('001', '11', 101 + serial),
  );
  await owner`
    insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
    select n, a.nomor_nasabah, a.nama_rekening, a.nama_normal, a.kode_produk, a.kode_gl, '001', 'IDR', a.tanggal_buka
    from unnest(${numbers}::text[]) n, account a where a.nomor_rekening = ${accounts.budi}`;
  await owner`insert into account_state (nomor_rekening, tanggal_aktivitas, saldo_minimum) select n, '2026-10-01', 5000000 from unnest(${numbers}::text[]) n`;
  expect(await shown()).toMatchObject({
    rekening_pindah: '100',
    rekening_berikutnya: '5',
    rekening_pertama: numbers[0],
  });
  await approve(await file(FLOW, form()));
  const rest = await owner<
    { n: number }[]
  >`select count(*)::integer as n from account where kode_cabang = '001' and nomor_rekening = any (${numbers})`;
  expect(rest[0]?.n).toBe(5);
  // From the last but one on.
  await approve(await file(FLOW, form({ dari_rekening: numbers.at(-2) })));
  expect(await Promise.all(numbers.slice(-3).map(branchOf))).toEqual(['001', '002', '002']);
});
