import { describe, expect, test } from 'vitest';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import {
  accepted,
  accountRow,
  boxOf,
  cash,
  companyClerk,
  counterBank,
  linesOf,
  reasonsOf,
  refused,
  replays,
  shut,
} from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
breaksBooks(bank, ['4', '10', '11', '12']);
const withdraw = (input: unknown) => () => bank.run('teller1', cashWithdrawal, input);

describe('posts', () => {
  test('Dr account / Cr teller cash, pieces leaving the till', async () => {
    const till = await boxOf(bank, { user: 'teller1' });
    const answer = await bank.run('teller1', cashWithdrawal, {
      nomor_rekening: accounts.ani,
      nominal: '1520000.00',
      keterangan: 'belanja',
      pecahan: toRows({ '100000': 15, '20000': 1 }),
    });
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['001', '301001', 152_000_000n, accounts.ani, null],
      ['001', '101002', -152_000_000n, String(till.id_kas), null],
    ]);
    expect(await accountRow(bank, accounts.ani)).toMatchObject({ saldo_buku: 848_000_000n, seq: 2 });
    expect(await boxOf(bank, { user: 'teller1' })).toEqual({
      ...till,
      saldo: 4_848_000_000n,
      nomor_urut: till.nomor_urut + 1,
      stok: { ...till.stok, '10000000': 235, '2000000': 249 },
    });
    expect(answer).toMatchObject({
      saldo_tersedia: '8430000.00',
      saldo: [
        { jenis: 'REKENING', sebelum: '10000000.00', sesudah: '8480000.00' },
        { jenis: 'KAS', sebelum: '50000000.00', sesudah: '48480000.00' },
      ],
      slip: { posisi: 'D', operasi: 'TARIK_TUNAI', kode_transaksi: '1402' },
    });
  });

  test('from an account of another branch through the inter-branch account of both', async () => {
    const till = await boxOf(bank, { user: 'teller1' });
    const answer = await bank.run('teller1', cashWithdrawal, cash(accounts.citra, 10));
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['002', '301001', 100_000_000n, accounts.citra, null],
      ['002', '110001', -100_000_000n, null, '001'],
      ['001', '101002', -100_000_000n, String(till.id_kas), null],
      ['001', '110001', 100_000_000n, null, '002'],
    ]);
    await expectSoundBooks(bank);
  });
});

describe('refuses', () => {
  const cases: { why: string; code: ErrorCode; user?: string; input: unknown }[] = [
    { why: 'a caller without a till', code: 'NO_TILL', user: 'manager1', input: cash(accounts.ani, 1) },
    { why: 'a closed till', code: 'TILL_CLOSED', user: 'teller2', input: cash(accounts.ani, 1) },
    { why: 'an unknown account', code: 'ACCOUNT_NOT_FOUND', input: cash(makeAccountNumber('001', '12', 999), 1) },
    { why: 'a closed account', code: 'ACCOUNT_CLOSED', input: cash(accounts.tutup, 1) },
    { why: 'a dormant account', code: 'ACCOUNT_DORMANT', input: cash(accounts.dorman, 1) },
    { why: 'an account blocked for debits', code: 'ACCOUNT_BLOCKED', input: cash(accounts.blokir, 1) },
    { why: 'more than there is', code: 'INSUFFICIENT', input: cash(accounts.budi, 51) },
    {
      why: 'coins the till does not hold',
      code: 'CASH_SHORT',
      input: { ...cash(accounts.ani, 1), nominal: '500.00', pecahan: toRows({ '500': 1 }) },
    },
    {
      why: 'denominations that do not add up',
      code: 'CASH_COUNT',
      input: { ...cash(accounts.ani, 1), nominal: '200000.00' },
    },
    {
      why: 'notes that are not legal tender',
      code: 'CASH_UNKNOWN',
      input: { ...cash(accounts.ani, 1), nominal: '7000.00', pecahan: toRows({ '7000': 1 }) },
    },
  ];
  test.each(cases)('$why with $code', async ({ code, user = 'teller1', input }) => {
    await refused(bank, code, () => bank.run(user, cashWithdrawal, input));
    await accepted(bank, withdraw({ ...cash(accounts.ani, 0), nominal: '2000.00', pecahan: toRows({ '2000': 1 }) }));
  });

  test('an inactive account without an override, and the whole bank’s closed day', async () => {
    const error = await refused(bank, 'OVERRIDE_NEEDED', withdraw(cash(accounts.pasif, 1)));
    expect(reasonsOf(error)).toEqual([['TIDAK_AKTIF', 'HEAD_TELLER']]);
    await bank.owner`update account_state set status = 'AKTIF' where nomor_rekening = ${accounts.pasif}`;
    await accepted(bank, withdraw(cash(accounts.pasif, 1)));
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
    await refused(bank, 'DAY_CLOSED', withdraw(cash(accounts.pasif, 1)));
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    await accepted(bank, withdraw(cash(accounts.pasif, 1)));
  });

  test('a coin above the teller’s own limit', async () => {
    const above = {
      ...cash(accounts.firma, 0),
      ...companyClerk,
      nominal: '25002000.00',
      pecahan: toRows({ '50000': 250, '100000': 125, '2000': 1 }),
    };
    const error = await refused(bank, 'OVERRIDE_NEEDED', withdraw(above));
    expect(reasonsOf(error)).toEqual([['MELEBIHI_WEWENANG', 'HEAD_TELLER']]);
    await accepted(
      bank,
      withdraw({ ...above, nominal: '25000000.00', pecahan: toRows({ '50000': 250, '100000': 125 }) }),
    );
  });

  test('a block placed by a credit only holds credits', async () => {
    await shut(bank, accounts.blokir, 'K');
    await accepted(bank, withdraw(cash(accounts.blokir, 1)));
    await shut(bank, accounts.blokir, 'T');
    await refused(bank, 'ACCOUNT_BLOCKED', withdraw(cash(accounts.blokir, 1)));
  });
});

