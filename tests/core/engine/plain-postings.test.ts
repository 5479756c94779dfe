import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Commit, requestOf } from '#core/engine/commit-request.ts';
import { postMany } from '#core/engine/post-group.ts';
import { postSingle } from '#core/engine/post-single.ts';
import { credit, debit, type Target } from '#core/ledger/legs.ts';
import { bare } from '../counter-bank.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { accounts, DAY } from '../small-bank.ts';

/** Each proof of the posting function, asked of one posting amid others that may go: a set posts those and refuses this one as it is refused alone. */
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const on = (id: string, kode_gl: string): Target => ({
  kode_cabang: id.slice(0, 3),
  kode_gl,
  sub: { jenis: 'REKENING', id },
});
const ani = on(accounts.ani, '301001');
const budi = on(accounts.budi, '203002');
const transfer = (rest: Partial<Commit> = {}) => bare({ legs: [debit(ani, 100n), credit(budi, 100n)], ...rest });
const ledger = (kode_gl: string, kode_cabang = '001'): Target => ({ kode_cabang, kode_gl });

interface Case {
  readonly what: string;
  readonly code: string;
  readonly posting: () => Commit;
  /** What the owner changes for the posting, and how it is taken back. */
  readonly change?: readonly [string, string];
  /** The change is felt by all others too. */
  readonly all?: true;
}

const cases: readonly Case[] = [
  {
    what: 'a maker who was switched off',
    code: 'FORBIDDEN',
    posting: () => transfer({ actor: 'teller2', idUser: 'teller2' }),
    change: [
      "update app_user set aktif = false where id_user = 'teller2'",
      "update app_user set aktif = true where id_user = 'teller2'",
    ],
  },
  {
    what: 'a maker who also reads only',
    all: true,
    code: 'FORBIDDEN',
    posting: () => transfer({ actor: 'teller2', idUser: 'teller2' }),
    change: [
      "insert into role_menu (role_id, menu_id) select role_id, 'hanya-baca' from user_role where id_user = 'teller2'",
      "delete from role_menu where menu_id = 'hanya-baca' and role_id in (select role_id from user_role where id_user = 'teller2')",
    ],
  },
  { what: 'another maker than its caller', code: 'GRANT_INVALID', posting: () => transfer({ actor: 'teller2' }) },
  {
    what: 'an operation that nobody knows',
    code: 'OPERATION_UNKNOWN',
    posting: () => transfer({ operasi: 'X' as never }),
  },
  {
    what: 'an account that its operation does not name',
    code: 'GL_NOT_ALLOWED',
    posting: () => transfer({ legs: [debit(ani, 100n), credit(ledger('501001'), 100n)] }),
  },
  { what: 'another day', code: 'DAY_CHANGED', posting: () => transfer({ date: '2026-11-19' }) },
  {
    what: 'a day that is closed',
    all: true,
    code: 'DAY_CLOSED',
    posting: () => transfer(),
    change: [
      "update branch set status = 'CUT_OFF' where kode_cabang = '001'",
      "update branch set status = 'BUKA' where kode_cabang = '001'",
    ],
  },
  {
    what: 'a month that is closed',
    all: true,
    code: 'PERIOD_CLOSED',
    posting: () => transfer(),
    change: [
      `insert into gl_period (bulan, status) values (date_trunc('month', '${DAY}'::date), 'TUTUP')`,
      `delete from gl_period where bulan = date_trunc('month', '${DAY}'::date)`,
    ],
  },
  {
    what: 'legs that do not balance',
    code: 'does not balance',
    posting: () => transfer({ legs: [debit(ani, 100n), credit(budi, 99n)] }),
  },
  {
    what: 'an account where it is not kept',
    code: 'where it is not kept',
    posting: () => transfer({ legs: [debit(on(accounts.ani, '203002'), 100n), credit(budi, 100n)] }),
  },
  {
    what: 'an account without its sub-ledger',
    code: 'breaks the chart',
    posting: () => transfer({ legs: [debit(ani, 100n), credit(ledger('203002'), 100n)] }),
  },
  {
    what: 'an account of the chart that is shut',
    all: true,
    code: 'GL_CLOSED',
    posting: () => transfer(),
    change: [
      "update gl_account set ditutup_sejak = '2026-01-01' where kode_gl = '203002'",
      "update gl_account set ditutup_sejak = null where kode_gl = '203002'",
    ],
  },
  {
    what: 'funds that are not there',
    code: 'INSUFFICIENT',
    posting: () => transfer({ legs: [debit(ani, 99_000_000_000n), credit(budi, 99_000_000_000n)] }),
  },
  {
    what: 'a daily total that is used up',
    code: 'DAILY_LIMIT',
    posting: () => transfer({ daily: 'NON_TUNAI', nominal: 9_000_000_000_000_000n }),
  },
];

const refusal = (error: unknown): string => {
  const { message, detail = '' } = error as { message: string; detail?: string };
  return `${message} ${detail}`;
};

test.each(cases)('a set refuses $what as one call does, and posts the rest', async ({ code, posting, change, all }) => {
  const good = () => transfer();
  const others = all ? [] : [good(), good(), good(), good()];
  if (change) await bank.owner.unsafe(change[0]);
  try {
    const alone = await postSingle(bank.app, posting()).then(() => 'posted', refusal);
    expect(alone).toContain(code);
    const commits = [...others, posting(), posting(), posting(), ...others.map(good)];
    const outcomes = await postMany(
      bank.app,
      commits.map((each) => requestOf(bank.app, each)),
    );
    const results = outcomes.map((outcome) => ('error' in outcome ? refusal(outcome.error) : 'posted'));
    expect(results).toEqual([...others.map(() => 'posted'), alone, alone, alone, ...others.map(() => 'posted')]);
  } finally {
    if (change) await bank.owner.unsafe(change[1]);
  }
  expect(await postSingle(bank.app, good())).toHaveProperty('journal_id');
});
