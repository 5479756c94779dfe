import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#core/db/client.ts';
import { commit } from '#core/engine/commit.ts';
import { type Commit, requestOf } from '#core/engine/commit-request.ts';
import { postMany } from '#core/engine/post-group.ts';
import { postSingle } from '#core/engine/post-single.ts';
import { credit, debit, type Leg, type Target, withInterBranch } from '#core/ledger/legs.ts';
import { bare, boxOf, onAnyAccount } from '../counter-bank.ts';
import { chainAll, type TestBank, testBank } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';

/** Posts the same journals one by one and in batches, each into a bank of its own that was seeded alike. */
let one: TestBank;
let many: TestBank;
let till: number;

beforeAll(async () => {
  [one, many] = await Promise.all([testBank(), testBank()]);
  till = (await boxOf(one, { user: 'teller1' })).id_kas;
  for (const { owner } of [one, many]) {
    await onAnyAccount({ owner });
    await owner`update daily_limit set batas = 3000000 where kelompok = 'NON_TUNAI'`;
    for (const token of grants)
      await owner`
        insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, supervisor, berlaku_sampai)
        values (${token}, 'PEMINDAHBUKUAN', ${bare({}).print}, 'teller1', '001', '{DI_BAWAH_MINIMUM}', 'headteller1', now() + interval '1 hour')`;
  }
});
afterAll(async () => {
  await one.close();
  await many.close();
});

const grants = Array.from({ length: 6 }, () => randomUUID());
const on = (id: string, kode_gl: string): Target => ({
  kode_cabang: id.slice(0, 3),
  kode_gl,
  sub: { jenis: 'REKENING', id },
});
const places: readonly Target[] = [
  on(accounts.ani, '301001'),
  on(accounts.budi, '203002'),
  on(accounts.citra, '301001'),
  on(accounts.tutup, '203002'),
  on(accounts.dorman, '203002'),
  on(accounts.blokir, '203002'),
  on('001119999999', '203002'),
  { kode_cabang: '001', kode_gl: '603009' },
  { kode_cabang: '001', kode_gl: '203002' },
];
const place = fc.constantFrom(...places);
const minor = fc.constantFrom(100n, 150_000n, 300_000_000n, 99_000_000_000n);
const between = (from: Target, to: Target, amount: bigint): readonly Leg[] =>
  withInterBranch([debit(from, amount), credit(to, amount)], { currency: 'IDR', headOffice: '000' });
const box = (): Target => ({ kode_cabang: '001', kode_gl: '101002', sub: { jenis: 'KAS', id: String(till) } });

/** Notes of 100,000 over a till: put in where their number is positive, paid out where it is negative. */
const overTill = (to: Target, notes: number): Partial<Commit> => {
  const amount = BigInt(Math.abs(notes)) * 10_000_000n;
  const legs = notes > 0 ? [debit(box(), amount), credit(to, amount)] : [debit(to, amount), credit(box(), amount)];
  return {
    legs,
    nominal: amount,
    idKas: till,
    denominations: { [till]: { '10000000': notes } },
    operasi: 'SETOR_TUNAI',
  };
};

/** The generator draws these seldom. */
const odd: readonly Partial<Commit>[] = [
  { legs: [debit(places[0] as Target, 100n), credit(places[1] as Target, 99n)] },
  { legs: between(places[0] as Target, places[1] as Target, 100n), lifted: ['BLOKIR'] },
  { legs: between(places[0] as Target, places[1] as Target, 100n), approver: 'teller1' },
  { legs: between(places[0] as Target, places[1] as Target, 100n), date: '2026-11-19' },
  { legs: between(places[0] as Target, places[1] as Target, 100n), valueDate: '2026-11-19', customerAct: true },
  { legs: between(places[0] as Target, places[1] as Target, 100n), valueDate: '2026-11-23' },
  {
    legs: between(places[0] as Target, places[1] as Target, 100n),
    effects: [{ efek: 'nothing', fase: 'sebelum' } as never],
  },
  { effects: [{ efek: 'box_close', fase: 'sesudah', id_kas: 1 }], legs: [] },
  { reservations: new Map([[accounts.budi, 700_000n]]), rekening: accounts.budi },
  { reservations: new Map([[accounts.budi, -700_000n]]) },
  { reservations: new Map([[accounts.ani, 99_000_000_000n]]) },
];

/** One for each refusal that must be seen: chance alone has left one of them out in one run of twenty. */
const refusals = (): readonly Partial<Commit>[] => [
  ...[accounts.dorman, accounts.blokir, '001119999999'].map((from) => ({
    legs: between(on(from, '203002'), places[1] as Target, 100n),
  })),
  { legs: between(places[0] as Target, on(accounts.tutup, '203002'), 100n) },
  { legs: between(places[0] as Target, places[1] as Target, 99_000_000_000n) },
  {
    legs: between(places[7] as Target, places[1] as Target, 300_000_000n),
    nominal: 300_000_000n,
    daily: 'NON_TUNAI',
    rekening: accounts.ani,
  },
  overTill(places[7] as Target, -100_000),
];

