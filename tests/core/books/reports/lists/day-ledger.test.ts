import { expect, test } from 'vitest';
import { accountMovements, dayJournals, reversedJournals } from '#core/books/reports/lists/day-ledger.ts';
import { dayOverrides } from '#core/books/reports/lists/day-overrides.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { addDays } from '#lib/dates.ts';
import { cash, counterBank, insertGrant, rupiah } from '../../../counter-bank.ts';
import { accounts, DAY } from '../../../small-bank.ts';
import { listed } from './lists-bank.ts';

const bank = await counterBank();
const yesterday = { tanggal: addDays(DAY, -1) };

test('movements on the accounts of a branch stand by account, in the order of its lines, each with the balance after it', async () => {
  const columns = ['nomor_rekening', 'operasi', 'debet', 'kredit', 'saldo', 'id_user'];
  const own = async (branch = '001') =>
    (await listed(bank, accountMovements, columns, { kode_cabang: branch })).filter(([number]) =>
      [accounts.ani, accounts.citra].includes(String(number)),
    );
  const opened = await own();
  expect(opened).toEqual([[accounts.ani, 'SETOR_TUNAI', 0n, 10_000_000_00n, 10_000_000_00n, 'teller2']]);
  await bank.run('teller1', cashDeposit, cash(accounts.ani, 10));
  await bank.run('teller1', bookTransfer, {
    nomor_rekening_debet: accounts.ani,
    nomor_rekening_kredit: accounts.citra,
    nominal: rupiah(250_000n),
  });
  expect(await own()).toEqual([
    ...opened,
    [accounts.ani, 'SETOR_TUNAI', 0n, 1_000_000_00n, 11_000_000_00n, 'teller1'],
    [accounts.ani, 'PEMINDAHBUKUAN', 250_000_00n, 0n, 10_750_000_00n, 'teller1'],
  ]);
  // The other branch keeps the other account, and has its line.
  expect((await own('002')).at(-1)).toEqual([
    accounts.citra,
    'PEMINDAHBUKUAN',
    0n,
    250_000_00n,
    8_250_000_00n,
    'teller1',
  ]);
  expect(await listed(bank, accountMovements, columns, yesterday)).toEqual([]);
});

test('the journals of a day have their lines in the branch, also those that began elsewhere', async () => {
  const columns = ['nomor_referensi', 'operasi', 'kode_gl', 'nomor_rekening', 'debet', 'kredit', 'id_user'];
  const { nomor_referensi } = await bank.run('teller3', bookTransfer, {
    nomor_rekening_debet: accounts.citra,
    nomor_rekening_kredit: accounts.budi,
    nominal: rupiah(100_000n),
  });
  const of = (rows: unknown[][]) => rows.filter(([number]) => number === nomor_referensi).map((row) => row.slice(1));
  expect(of(await listed(bank, dayJournals, columns))).toEqual([
    ['PEMINDAHBUKUAN', '203002', accounts.budi, 0n, 100_000_00n, 'teller3'],
    ['PEMINDAHBUKUAN', '110001', '', 100_000_00n, 0n, 'teller3'],
  ]);
  expect(of(await listed(bank, dayJournals, columns, { kode_cabang: '002' }))).toEqual([
    ['PEMINDAHBUKUAN', '301001', accounts.citra, 100_000_00n, 0n, 'teller3'],
    ['PEMINDAHBUKUAN', '110001', '', 0n, 100_000_00n, 'teller3'],
  ]);
  const [debits, credits] = (await listed(bank, dayJournals, ['debet', 'kredit'])).reduce<[bigint, bigint]>(
    ([debit, credit], [d, k]) => [debit + (d as bigint), credit + (k as bigint)],
    [0n, 0n],
  );
  expect(debits).toBe(credits);
  expect(await listed(bank, dayJournals, columns, yesterday)).toEqual([]);
});

test('a reversal names its original, and a line with a second person states the reason', async () => {
  const posted = await bank.run('teller1', cashDeposit, cash(accounts.ani, 5));
  const data = { nomor_referensi: posted.nomor_referensi, alasan: 'Salah hitung' };
  const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'teller1', reasons: ['PEMBATALAN'] });
  const reversed = await bank.run('teller1', reversal, data, { token });
  const columns = ['nomor_referensi', 'jenis', 'nomor_asal', 'operasi', 'nominal', 'id_user', 'user_otorisasi'];
  expect(await listed(bank, reversedJournals, columns)).toEqual([
    [reversed.nomor_referensi, 'REVERSAL', posted.nomor_referensi, 'SETOR_TUNAI', 500_000_00n, 'teller1', 'manager1'],
  ]);
  const expected = ['nomor_referensi', 'operasi', 'alasan', 'nominal', 'id_user', 'user_otorisasi'];
  const overrides = await listed(bank, dayOverrides, expected);
  expect(overrides.filter(([, operasi]) => operasi === 'REVERSAL')).toEqual([
    [reversed.nomor_referensi, 'REVERSAL', 'PEMBATALAN', 500_000_00n, 'teller1', 'manager1'],
  ]);
  for (const query of [reversedJournals, dayOverrides]) {
    expect(await listed(bank, query, ['nominal'], { kode_cabang: '002' })).toEqual([]);
    expect(await listed(bank, query, ['nominal'], yesterday)).toEqual([]);
  }
});

test('an override that posted nothing is listed by its grant', async () => {
  await bank.owner`
    insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, supervisor, berlaku_sampai, dipakai_pada)
    values (gen_random_uuid(), 'TANYA_SALDO', '\\x00', 'teller3', '002', array['LAMA_DIAM', 'CABANG_LAIN'], 'manager2', now(), now())`;
  // Two reasons of one posting share one row.
  expect(await listed(bank, dayOverrides, ['alasan'])).toContainEqual(['KAS_MELEBIHI_BATAS,MELEBIHI_WEWENANG']);
  const columns = ['nomor_referensi', 'operasi', 'alasan', 'id_user', 'user_otorisasi'];
  expect(await listed(bank, dayOverrides, columns, { kode_cabang: '002' })).toEqual([
    ['', 'TANYA_SALDO', 'CABANG_LAIN,LAMA_DIAM', 'teller3', 'manager2'],
  ]);
});
