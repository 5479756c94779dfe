import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Operation } from '#core/engine/operation.ts';
import { type PartyData, partyEffects } from '#core/engine/presenter.ts';
import { prepare } from '#core/engine/run-operation.ts';
import type { Denominations } from '#core/ledger/denominations.ts';
import { credit, debit, type Leg, type Target, withInterBranch } from '#core/ledger/legs.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { gl } from '#lib/books/gl.ts';
import { AppError } from '#lib/errors/errors.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import { bareCommit, boxOf, counterBank } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts } from '../small-bank.ts';

/** Compares the guards' words about legs with the posting function's result for the same legs, without anybody's release. */
const bank = await counterBank();
breaksBooks(bank, ['10']);
const till = (await boxOf(bank, { user: 'teller1' })).id_kas;
const other = (await boxOf(bank, { user: 'teller2' })).id_kas;
// A teller's notes reach these limits.
await bank.owner`update parameter set nilai = '2000000.00' where nama = 'batas_identitas_tukar'`;
await bank.owner`update parameter set nilai = '2500000.00' where nama = 'batas_identitas_penuh'`;
// Blocks of the bank, which an override could lift.
await bank.owner`update account_state set blokir = 'K' where nomor_rekening = ${accounts.pejabat}`;
await bank.owner`update account_state set blokir = 'T' where nomor_rekening = ${accounts.firma}`;

const on = (id: string, kode_gl = '203002'): Target => ({
  kode_cabang: id.slice(0, 3),
  kode_gl,
  sub: { jenis: 'REKENING', id },
});
const cash = (id: number): Target => ({
  kode_cabang: '001',
  kode_gl: gl('TILL_CASH'),
  sub: { jenis: 'KAS', id: String(id) },
});
const customers: readonly Target[] = [
  on(accounts.ani, '301001'),
  on(accounts.budi),
  on(accounts.citra, '301001'),
  on(accounts.firma, '203001'),
  on(accounts.pasif),
  on(accounts.dorman),
  on(accounts.blokir),
  on(accounts.tutup),
  on(accounts.pejabat),
  on(makeAccountNumber('001', '11', 99_999)),
  { ...on(accounts.budi), kode_valuta: 'USD' },
];
const tills = [cash(till), cash(other)];
const places: readonly Target[] = [
  ...customers,
  ...tills,
  { kode_cabang: '001', kode_gl: '502003' },
  { kode_cabang: '001', kode_gl: '603009' },
];

/** Draws who is at the counter: nobody, somebody with name and number, or somebody with all the data asked for. */
const presenters: readonly PartyData[] = [
  {},
  { nomor_identitas: '3273056010900009', nama: 'Ratih Kumala Sari' },
  {
    nomor_identitas: '3273051203850008',
    nama: 'Bambang Setiawan',
    alamat: 'Jalan Merdeka 10',
    tempat_lahir: 'Bandung',
    tanggal_lahir: '1985-03-12',
    jenis_kelamin: 'L',
    kewarganegaraan: 'WNI',
    pekerjaan: 'Pedagang',
    sumber_dana: 'Usaha',
    tujuan: 'Belanja',
  },
];

/** Each draw posts as one of these: each names the accounts that it debits and credits, and the first two have to name the owner of the cash. */
const open = [...Array.from({ length: 8 }, () => cash(till)), cash(other)];
const usual = [...customers.slice(0, 5), ...customers.slice(0, 5), ...customers];
const fitting = {
  SETOR_TUNAI: { from: open, to: usual },
  TARIK_TUNAI: { from: usual, to: open },
  PEMINDAHBUKUAN: { from: usual, to: usual },
} as const;
type Code = keyof typeof fitting;

interface Drawn extends PartyData {
  readonly code: Code;
  readonly rekening: string | null;
  readonly legs: readonly Leg[];
  readonly denominations: Readonly<Record<number, Denominations>>;
}
/** An operation with no rule of its own, whose amount reaches no limit. */
const operationOf = (code: Code): Operation<Drawn, null> => ({
  code,
  schema: z.custom<Drawn>(),
  needs: ({ legs }) => ({
    accounts: legs.flatMap(({ sub }) => (sub?.jenis === 'REKENING' ? [sub.id] : [])),
    boxes: legs.flatMap(({ sub }) => (sub?.jenis === 'KAS' ? [Number.parseInt(sub.id, 10)] : [])),
  }),
  rules: [],
  subject: ({ data }) => ({
    nominal: 100n,
    kode_valuta: 'IDR',
    rekening: data.rekening,
    lawan: null,
    keterangan: '',
    id_kas: null,
  }),
  journal: ({ data }) => data.legs,
  denominations: ({ data }) => data.denominations,
});