/** Most of these are posted, so that sets grow long: accounts of one branch and the ledger, small amounts, some counted against the day. */
const easy: fc.Arbitrary<Partial<Commit>> = fc
  .record({
    from: fc.constantFrom(...places.slice(0, 2), places[7] as Target),
    to: fc.constantFrom(...places.slice(0, 2), places[7] as Target),
    n: fc.constantFrom(1n, 100n, 250n, 40_000n),
    daily: fc.constantFrom(undefined, undefined, 'NON_TUNAI' as const),
    own: fc.boolean(),
    rest: fc.constantFrom<Partial<Commit>>(
      {},
      { keterangan: 'Sewa' },
      { audit: { catatan: 'x' } },
      { answer: { nomor_dokumen: '7' } },
    ),
    fee: fc.boolean(),
  })
  .map(({ from, to, n, daily, own, rest, fee }) => ({
    legs: [...between(from, to, n), ...(fee ? between(from, places[7] as Target, 1n) : [])],
    nominal: n,
    customerAct: own,
    ...(daily && { daily }),
    ...(from.sub && { rekening: from.sub.id }),
    ...rest,
  }));

/** Anything the posting function may be asked for, by its content; the keys come later. */
const asked: fc.Arbitrary<Partial<Commit>> = fc.oneof(
  { weight: 30, arbitrary: easy },
  { weight: 6, arbitrary: fc.tuple(place, place, minor).map(([from, to, n]) => ({ legs: between(from, to, n) })) },
  fc.tuple(place, minor).map(([from, n]) => ({
    legs: between(from, places[1] as Target, n),
    nominal: n,
    daily: 'NON_TUNAI' as const,
    rekening: accounts.ani,
  })),
  fc.tuple(place, fc.constantFrom(-400, -30, -1, 1, 30)).map(([to, notes]) => overTill(to, notes)),
  fc.constantFrom(...grants, randomUUID()).map((token) => ({
    legs: between(places[0] as Target, places[1] as Target, 100n),
    token,
    approver: 'headteller1',
    lifted: ['DI_BAWAH_MINIMUM'],
  })),
  fc.constantFrom(...odd),
);

/** A key of its own, or that of an earlier posting, for the same content or for another. */
const again = fc.oneof({ weight: 20, arbitrary: fc.constant(null) }, fc.nat(40));
const batch = fc.array(fc.record({ what: asked, again, other: fc.boolean() }), { minLength: 1, maxLength: 24 });

const earlier: { key: string; correlation: string }[] = [];
const toCommits = (items: readonly { what: Partial<Commit>; again: number | null; other: boolean }[]): Commit[] =>
  items.map(({ what, again, other }) => {
    const known = again === null ? undefined : earlier[again % Math.max(earlier.length, 1)];
    const own = known ?? { key: randomUUID(), correlation: randomUUID() };
    earlier.push(own);
    return bare({ ...what, ...own, ...(other && known && { print: Buffer.from('ff'.repeat(16), 'hex') }) });
  });

/** Returns the text of an error about a refusal; the database's own text about a row it would not take has times in it. */
const errorText = (error: unknown): string => {
  const { code, message, detail = '', constraint_name = '' } = error as Record<string, string>;
  return code === 'AM001' ? `${code} ${message} ${detail}` : `${code} ${constraint_name} ${message}`;
};

async function oneByOne({ app }: TestBank, commits: readonly Commit[]) {
  const outcomes: unknown[] = [];
  for (const each of commits) {
    outcomes.push(
      await postSingle(app, each).then(
        ({ saldo, saldo_tersedia, saldo_kas, nomor_urut }) => ({
          saldo: [...saldo],
          saldo_tersedia,
          saldo_kas,
          nomor_urut,
        }),
        errorText,
      ),
    );
  }
  return outcomes;
}
async function inOne({ app }: TestBank, commits: readonly Commit[]) {
  const outcomes = await postMany(
    app,
    commits.map((each) => requestOf(app, each)),
  );
  return outcomes.map((outcome) => {
    if ('error' in outcome) return errorText(outcome.error);
    const { saldo, saldo_tersedia, saldo_kas, nomor_urut } = outcome.posted;
    return { saldo: [...saldo], saldo_tersedia, saldo_kas, nomor_urut };
  });
}

