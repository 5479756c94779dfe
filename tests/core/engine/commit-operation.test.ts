import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { Commit } from '#core/engine/commit-request.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import {
  accepted,
  accountRow,
  bareCommit,
  bareGrant,
  books,
  boxOf,
  counterBank,
  onAnyAccount,
  refused,
} from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

/**
 * The posting function called directly by the application's role, past every rule in TypeScript: what a stale context, a fault of
 * the core or an intruder in its place could try.
 */
const bank = await counterBank();
await onAnyAccount(bank);
const till1 = (await boxOf(bank, { user: 'teller1' })).id_kas;
const till2 = (await boxOf(bank, { user: 'teller2' })).id_kas;
const till3 = (await boxOf(bank, { user: 'teller3' })).id_kas;

const on = (id: string) => ({ jenis: 'REKENING', id }) as const;
const ani = { kode_cabang: '001', kode_gl: '301001', sub: on(accounts.ani) };
const of = (rekening: string) => ({ kode_cabang: '001', kode_gl: '203002', sub: on(rekening) });
const budi = of(accounts.budi);
const cash1 = { kode_cabang: '001', kode_gl: '101002', sub: { jenis: 'KAS', id: String(till1) } } as const;
const expense = { kode_cabang: '001', kode_gl: '603009' };

const post = (legs: readonly Leg[], rest: Partial<Commit> = {}) => bareCommit(bank, { legs, ...rest });
const honest = () => post([debit(ani, 100n), credit(budi, 100n)]);

describe('a journal that breaks the chart is refused whole', () => {
  const cases: { why: string; legs: readonly Leg[]; denominations?: Commit['denominations'] }[] = [
    { why: 'one side only', legs: [debit(ani, 100n)] },
    { why: 'sides that differ', legs: [debit(ani, 100n), credit(budi, 99n)] },
    { why: 'two debits', legs: [debit(ani, 100n), debit(budi, 100n)] },
    {
      why: 'balance over both branches but not in each',
      legs: [
        debit(ani, 100n),
        credit({ kode_cabang: '002', kode_gl: '301001', sub: { jenis: 'REKENING', id: accounts.citra } }, 100n),
      ],
    },
    {
      why: 'an unknown ledger account',
      legs: [debit(ani, 100n), credit({ kode_cabang: '001', kode_gl: '999999' }, 100n)],
    },
    {
      why: 'a control account without its sub-ledger',
      legs: [debit({ kode_cabang: '001', kode_gl: '301001' }, 100n), credit(budi, 100n)],
    },
    {
      why: 'teller cash without a till',
      legs: [debit({ kode_cabang: '001', kode_gl: '101002' }, 100n), credit(budi, 100n)],
    },
    {
      why: 'a sub-ledger on an account that has none',
      legs: [debit({ ...expense, sub: { jenis: 'REKENING', id: accounts.ani } }, 100n), credit(budi, 100n)],
    },
    {
      why: 'a till on an account that is no cash',
      legs: [debit({ ...expense, sub: { jenis: 'KAS', id: String(till1) } }, 5_000_000n), credit(budi, 5_000_000n)],
      denominations: { [till1]: { '5000000': 1 } },
    },
    { why: 'a line of zero', legs: [debit(ani, 100n), credit(budi, 100n), debit(expense, 0n)] },
    {
      why: 'an account under a GL account that is not its own',
      legs: [debit({ ...ani, kode_gl: '301002' }, 100n), credit(budi, 100n)],
    },
    {
      why: 'an account in a currency that is not its own',
      legs: [
        debit({ ...ani, kode_valuta: 'USD' }, 100n, { jumlah_idr: 1_600_000n }),
        credit({ ...expense, kode_valuta: 'USD' }, 100n, { jumlah_idr: 1_600_000n }),
      ],
    },
    {
      why: 'a foreign amount without its worth',
      legs: [debit({ ...expense, kode_valuta: 'USD' }, 100n), credit({ ...expense, kode_valuta: 'USD' }, 100n)],
    },
    {
      why: 'worths that differ',
      legs: [
        debit({ ...expense, kode_valuta: 'USD' }, 100n, { jumlah_idr: 1_600_000n }),
        credit({ ...expense, kode_valuta: 'USD' }, 100n, { jumlah_idr: 1_600_001n }),
      ],
    },
    {
      why: 'what head office alone keeps, in a branch',
      legs: [debit({ kode_cabang: '001', kode_gl: '102001' }, 100n), credit(budi, 100n)],
    },
    {
      why: 'an inter-branch leg that names no branch',
      legs: [debit({ kode_cabang: '001', kode_gl: '110001' }, 100n), credit(budi, 100n)],
    },
    {
      why: 'inter-branch legs that do not face each other',
      legs: [
        debit(ani, 100n),
        { ...credit({ kode_cabang: '001', kode_gl: '110001' }, 100n), lawan: '000' },
        { ...debit({ kode_cabang: '000', kode_gl: '110001' }, 100n), lawan: '002' },
        credit({ kode_cabang: '000', kode_gl: '603009' }, 100n),
      ],
    },
    {
      why: 'the difference of nobody',
      legs: [
        debit({ kode_cabang: '001', kode_gl: '112003', sub: { jenis: 'SELISIH_TELLER', id: 'nobody' } }, 100n),
        credit(budi, 100n),
      ],
    },
  ];
  test.each(cases)('$why', async ({ legs, denominations }) => {
    const before = await books(bank);
    await expect(post(legs, { ...(denominations && { denominations }) })).rejects.toMatchObject({
      code: expect.stringMatching(/^(P0001|23514)$/),
    });
    expect(await books(bank)).toEqual(before);
    await accepted(bank, honest);
  });
});