const NOTE = 10_000_000n;
const TEN = '1000000';
/** Returns the notes of a till as a form sends them. */
function denominationsOf(moved: Readonly<Record<string, number>>, count: (typeof counts)[number]): Denominations {
  const notes = moved[TEN] ?? 0;
  if (count === 'ONE_MORE') return { [TEN]: notes + 1 };
  if (count === 'UNKNOWN') return { [TEN]: notes - 3, '3000000': 1 };
  return count === 'LARGER' && notes % 10 === 0 ? { '10000000': notes / 10 } : moved;
}

/** The draw states the notes: as they are, with one more, one that no bank has issued, or the same worth in others. */
const counts = ['RIGHT', 'RIGHT', 'RIGHT', 'ONE_MORE', 'UNKNOWN', 'LARGER'] as const;

/** Two times in three the places that suit the operation, else any. */
const placesOf = fc
  .record({ code: fc.constantFrom<Code>('SETOR_TUNAI', 'TARIK_TUNAI', 'PEMINDAHBUKUAN'), odd: fc.nat(2) })
  .map(({ code, odd }) => ({ code, ...(odd === 0 ? { from: places, to: places } : fitting[code]) }));

/** One to three debits against one credit; a till moves whole notes of 10,000, as they are counted. */
const drawn = placesOf
  .chain(({ code, from, to }) =>
    fc.record({
      code: fc.constant(code),
      from: fc.array(
        fc.tuple(
          fc.constantFrom(...from),
          fc.constantFrom(1n, 10n, 29n, 30n, 500n).map((n) => n * NOTE),
        ),
        { minLength: 1, maxLength: 3 },
      ),
      to: fc.constantFrom(...to),
      small: fc.boolean(),
      count: fc.constantFrom(...counts),
      rekening: fc.constantFrom(null, null, accounts.budi),
      presenter: fc.constantFrom(...presenters),
    }),
  )
  .map(({ code, from, to, small, count, rekening, presenter }): Drawn => {
    const amounts = from.map(([place, minor]) => [place, small ? minor / 10n : minor] as const);
    const total = amounts.reduce((sum, [, minor]) => sum + minor, 0n);
    const legs = [...amounts.map(([place, minor]) => debit(place, minor)), credit(to, total)];
    const denominations: Record<number, Record<string, number>> = {};
    for (const { sub, jumlah } of legs.filter((leg) => leg.sub?.jenis === 'KAS')) {
      const id = Number.parseInt(sub?.id ?? '', 10);
      const notes = Number(jumlah / 1_000_000n); // not an amount: notes of 10,000
      denominations[id] = { '1000000': (denominations[id]?.['1000000'] ?? 0) + notes };
    }
    const counted = Object.fromEntries(
      Object.entries(denominations).map(([id, moved]) => [id, denominationsOf(moved, count)]),
    );
    return { ...presenter, code, rekening, legs, denominations: counted };
  });

/** The person at the counter goes with the cash of an operation that asks, as the engine sends it. */
const presented = (data: Drawn) =>
  definitionOf(data.code).identity === 'PRESENTER' && Object.keys(data.denominations).length > 0
    ? partyEffects(data, data.rekening === null ? 'PELAKU' : 'PEMBAWA')
    : [];

test('legs that every guard lets pass are posted, and legs that any of them stops are not', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(drawn, fc.constantFrom('BUKA', 'BUKA', 'BUKA', 'CUT_OFF'), async (data, far) => {
      await bank.owner`update branch set status = ${far} where kode_cabang = '002'`;
      const { verdict } = await prepare(await bank.as('teller1'), operationOf(data.code), data);
      const said = verdict.rejection?.code ?? verdict.reasons[0]?.kode ?? 'clear';
      const posted = await bareCommit(bank, {
        operasi: data.code,
        customerAct: definitionOf(data.code).customer,
        rekening: data.rekening,
        legs: withInterBranch(data.legs, { currency: 'IDR', headOffice: '000' }),
        denominations: data.denominations,
        effects: presented(data),
      }).then(
        () => 'posted',
        (error: unknown) => (error instanceof AppError ? error.code : 'no journal'),
      );
      expect([said, posted === 'posted'], posted).toEqual([said, said === 'clear']);
      seen.set(said, (seen.get(said) ?? 0) + 1);
    }),
    { numRuns: 1_000, endOnFailure: true },
  );
  for (const code of [
    'clear',
    'ACCOUNT_NOT_FOUND',
    'ACCOUNT_CLOSED',
    'ACCOUNT_BLOCKED',
    'ACCOUNT_DORMANT',
    'CURRENCY_MISMATCH',
    'INSUFFICIENT',
    'DAY_CLOSED',
    'TILL_CLOSED',
    'CASH_COUNT',
    'CASH_UNKNOWN',
    'BLOKIR',
    'TIDAK_AKTIF',
    'GL_NOT_ALLOWED',
    'PARTY_NEEDED',
    'IDENTITY_NEEDED',
  ]) {
    expect([code, (seen.get(code) ?? 0) > 0]).toEqual([code, true]);
  }
});