/**
 * The bank's worked example: 5,000,000 on the book, 1,000,000 not yet effective, holds of 700,000 and 500,000, minimum 50,000,
 * 500,000 pending: 2,250,000 are available.
 */
test('available balance: 2,250,000 passes, one rupiah more asks for an override, a broken hold is never overridable', async () => {
  await bank.owner`insert into denomination values ('IDR', 100, 'L', null)`;
  await bank.owner`update parameter set nilai = '1.00' where nama = 'satuan_terkecil_tunai'`;
  await bank.owner`update cash_box set stok = stok || '{"100": 100000}', saldo = saldo + 10000000 where id_user = 'teller1'`;
  await bank.owner`
    update account_state set dana_belum_efektif = 100000000, saldo_ditahan = 120000000, saldo_minimum = 5000000, debet_menunggu = 50000000
    where nomor_rekening = ${accounts.budi}`;
  expect((await accountRow(bank, accounts.budi)).saldo_buku).toBe(500_000_000n);
  // Reference data is remembered for three seconds; a fresh context of the same pool must know the coin of one rupiah.
  await new Promise((resolve) => setTimeout(resolve, 3_100));
  await bank.run('teller1', cashWithdrawal, cash(accounts.ani, 1), { dryRun: true });
  await new Promise((resolve) => setTimeout(resolve, 200));
  const of = (whole: bigint) => ({
    nomor_rekening: accounts.budi,
    nominal: `${whole}.00`,
    pecahan: [
      { nominal: '50000.00', lembar: 40 },
      { nominal: '1.00', lembar: Number.parseInt(String(whole - 2_000_000n), 10) },
    ].filter((row) => row.lembar > 0),
  });
  const exact = { ...of(2_250_000n), pecahan: toRows({ '50000': 45 }) };
  const oneMore = { ...of(2_250_001n), pecahan: [...toRows({ '50000': 45 }), { nominal: '1.00', lembar: 1 }] };
  const withoutMinimum = { ...of(2_300_000n), pecahan: toRows({ '50000': 46 }) };
  const intoHold = { ...of(2_300_001n), pecahan: [...toRows({ '50000': 46 }), { nominal: '1.00', lembar: 1 }] };
  const level = reasonsOf(await refused(bank, 'OVERRIDE_NEEDED', withdraw(oneMore)));
  expect(level).toEqual([['DI_BAWAH_MINIMUM', 'HEAD_TELLER']]);
  await refused(bank, 'OVERRIDE_NEEDED', withdraw(withoutMinimum));
  await refused(bank, 'INSUFFICIENT', withdraw(intoHold));
  const answer = await accepted(bank, withdraw(exact));
  expect(answer.saldo_tersedia).toBe('0.00');
});

test('the cash of a company goes to somebody who is named', async () => {
  const input = cash(accounts.firma, 1);
  const nameless = await refused(bank, 'BEARER_NEEDED', withdraw(input));
  expect(nameless.details.violations).toEqual([{ field: 'nomor_identitas', kode: 'BEARER_NEEDED' }]);
  await accepted(bank, withdraw({ ...input, ...companyClerk }));
  await accepted(bank, withdraw(cash(accounts.ani, 1)));
});

test('replays: one key, one journal', async () => {
  const input = cash(accounts.firma, 2, companyClerk);
  await replays(bank, cashWithdrawal, {
    user: 'teller1',
    stranger: 'teller3',
    input,
    other: cash(accounts.firma, 1, companyClerk),
  });
});