describe('the view of the rules is proved again under lock', () => {
  const set = (values: Record<string, string>) =>
    bank.owner`update account_state set ${bank.owner(values)} where nomor_rekening = ${accounts.blokir}`;
  const blocked = of(accounts.blokir);
  // The account's state and contract return to their values afterwards.
  afterAll(async () => {
    await bank.owner`select sum_up_account(${accounts.blokir})`;
    await bank.owner`
      update account_state s set saldo_minimum = k.saldo_minimum from account_contract k
      where k.nomor_rekening = s.nomor_rekening and s.nomor_rekening = ${accounts.blokir}`;
  });
  const cases: {
    why: string;
    code: ErrorCode;
    state: Record<string, string>;
    legs: readonly Leg[];
    lifted?: string[];
  }[] = [
    {
      why: 'blocked for debits',
      code: 'ACCOUNT_BLOCKED',
      state: { blokir: 'D', blokir_resmi: 'D' },
      legs: [debit(blocked, 1n), credit(ani, 1n)],
    },
    {
      why: 'blocked for credits',
      code: 'ACCOUNT_BLOCKED',
      state: { blokir: 'K', blokir_resmi: 'K' },
      legs: [debit(ani, 1n), credit(blocked, 1n)],
    },
    { why: 'closed', code: 'ACCOUNT_CLOSED', state: { status: 'TUTUP' }, legs: [debit(ani, 1n), credit(blocked, 1n)] },
    {
      why: 'dormant, whatever was lifted',
      code: 'ACCOUNT_DORMANT',
      state: { status: 'DORMAN' },
      legs: [debit(blocked, 1n), credit(ani, 1n)],
      lifted: ['TIDAK_AKTIF'],
    },
    {
      why: 'inactive, nothing lifted',
      code: 'ACCOUNT_DORMANT',
      state: { status: 'TIDAK_AKTIF' },
      legs: [debit(blocked, 1n), credit(ani, 1n)],
    },
    {
      why: 'below its minimum, nothing lifted',
      code: 'INSUFFICIENT',
      state: { saldo_minimum: '100000000' },
      legs: [debit(blocked, 1n), credit(ani, 1n)],
    },
    {
      why: 'holds, though the minimum was lifted',
      code: 'INSUFFICIENT',
      state: { saldo_ditahan: '100000000' },
      legs: [debit(blocked, 1n), credit(ani, 1n)],
      lifted: ['DI_BAWAH_MINIMUM'],
    },
    {
      why: 'less than is asked',
      code: 'INSUFFICIENT',
      state: {},
      legs: [debit(blocked, 100_000_001n), credit(ani, 100_000_001n)],
    },
  ];
  test.each(cases)('$why: $code', async ({ code, state, legs, lifted = [] }) => {
    await set({ blokir: '', blokir_resmi: '', status: 'AKTIF', saldo_minimum: '0', saldo_ditahan: '0', ...state });
    const grant = await bareGrant(bank, lifted);
    await refused(bank, code, () => post(legs, grant));
    await set({ blokir: '', blokir_resmi: '', status: 'AKTIF', saldo_minimum: '0', saldo_ditahan: '0' });
    await accepted(bank, () =>
      post(
        legs.map((leg) => ({ ...leg, jumlah: leg.jumlah > 0n ? 1n : -1n })),
        grant,
      ),
    );
  });

  test('only a grant lifts a reason of an override', async () => {
    await set({ blokir: '', blokir_resmi: '', status: 'TIDAK_AKTIF', saldo_minimum: '0', saldo_ditahan: '0' });
    const legs = [debit(blocked, 1n), credit(ani, 1n)];
    await refused(bank, 'GRANT_INVALID', () => post(legs, { lifted: ['TIDAK_AKTIF'], approver: 'headteller1' }));
    await refused(bank, 'GRANT_INVALID', () =>
      post(legs, { lifted: ['TIDAK_AKTIF'], approver: 'headteller1', actor: 'headteller1', idFlow: randomUUID() }),
    );
    const grant = await bareGrant(bank, ['TIDAK_AKTIF']);
    await accepted(bank, () => post(legs, grant));
    await set({ status: 'AKTIF' });
  });

  test('an account that does not exist, another date, a closed branch', async () => {
    await refused(bank, 'ACCOUNT_NOT_FOUND', () => post([debit(ani, 1n), credit(of('001110099999'), 1n)]));
    await refused(bank, 'DAY_CHANGED', () => post([debit(ani, 1n), credit(budi, 1n)], { date: '2026-11-19' }));
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
    await refused(bank, 'DAY_CLOSED', honest);
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    await accepted(bank, honest);
  });

  test('another’s till, a closed till, a till of a branch that the journal does not touch, more than it holds', async () => {
    const payOut = (id: number, minor: bigint, count: number) => () =>
      post([debit(budi, minor), credit({ ...cash1, sub: { jenis: 'KAS', id: String(id) } }, minor)], {
        denominations: { [id]: { '5000000': -count } },
      });
    await refused(bank, 'TILL_CLOSED', payOut(till2, 5_000_000n, 1));
    await refused(bank, 'NOT_FOUND', payOut(till3, 5_000_000n, 1));
    await refused(bank, 'CASH_SHORT', payOut(till1, 301n * 5_000_000n, 301));
    await refused(bank, 'NOT_FOUND', payOut(9_999, 5_000_000n, 1));
    await refused(bank, 'TILL_CLOSED', () =>
      post([debit(budi, 5_000_000n), credit(cash1, 5_000_000n)], {
        denominations: { [till1]: { '5000000': -1 } },
        actor: 'teller2',
        idUser: 'teller2',
      }),
    );
    await accepted(bank, payOut(till1, 5_000_000n, 1));
  });

  test('pieces that differ from the moved amount, or are none of the currency', async () => {
    const payIn = (denominations: Readonly<Record<string, number>>) => () =>
      post([debit(cash1, 5_000_000n), credit(budi, 5_000_000n)], { denominations: { [till1]: denominations } });
    const error = await refused(bank, 'CASH_COUNT', payIn({ '2000000': 1 }));
    expect(error.details.params).toEqual({ jumlah: '20,000.00', nominal: '50,000.00' });
    await refused(bank, 'CASH_COUNT', payIn({}));
    const alien = await refused(bank, 'CASH_UNKNOWN', payIn({ '3000000': 1, '2000000': 1 }));
    expect(alien.details.params).toEqual({ pecahan: '30,000.00' });
    await refused(bank, 'CASH_UNKNOWN', payIn({ '5000000L': 1 }));
    await accepted(bank, payIn({ '2000000': 3, '1000000': -1 }));
    await accepted(bank, payIn({ '5000000T': 1 }));
  });

  test('a grant that is not there, and a key that was used', async () => {
    await refused(bank, 'GRANT_INVALID', () =>
      post([debit(ani, 1n), credit(budi, 1n)], { token: randomUUID(), approver: 'manager1', lifted: ['TIDAK_AKTIF'] }),
    );
    const key = randomUUID();
    const first = await accepted(bank, () => post([debit(ani, 1n), credit(budi, 1n)], { key }));
    const again = await post([debit(ani, 5n), credit(budi, 5n)], { key });
    expect(again).toMatchObject({ ulang: true, journal_id: first.journal_id });
    await refused(bank, 'KEY_REUSED', () => post([debit(ani, 1n), credit(budi, 1n)], { key, actor: 'teller2' }));
  });
});

test('a journal, its lines and the balances are one transaction, and the journal is its own row of the trail', async () => {
  const before = await accountRow(bank, accounts.ani);
  const done = await honest();
  const [row] = await bank.owner`
    select (select count(*) from journal_line where journal_id = ${done.journal_id}) as lines,
           (select count(distinct xid) from journal_line where journal_id = ${done.journal_id}) as transactions,
           (select count(*) from audit_trail a join journal_line l on l.xid = a.xid where l.journal_id = ${done.journal_id} and l.urut = 1) as audits,
           (select count(*) from audit_log a join journal_line l on l.xid = a.xid where l.journal_id = ${done.journal_id}) as beside`;
  expect({ ...row }).toEqual({ lines: 2n, transactions: 1n, audits: 1n, beside: 0n });
  expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku - 100n);
});
