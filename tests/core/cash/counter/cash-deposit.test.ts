import { describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import {
  accepted,
  accountRow,
  boxOf,
  cash,
  counterBank,
  linesOf,
  reasonsOf,
  refused,
  replays,
  shut,
} from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();

describe('posts', () => {
  test('Dr teller cash / Cr account, with till stock, balances, slip and audit row', async () => {
    const till = await boxOf(bank, { user: 'teller1' });
    const answer = await bank.run('teller1', cashDeposit, {
      nomor_rekening: accounts.ani,
      nominal: '2500000.00',
      keterangan: 'tabungan',
      pecahan: toRows({ '100000': 20, '50000': 10 }),
    });
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['001', '101002', 250_000_000n, String(till.id_kas), null],
      ['001', '301001', -250_000_000n, accounts.ani, null],
    ]);
    expect(await accountRow(bank, accounts.ani)).toMatchObject({
      saldo_buku: 1_250_000_000n,
      seq: 2,
      tanggal_aktivitas: '2026-11-20',
    });
    expect(await boxOf(bank, { user: 'teller1' })).toEqual({
      ...till,
      saldo: 5_250_000_000n,
      nomor_urut: till.nomor_urut + 1,
      stok: { ...till.stok, '10000000': 270, '5000000': 310 },
    });
    expect(answer).toMatchObject({
      nomor_referensi: `001261120${answer.id_jurnal.padStart(9, '0')}`,
      saldo_tersedia: '12450000.00',
      biaya: '0.00',
      tanggal_akuntansi: '2026-11-20',
      otorisasi: { perlu: 'F', alasan: [] },
      jurnal: [
        { kode_cabang: '001', kode_gl: '101002', nomor_rekening: '', debet: '2500000.00', kredit: '0.00' },
        { kode_cabang: '001', kode_gl: '301001', nomor_rekening: accounts.ani, debet: '0.00', kredit: '2500000.00' },
      ],
      saldo: [
        { jenis: 'REKENING', nomor: accounts.ani, sebelum: '10000000.00', sesudah: '12500000.00' },
        { jenis: 'KAS', nomor: String(till.id_kas), nama: 'TLR01', sebelum: '50000000.00', sesudah: '52500000.00' },
      ],
    });
    expect(answer.slip?.baris_validasi).toMatch(
      new RegExp(`^001 20/11/26 \\d\\d:\\d\\d:\\d\\d TLR01 000002 K ${accounts.ani} 2,500,000\\.00 IDR STN$`),
    );
    const [audit] = await bank.owner`
      select id_user, kode_cabang, aksi, hasil from audit_trail where objek = ${answer.nomor_referensi} and aksi = 'SETOR_TUNAI'`;
    expect(audit).toEqual({ id_user: 'teller1', kode_cabang: '001', aksi: 'SETOR_TUNAI', hasil: '00' });
  });

  test('for an account of another branch through the inter-branch account of both', async () => {
    const till = await boxOf(bank, { user: 'teller3' });
    const answer = await bank.run('teller3', cashDeposit, cash(accounts.ani, 50));
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['002', '101002', 500_000_000n, String(till.id_kas), null],
      ['002', '110001', -500_000_000n, null, '001'],
      ['001', '301001', -500_000_000n, accounts.ani, null],
      ['001', '110001', 500_000_000n, null, '002'],
    ]);
  });

  test('a dry run answers the same lines and balances and writes nothing', async () => {
    const input = cash(accounts.ani, 3);
    const preview = await bank.run('teller1', cashDeposit, input, { dryRun: true });
    const answer = await accepted(bank, () => bank.run('teller1', cashDeposit, input));
    expect({ jurnal: preview.jurnal, saldo: preview.saldo, tersedia: preview.saldo_tersedia }).toEqual({
      jurnal: answer.jurnal,
      saldo: answer.saldo,
      tersedia: answer.saldo_tersedia,
    });
    expect(preview).toMatchObject({ nomor_referensi: '', id_jurnal: '', slip: undefined, otorisasi: { perlu: 'F' } });
  });
});

