import { expect, test } from 'vitest';
import { rasRab } from '#core/books/reports/day-recap.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { addDays } from '#lib/dates.ts';
import { rupiahMinor } from '#lib/money.ts';
import { paging } from '../../asking.ts';
import { cash, counterBank } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
const asked = async (user: string, over: { branch_code?: string; tanggal?: string } = {}) =>
  (await rasRab(await bank.as(user), { paging: paging(), branch_code: '', tanggal: '', ...over })).data;
type Rows = Awaited<ReturnType<typeof asked>>;
const of = (rows: Rows, bagian: string, kode: string) => rows.find((row) => row.bagian === bagian && row.kode === kode);

test('the recap of a day: a till begins and ends with its movements, and its postings say the same', async () => {
  const [box] = await bank.owner<{ kode_kas: string }[]>`
    select k.kode_kas from cash_box k join cash_movement m using (id_kas) join journal j on j.id = m.journal_id
    where k.jenis = 'TELLER' and k.kode_cabang = '001' and j.id_user = 'teller1' limit 1`;
  const till = box?.kode_kas ?? '';
  const before = await asked('supervisor1');
  await bank.run('teller1', cashDeposit, cash(accounts.ani, 10));
  await bank.run('teller1', cashWithdrawal, cash(accounts.ani, 3));
  const after = await asked('supervisor1');
  const change = (field: 'masuk' | 'keluar' | 'saldo_akhir', row: readonly [string, string]) =>
    rupiahMinor(of(after, ...row)?.[field] ?? '0.00') - rupiahMinor(of(before, ...row)?.[field] ?? '0.00');
  const own = ['KAS', till] as const;
  expect([change('masuk', own), change('keluar', own), change('saldo_akhir', own)]).toEqual([
    100_000_000n,
    30_000_000n,
    70_000_000n,
  ]);
  const row = of(after, ...own);
  expect(rupiahMinor(row?.saldo_awal ?? '') + rupiahMinor(row?.masuk ?? '') - rupiahMinor(row?.keluar ?? '')).toBe(
    rupiahMinor(row?.saldo_akhir ?? ''),
  );
  expect(change('masuk', ['TRANSAKSI', 'SETOR_TUNAI'])).toBe(100_000_000n);
  expect(change('keluar', ['TRANSAKSI', 'TARIK_TUNAI'])).toBe(30_000_000n);
  expect(of(after, 'TRANSAKSI', 'SETOR_TUNAI')).toMatchObject({ saldo_awal: '', saldo_akhir: '', tanggal: DAY });
  // Cash first, control last.
  const parts = [...new Set(after.map(({ bagian }) => bagian))];
  expect([parts[0], parts.at(-1)]).toEqual(['KAS', 'PENGAWASAN']);
});

test('shows open amounts on pass-through accounts, and the end of an ended day', async () => {
  await bank.run('teller1', cashDeposit, cash(accounts.citra, 2));
  const row = of(await asked('supervisor1'), 'PERANTARA', '110001');
  expect(row).toMatchObject({ kode: '110001', kode_cabang: '001' });
  expect(rupiahMinor(row?.keluar ?? '0')).toBeGreaterThanOrEqual(20_000_000n);
  const long = await asked('supervisor1', { tanggal: addDays(DAY, -300) });
  expect(long.every(({ bagian, saldo_akhir }) => bagian === 'KAS' && saldo_akhir === '0.00')).toBe(true);
});

test('another branch’s is for head office and its own people', async () => {
  expect(await asked('manager2', { branch_code: '001' })).toEqual([]);
  expect(await asked('finance1', { branch_code: '001' })).toEqual(await asked('supervisor1'));
});
