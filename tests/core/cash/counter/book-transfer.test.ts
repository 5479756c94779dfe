import { afterAll, describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { type AppError, errorText } from '#lib/errors/errors.ts';
import { formatMoney, money } from '#lib/money.ts';
import {
  accepted,
  accountRow,
  books,
  counterBank,
  insertGrant,
  linesOf,
  reasonsOf,
  refused,
  replays,
  rupiah,
} from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { putDayAside, useDay } from '../../used-days.ts';

const bank = await counterBank();

/** Adds again what was used of the day before it was put aside; the bank is asked for its books when it closes. */
let addDay: () => Promise<void> = async () => {};
afterAll(() => addDay());

const transfer = (from: string, to: string, whole: bigint, rest: Readonly<Record<string, unknown>> = {}) => ({
  nomor_rekening_debet: from,
  nomor_rekening_kredit: to,
  nominal: rupiah(whole),
  ...rest,
});

describe('posts', () => {
  test('within a branch: Dr one account / Cr the other', async () => {
    const answer = await bank.run('teller1', bookTransfer, transfer(accounts.ani, accounts.budi, 750_000n));
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['001', '301001', 75_000_000n, accounts.ani, null],
      ['001', '203002', -75_000_000n, accounts.budi, null],
    ]);
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(925_000_000n);
    expect((await accountRow(bank, accounts.budi)).saldo_buku).toBe(575_000_000n);
    expect(answer).toMatchObject({
      saldo_tersedia: '9200000.00',
      saldo: [
        { nomor: accounts.ani, sebelum: '10000000.00', sesudah: '9250000.00' },
        { nomor: accounts.budi, sebelum: '5000000.00', sesudah: '5750000.00' },
      ],
      slip: { nomor_rekening: accounts.ani, nomor_rekening_lawan: accounts.budi, kode_transaksi: '1403', pecahan: [] },
    });
  });

  /** The bank's RAK example turned to a transfer: each branch balances, and the two inter-branch lines cancel out. */
  test('between branches: each branch balances, the inter-branch lines name each other', async () => {
    const answer = await bank.run('teller3', bookTransfer, transfer(accounts.citra, accounts.ani, 5_000_000n));
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['002', '301001', 500_000_000n, accounts.citra, null],
      ['002', '110001', -500_000_000n, null, '001'],
      ['001', '301001', -500_000_000n, accounts.ani, null],
      ['001', '110001', 500_000_000n, null, '002'],
    ]);
  });

  test('by a caller of neither branch: the money moves where the accounts are', async () => {
    await bank.owner`insert into user_role values ('finance1', 'TELLER', 1)`;
    const answer = await bank.run('finance1', bookTransfer, transfer(accounts.ani, accounts.citra, 1_000_000n));
    expect(answer.nomor_referensi).toMatch(/^000261120\d{9}$/);
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['001', '301001', 100_000_000n, accounts.ani, null],
      ['001', '110001', -100_000_000n, null, '002'],
      ['002', '301001', -100_000_000n, accounts.citra, null],
      ['002', '110001', 100_000_000n, null, '001'],
    ]);
  });

  test('a dry run names balances and approval and writes nothing', async () => {
    const before = await books(bank);
    const preview = await bank.run('teller1', bookTransfer, transfer(accounts.firma, accounts.ani, 60_000_000n), {
      dryRun: true,
    });
    expect(preview).toMatchObject({
      nomor_referensi: '',
      otorisasi: {
        perlu: 'T',
        tingkat: 'HEAD_TELLER',
        alasan: [{ kode: 'MELEBIHI_WEWENANG' }, { kode: 'NON_TUNAI_BERDUA' }, { kode: 'TOTAL_HARIAN' }],
      },
      saldo_tersedia: '139000000.00',
    });
    expect(await books(bank)).toEqual(before);
  });
});