describe('refuses', () => {
  const cases: { why: string; code: ErrorCode; user?: string; input: unknown }[] = [
    { why: 'a caller without a till', code: 'NO_TILL', user: 'headteller1', input: cash(accounts.ani, 1) },
    { why: 'a closed till', code: 'TILL_CLOSED', user: 'teller2', input: cash(accounts.ani, 1) },
    { why: 'an unknown account', code: 'ACCOUNT_NOT_FOUND', input: cash(makeAccountNumber('001', '12', 999), 1) },
    { why: 'a closed account', code: 'ACCOUNT_CLOSED', input: cash(accounts.tutup, 1) },
    {
      why: 'notes that are not legal tender',
      code: 'CASH_UNKNOWN',
      input: cash(accounts.ani, 1, { nominal: '30000.00', pecahan: toRows({ '3000': 10 }) }),
    },
    {
      why: 'denominations that do not add up',
      code: 'CASH_COUNT',
      input: cash(accounts.ani, 1, { nominal: '100100.00' }),
    },
    { why: 'no denominations at all', code: 'CASH_COUNT', input: cash(accounts.ani, 1, { pecahan: [] }) },
  ];
  test.each(cases)('$why with $code', async ({ code, user = 'teller1', input }) => {
    await refused(bank, code, () => bank.run(user, cashDeposit, input));
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));
  });

  test.each(['K', 'T'] as const)(
    'an account blocked %s with ACCOUNT_BLOCKED, but not one blocked for debits',
    async (block) => {
      const before = await accountRow(bank, accounts.blokir);
      await shut(bank, accounts.blokir, block);
      await refused(bank, 'ACCOUNT_BLOCKED', () => bank.run('teller1', cashDeposit, cash(accounts.blokir, 1)));
      await shut(bank, accounts.blokir, 'D');
      await bank.run('teller1', cashDeposit, cash(accounts.blokir, 1));
      expect((await accountRow(bank, accounts.blokir)).saldo_buku).toBe(before.saldo_buku + 10_000_000n);
    },
  );

  test.each(['pasif', 'dorman'] as const)('no credit to an account that is %s', async (state) => {
    const before = await accountRow(bank, accounts[state]);
    await bank.run('teller1', cashDeposit, cash(accounts[state], 1));
    expect((await accountRow(bank, accounts[state])).saldo_buku).toBe(before.saldo_buku + 10_000_000n);
  });

  test('another currency with CURRENCY_MISMATCH', async () => {
    await bank.owner`update account set kode_valuta = 'USD' where nomor_rekening = ${accounts.budi}`;
    await refused(bank, 'CURRENCY_MISMATCH', () => bank.run('teller1', cashDeposit, cash(accounts.budi, 1)));
    await bank.owner`update account set kode_valuta = 'IDR' where nomor_rekening = ${accounts.budi}`;
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.budi, 1)));
  });

  test.each([
    ['001', accounts.ani],
    ['002', accounts.citra],
  ])('a closed day of branch %s with DAY_CLOSED', async (branch, number) => {
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = ${branch}`;
    await refused(bank, 'DAY_CLOSED', () => bank.run('teller1', cashDeposit, cash(number, 1)));
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = ${branch}`;
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(number, 1)));
  });

  test('an account whose branch is on another date with DAY_CHANGED', async () => {
    await bank.owner`update branch set accounting_date = '2026-11-23' where kode_cabang = '002'`;
    await refused(bank, 'DAY_CHANGED', () => bank.run('teller1', cashDeposit, cash(accounts.citra, 1)));
    await bank.owner`update branch set accounting_date = '2026-11-20' where kode_cabang = '002'`;
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.citra, 1)));
  });

  test('a till left open from another day with TILL_CLOSED', async () => {
    await bank.owner`update cash_box set tanggal = '2026-11-19' where id_user = 'teller1'`;
    await refused(bank, 'TILL_CLOSED', () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));
    await bank.owner`update cash_box set tanggal = '2026-11-20' where id_user = 'teller1'`;
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));
  });

  test('a coin above the teller’s own limit with OVERRIDE_NEEDED', async () => {
    const limit = cash(accounts.ani, 250);
    const above = { ...limit, nominal: '25000100.00', pecahan: toRows({ '100000': 250, '100': 1 }) };
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', cashDeposit, above));
    expect(reasonsOf(error)).toEqual([['MELEBIHI_WEWENANG', 'HEAD_TELLER']]);
    await accepted(bank, () => bank.run('teller1', cashDeposit, limit));
  });

  test('a till above its maximum with OVERRIDE_NEEDED, after a warning from 80 % on', async () => {
    const { saldo } = await boxOf(bank, { user: 'teller1' });
    await bank.owner`update cash_box set batas = ${(saldo + 20_000_000n).toString()} where id_user = 'teller1'`;
    const error = await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('teller1', cashDeposit, {
        ...cash(accounts.ani, 2),
        nominal: '200100.00',
        pecahan: toRows({ '100000': 2, '100': 1 }),
      }),
    );
    expect(reasonsOf(error)).toEqual([['KAS_MELEBIHI_BATAS', 'HEAD_TELLER']]);
    const preview = await bank.run('teller1', cashDeposit, cash(accounts.ani, 2), { dryRun: true });
    expect(preview.peringatan.map((each) => each.kode)).toEqual(['KAS_MENDEKATI_BATAS']);
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 2)));
  });
});

test('replays: one key, one journal', async () => {
  const input = cash(accounts.citra, 1);
  await replays(bank, cashDeposit, {
    user: 'teller3',
    stranger: 'teller1',
    input,
    other: { ...input, keterangan: 'lain' },
  });
});