/** All that the postings left, without ids of transactions and times. */
async function left({ owner }: TestBank) {
  const of = async (rows: Promise<readonly object[]>) => (await rows).map((row) => ({ ...row }));
  return {
    journals: await of(owner`
      select id, tanggal, tanggal_valuta, kode_cabang, operasi, id_user, pelaku, nominal, rekening, keterangan, saldo_tersedia, id_kas, nomor_urut, user_otorisasi,
             korelasi, bukti from journal where operasi in ('PEMINDAHBUKUAN', 'SETOR_TUNAI') and korelasi = any (${earlier.map(({ correlation }) => correlation)}::uuid[]) order by id`),
    lines: await of(owner`
      select l.journal_id, l.urut, l.jumlah, l.saldo, l.seq, l.kode_cabang, l.kode_gl, l.rekening, l.sub, l.lawan, l.tanggal_valuta from journal_line l order by 1, 2`),
    accounts: await of(
      owner`select nomor_rekening, saldo_buku, seq, debet_menunggu, tanggal_aktivitas from account_state order by 1`,
    ),
    boxes: await of(owner`select id_kas, saldo, stok, seq, nomor_urut, status from cash_box order by 1`),
    cash: await of(
      owner`select journal_id, id_kas, seq, masuk, keluar, saldo, pecahan from cash_movement order by id_kas, seq`,
    ),
    keys: await of(
      owner`select kunci, sidik, journal_id from idempotency where kunci = any (${earlier.map(({ key }) => key)}::uuid[]) order by 1`,
    ),
    used: await of(owner`select lingkup, kunci, kelompok, jumlah from daily_usage order by 1, 2, 3`),
    grants: await of(
      owner`select token, dipakai_pada is not null as dipakai from override_grant where token = any (${grants}::uuid[]) order by 1`,
    ),
    log: await of(
      owner`select aksi, objek, korelasi from audit_log where korelasi = any (${earlier.map(({ correlation }) => correlation)}::uuid[]) order by id`,
    ),
  };
}

test('any mix of postings gets the same answers and leaves the same books, one by one or together', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(batch, async (items) => {
      const commits = toCommits(items);
      const alone = await oneByOne(one, commits);
      expect(await inOne(many, commits)).toEqual(alone);
      for (const outcome of alone) seen.add(typeof outcome === 'string' ? (outcome.split(' ')[1] ?? '') : 'posted');
    }),
    {
      numRuns: 120,
      endOnFailure: true,
      examples: [[[...odd, ...refusals()].map((what) => ({ what, again: null, other: false }))]],
    },
  );
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'posted',
      'INSUFFICIENT',
      'ACCOUNT_CLOSED',
      'ACCOUNT_BLOCKED',
      'ACCOUNT_NOT_FOUND',
      'CASH_SHORT',
      'GRANT_INVALID',
      'DAILY_LIMIT',
      'DAY_CHANGED',
    ]),
  );
  expect(await left(many)).toEqual(await left(one));
  // One statement writes a set: its journals carry one mark of the row, those of single calls one each.
  const [{ n: together = 0 } = {}] = await many.owner<
    { n: number }[]
  >`select count(*)::integer - count(distinct xmin::text)::integer as n from journal where operasi = 'PEMINDAHBUKUAN'`;
  expect(together).toBeGreaterThan(50);
  for (const bank of [one, many]) {
    // No item belongs to the amounts that were set aside here.
    await bank.owner`update account_state set debet_menunggu = 0`;
    await chainAll(bank);
    await expectSoundBooks(bank);
  }
});

const between1 = (rest: Partial<Commit> = {}) =>
  bare({ legs: between(places[0] as Target, places[1] as Target, 100n), ...rest });

test('one that is late is undone alone, and a batch that ends late is reversed whole', async () => {
  const before = await left(many);
  const late = { ...requestOf(many.app, between1()), batas: '2026-01-01T00:00:00Z' };
  const [first, second] = await postMany(many.app, [late, requestOf(many.app, between1())]);
  expect(first).toMatchObject({ error: { code: 'AM001', message: 'LATE' } });
  expect(second).toHaveProperty('posted');
  const [{ n = 0 } = {}] = await many.owner<{ n: number }[]>`select count(*)::integer as n from journal_line`;
  expect(n).toBe(before.lines.length + 2);
});

test('a held account makes no other posting of the batch wait; its own posting waits alone', async () => {
  const holder = connect(many.ownerUrl, { max: 1 });
  await holder`begin`;
  await holder`select from account_state where nomor_rekening = ${accounts.citra} for update`;
  const held = commit(many.app, bare({ legs: between(places[0] as Target, places[2] as Target, 100n) }));
  const others = await Promise.all(
    Array.from({ length: 20 }, () =>
      commit(many.app, bare({ legs: [debit(places[1] as Target, 1n), credit(places[7] as Target, 1n)] })),
    ),
  );
  expect(others.every(({ journal_id }) => journal_id !== null)).toBe(true);
  const first = await Promise.race([held.then(() => 'posted'), pause(1).then(() => 'waiting')]);
  expect(first).toBe('waiting');
  await holder`rollback`;
  await holder.end();
  expect((await held).journal_id).not.toBeNull();
});

test('one key many times in one batch is one posting, and each of its callers gets its result', async () => {
  const same = between1();
  const [{ before = 0n } = {}] = await many.owner<{ before: bigint }[]>`select count(*) as before from journal`;
  const answers = await Promise.all(Array.from({ length: 12 }, () => commit(many.app, same)));
  expect(new Set(answers.map(({ journal_id }) => journal_id)).size).toBe(1);
  expect(answers.filter(({ ulang }) => !ulang)).toHaveLength(1);
  const [{ after = 0n } = {}] = await many.owner<{ after: bigint }[]>`select count(*) as after from journal`;
  expect(after).toBe(before + 1n);
});