describe('refuses', () => {
  const unknown = makeAccountNumber('001', '11', 999);
  const cases: { why: string; code: ErrorCode; input: unknown }[] = [
    { why: 'an account to itself', code: 'SAME_ACCOUNT', input: transfer(accounts.ani, accounts.ani, 1n) },
    { why: 'an unknown debit account', code: 'ACCOUNT_NOT_FOUND', input: transfer(unknown, accounts.ani, 1n) },
    { why: 'an unknown credit account', code: 'ACCOUNT_NOT_FOUND', input: transfer(accounts.ani, unknown, 1n) },
    { why: 'a closed debit account', code: 'ACCOUNT_CLOSED', input: transfer(accounts.tutup, accounts.ani, 1n) },
    { why: 'a closed credit account', code: 'ACCOUNT_CLOSED', input: transfer(accounts.ani, accounts.tutup, 1n) },
    { why: 'a dormant debit account', code: 'ACCOUNT_DORMANT', input: transfer(accounts.dorman, accounts.ani, 1n) },
    {
      why: 'an account blocked for debits',
      code: 'ACCOUNT_BLOCKED',
      input: transfer(accounts.blokir, accounts.ani, 1n),
    },
    { why: 'more than there is', code: 'INSUFFICIENT', input: transfer(accounts.budi, accounts.ani, 9_000_000n) },
  ];
  test.each(cases)('$why with $code', async ({ code, input }) => {
    await refused(bank, code, () => bank.run('teller1', bookTransfer, input));
    await accepted(bank, () => bank.run('teller1', bookTransfer, transfer(accounts.ani, accounts.blokir, 1n)));
  });

  test('for want of funds, and names balance and shortage of an account of the own branch', async () => {
    const [{ tersedia = 0n } = {}] = await bank.owner<{ tersedia: bigint }[]>`
      select saldo_buku - dana_belum_efektif - saldo_ditahan - saldo_minimum - debet_menunggu + plafon as tersedia
      from account_state where nomor_rekening = ${accounts.budi}`;
    const { code, details } = await refused(bank, 'INSUFFICIENT', () =>
      bank.run('teller1', bookTransfer, transfer(accounts.budi, accounts.ani, 9_000_000n)),
    );
    const params = {
      rekening: accounts.budi,
      tersedia: formatMoney(money('IDR', tersedia)),
      kurang: formatMoney(money('IDR', 9_000_000_00n - tersedia)),
    };
    expect(details.params).toEqual(params);
    expect(errorText(code, params, 'id')).toBe(
      `Saldo tersedia rekening ${accounts.budi} tidak cukup: tersedia ${params.tersedia}, kurang ${params.kurang}`,
    );
    const foreign = await bank
      .run('teller1', bookTransfer, transfer(accounts.citra, accounts.ani, 900_000_000n))
      .catch((error: unknown) => error as AppError);
    expect(foreign).toMatchObject({ code: 'INSUFFICIENT' });
    expect((foreign as AppError).details.params).toEqual({ rekening: accounts.citra });
    expect(errorText('INSUFFICIENT', { rekening: '1' }, 'en')).toBe('Insufficient available balance on 1');
  });

  test('without a second person an amount above the bank’s limit for one, by one rupiah', async () => {
    const small = (rupiah: bigint) => transfer(accounts.firma, accounts.ani, rupiah);
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', bookTransfer, small(5_000_001n)));
    expect(reasonsOf(error)).toEqual([['NON_TUNAI_BERDUA', 'HEAD_TELLER']]);
    await accepted(bank, () => bank.run('teller1', bookTransfer, small(5_000_000n)));
  });

  test('transfers of one teller alone beyond the daily limit, however small each; a released one does not count', async () => {
    const five = () => transfer(accounts.firma, accounts.budi, 5_000_000n);
    const [before] = await bank.owner<{ jumlah: bigint }[]>`
      select jumlah from daily_usage where kunci = 'teller1' and kelompok = 'NON_TUNAI'`;
    const left = 25_000_000n - (before?.jumlah ?? 0n) / 100n;
    for (let done = 0n; done + 5_000_000n <= left; done += 5_000_000n) await bank.run('teller1', bookTransfer, five());
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', bookTransfer, five()));
    expect(reasonsOf(error)).toEqual([['TOTAL_HARIAN', 'HEAD_TELLER']]);
    const data = bookTransfer.schema.parse(five());
    const token = await insertGrant(bank, {
      code: 'PEMINDAHBUKUAN',
      data,
      maker: 'teller1',
      reasons: ['TOTAL_HARIAN'],
    });
    await accepted(bank, () => bank.run('teller1', bookTransfer, data, { token }));
    const [after] = await bank.owner<{ jumlah: bigint }[]>`
      select jumlah from daily_usage where kunci = 'teller1' and kelompok = 'NON_TUNAI'`;
    expect(after?.jumlah).toBeLessThanOrEqual(2_500_000_000n);
    // Another's day is another's.
    await accepted(bank, () => bank.run('backoffice1', bookTransfer, five()));
  });

  test('from one account over the counter beyond its day', async () => {
    const giveBack = await useDay(bank, { kunci: accounts.citra, kelompok: 'LOKET_KELUAR', jumlah: 9_999_999_900n });
    const error = await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('backoffice1', bookTransfer, transfer(accounts.citra, accounts.ani, 2n)),
    );
    expect(reasonsOf(error)).toEqual([['TOTAL_REKENING', 'HEAD_TELLER']]);
    await accepted(bank, () => bank.run('backoffice1', bookTransfer, transfer(accounts.citra, accounts.ani, 1n)));
    await giveBack();
  });

  test('two at the same instant that fit the day one by one and not together: one passes', async () => {
    const giveBack = await useDay(bank, { kunci: 'backoffice1', kelompok: 'NON_TUNAI', jumlah: 2_499_999_900n });
    const one = () => bank.run('backoffice1', bookTransfer, transfer(accounts.ani, accounts.budi, 1n));
    const outcomes = await Promise.allSettled([one(), one()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [row] =
      await bank.owner`select jumlah from daily_usage where kunci = 'backoffice1' and kelompok = 'NON_TUNAI'`;
    expect(row?.jumlah).toBe(2_500_000_000n);
    await giveBack();
    addDay = await putDayAside(bank);
  });

  test('a teller with a closed till, and anybody for an own account', async () => {
    const closed = await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('teller2', bookTransfer, transfer(accounts.ani, accounts.budi, 1n)),
    );
    expect(reasonsOf(closed)).toEqual([['KAS_TERTUTUP', 'HEAD_TELLER']]);
    const own = await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('supervisor1', bookTransfer, transfer(accounts.ani, accounts.pejabat, 1n)),
    );
    expect(reasonsOf(own)).toEqual([['NASABAH_SENDIRI', 'HEAD_TELLER']]);
    // A user without the screen makes no transfer for others either, so the supervisor stands in for the back office.
    await bank.owner`insert into user_role (id_user, role_id) values ('supervisor1', 'BACK_OFFICE')`;
    await accepted(bank, () => bank.run('supervisor1', bookTransfer, transfer(accounts.ani, accounts.budi, 1n)));
    await bank.owner`delete from user_role where id_user = 'supervisor1' and role_id = 'BACK_OFFICE'`;
    await accepted(bank, () => bank.run('teller1', bookTransfer, transfer(accounts.ani, accounts.pejabat, 1n)));
  });

  test('anybody for an account of the own family, which a second person reads; another’s is nobody’s family', async () => {
    const owner = bank.owner`select nomor_nasabah from account where nomor_rekening = ${accounts.citra}`;
    const herself = bank.owner`select nomor_nasabah from app_user where id_user = 'supervisor1'`;
    await bank.owner`
      insert into customer_relation (nomor_nasabah, urut, peran, nama, nama_normal, pihak)
      values ((${herself}), 90, 'PASANGAN', 'Citra Permana', 'CITRA PERMANA', (${owner}))`;
    forgetCaller(bank.app);
    await bank.owner`insert into user_role (id_user, role_id) values ('supervisor1', 'BACK_OFFICE')`;
    for (const [from, to] of [
      [accounts.ani, accounts.citra],
      [accounts.citra, accounts.ani],
    ] as const) {
      const theirs = await refused(bank, 'OVERRIDE_NEEDED', () =>
        bank.run('supervisor1', bookTransfer, transfer(from, to, 1n)),
      );
      expect(reasonsOf(theirs)).toEqual([['NASABAH_KELUARGA', 'HEAD_TELLER']]);
    }
    await accepted(bank, () => bank.run('supervisor1', bookTransfer, transfer(accounts.ani, accounts.budi, 1n)));
    await bank.owner`delete from user_role where id_user = 'supervisor1' and role_id = 'BACK_OFFICE'`;
    await bank.owner`delete from customer_relation where urut = 90`;
    forgetCaller(bank.app);
  });

  test('a caller of a role without authority, with any amount', async () => {
    await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('cs1', bookTransfer, transfer(accounts.ani, accounts.budi, 1n)),
    );
    await accepted(bank, () => bank.run('backoffice1', bookTransfer, transfer(accounts.ani, accounts.budi, 1n)));
  });

  test('when the other branch is closed or at another date', async () => {
    const input = transfer(accounts.ani, accounts.citra, 1_000n);
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '002'`;
    await refused(bank, 'DAY_CLOSED', () => bank.run('teller1', bookTransfer, input));
    await bank.owner`update branch set status = 'BUKA', accounting_date = '2026-11-23' where kode_cabang = '002'`;
    await refused(bank, 'DAY_CHANGED', () => bank.run('teller1', bookTransfer, input));
    await bank.owner`update branch set accounting_date = '2026-11-20' where kode_cabang = '002'`;
    await accepted(bank, () => bank.run('teller1', bookTransfer, input));
  });
});

test('replays: one key, one journal', async () => {
  const input = transfer(accounts.ani, accounts.budi, 10_000n);
  await replays(bank, bookTransfer, {
    user: 'teller1',
    stranger: 'backoffice1',
    input,
    other: transfer(accounts.ani, accounts.budi, 10_001n),
  });
});
