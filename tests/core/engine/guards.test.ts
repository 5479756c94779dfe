import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { alwaysGuards, limiting } from '#core/engine/guards/guards.ts';
import type { Operation, Outcome } from '#core/engine/operation.ts';
import type { Denominations } from '#core/ledger/denominations.ts';
import { credit, debit, type Leg, type Target } from '#core/ledger/legs.ts';
import { operations as all } from '#core/server/modules.ts';
import { gl } from '#lib/books/gl.ts';
import { definitionOf, type OperationCode, operationCodes } from '#lib/operations/operations.ts';
import { accepted, boxOf, counterBank, reasonsOf, refused } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
const till = (await boxOf(bank, { user: 'teller1' })).id_kas;
const other = (await boxOf(bank, { user: 'teller2' })).id_kas;

interface Drawn {
  readonly code?: OperationCode;
  readonly legs: readonly Leg[];
  readonly accounts?: readonly string[];
  readonly denominations?: Readonly<Record<number, Denominations>>;
  readonly boxes?: readonly number[];
  readonly own?: Outcome;
}

/** Makes an operation without rules of its own: the engine guards all that it draws. */
const drawing = ({ code = 'PEMINDAHBUKUAN', legs, denominations, boxes = [], own, ...rest }: Drawn): Operation => ({
  code,
  schema: z.unknown(),
  needs: () => ({ accounts: rest.accounts ?? Object.values(accounts), boxes }),
  rules: [{ name: 'own', check: () => own ?? null }],
  subject: () => ({
    nominal: legs[0]?.jumlah ?? 0n,
    kode_valuta: 'IDR',
    rekening: legs[0]?.sub?.id ?? null,
    lawan: null,
    keterangan: '',
    id_kas: null,
  }),
  journal: () => legs,
  ...(denominations && { denominations: () => denominations }),
});
const run = (drawn: Drawn) => bank.run('teller1', drawing(drawn), null);

const on = (id: string, kode_gl = '203002', rest: Partial<Target> = {}): Target => ({
  kode_cabang: id.slice(0, 3),
  kode_gl,
  sub: { jenis: 'REKENING', id },
  ...rest,
});
const [ani, budi] = [on(accounts.ani, '301001'), on(accounts.budi)];
const cash = (id: number): Target => ({
  kode_cabang: '001',
  kode_gl: gl('TILL_CASH'),
  sub: { jenis: 'KAS', id: String(id) },
});
const duplicate = () => accepted(bank, () => run({ legs: [debit(budi, 100n), credit(ani, 100n)] }));

describe('for any operation, legs are refused that', () => {
  const cases: { why: string; code: Parameters<typeof refused>[1]; drawn: Drawn; rekening?: string }[] = [
    {
      why: 'move an account that was not read',
      code: 'ACCOUNT_NOT_FOUND',
      drawn: { accounts: [accounts.ani], legs: [debit(budi, 100n), credit(ani, 100n)] },
      rekening: accounts.budi,
    },
    {
      why: 'pay into a closed account',
      code: 'ACCOUNT_CLOSED',
      drawn: { legs: [debit(budi, 100n), credit(on(accounts.tutup), 100n)] },
      rekening: accounts.tutup,
    },
    {
      why: 'take from an account that an authority has blocked, on any leg',
      code: 'ACCOUNT_BLOCKED',
      drawn: { legs: [debit(budi, 100n), debit(on(accounts.blokir), 1n), credit(ani, 101n)] },
      rekening: accounts.blokir,
    },
    {
      why: 'take from a dormant account',
      code: 'ACCOUNT_DORMANT',
      drawn: { legs: [debit(on(accounts.dorman), 100n), credit(ani, 100n)] },
      rekening: accounts.dorman,
    },
    {
      why: 'take more than there is, over several legs together',
      code: 'INSUFFICIENT',
      drawn: { legs: [debit(budi, 300_000_000n), debit(budi, 300_000_000n), credit(ani, 600_000_000n)] },
      rekening: accounts.budi,
    },
    {
      why: 'move an account in a currency that is not its own',
      code: 'CURRENCY_MISMATCH',
      drawn: { legs: [debit({ ...budi, kode_valuta: 'USD' }, 100n), credit({ ...ani, kode_valuta: 'USD' }, 100n)] },
      rekening: accounts.budi,
    },
  ];
  test.each(cases)('$why: $code', async ({ code, drawn, rekening }) => {
    const error = await refused(bank, code, () => run(drawn));
    expect(error.details.params).toMatchObject({ rekening });
    await duplicate();
  });

  test('move another’s till, a box that was not read, or notes that the till does not hold', async () => {
    const cashLegs = (id: number): Drawn => ({
      code: 'TARIK_TUNAI',
      legs: [debit(budi, 10_000_000n), credit(cash(id), 10_000_000n)],
      boxes: [other],
      denominations: { [id]: { '10000000': -1 } },
    });
    await refused(bank, 'TILL_CLOSED', () => run(cashLegs(other)));
    await refused(bank, 'NOT_FOUND', () => run(cashLegs(9_999)));
    const short = { ...cashLegs(till), denominations: { [till]: { '10000000': -1_000_001, '5000000': 2_000_000 } } };
    const error = await refused(bank, 'CASH_SHORT', () => run(short));
    expect(error.details.params).toEqual({ pecahan: '100,000.00', kas: 'TLR01' });
    await accepted(bank, () => run(cashLegs(till)));
  });

  test('move cash that its pieces are not worth, a note that is none, or a worn one to a customer', async () => {
    const out = (denominations: Denominations): Drawn => ({
      code: 'TARIK_TUNAI',
      legs: [debit(budi, 10_000_000n), credit(cash(till), 10_000_000n)],
      denominations: { [till]: denominations },
    });
    const count = await refused(bank, 'CASH_COUNT', () => run(out({ '5000000': -1 })));
    expect(count.details.params).toEqual({ jumlah: '50,000.00', nominal: '100,000.00' });
    await refused(bank, 'CASH_COUNT', () => run({ ...out({}), denominations: {} }));
    // The same note in and out is worth nothing.
    await refused(bank, 'CASH_COUNT', () => run(out({ '10000000': 0 })));
    const alien = await refused(bank, 'CASH_UNKNOWN', () => run(out({ '3000000': -3, '1000000': -1 })));
    expect(alien.details.params).toEqual({ pecahan: '30,000.00' });
    const worn = await refused(bank, 'CASH_UNFIT', () => run(out({ '10000000T': -1 })));
    expect(worn.details.params).toEqual({ pecahan: '100,000.00' });
    await accepted(bank, () => run(out({ '10000000': -1 })));
  });

  test('fill a till to four fifths of its maximum without a warning', async () => {
    const [box] = await bank.owner<{ saldo: bigint; batas: bigint }[]>`
      select saldo, batas from cash_box where id_kas = ${till}`;
    const notes = ((box?.batas ?? 0n) * 9n) / 10n - (box?.saldo ?? 0n);
    const whole = notes - (notes % 10_000_000n);
    const paid: Drawn = {
      code: 'SETOR_TUNAI',
      legs: [debit(cash(till), whole), credit(budi, whole)],
      denominations: { [till]: { '10000000': Number(whole / 10_000_000n) } },
    };
    const warned = async (drawn: Drawn) =>
      (await bank.run('teller1', drawing(drawn), null, { dryRun: true })).peringatan.map(({ kode }) => kode);
    expect(await warned(paid)).toContain('KAS_MENDEKATI_BATAS');
    const small = { ...paid, legs: [debit(cash(till), 10_000_000n), credit(budi, 10_000_000n)] };
    expect(await warned({ ...small, denominations: { [till]: { '10000000': 1 } } })).not.toContain(
      'KAS_MENDEKATI_BATAS',
    );
  });

  test('move a foreign currency without its rate of the day', async () => {
    const loss: Target = { kode_cabang: '001', kode_gl: '604001', kode_valuta: 'USD' };
    const legs = [debit(loss, 100n), credit({ ...loss, kode_gl: '503001' }, 100n)];
    const posted = (legs: readonly Leg[]) => run({ code: 'JUAL_BELI_VALAS', legs });
    const error = await refused(bank, 'RATE_MISSING', () => posted(legs));
    expect(error.details.params).toEqual({ valuta: 'USD' });
    await accepted(bank, () => posted(legs.map((leg) => ({ ...leg, jumlah_idr: leg.jumlah * 16_600n }))));
  });
});

test('a block or an inactive account asks for its level once, however many legs take from it', async () => {
  const pasif = on(accounts.pasif);
  const legs = [debit(pasif, 100n), debit(pasif, 5n), credit(ani, 105n)];
  const error = await refused(bank, 'OVERRIDE_NEEDED', () => run({ legs }));
  expect(reasonsOf(error)).toEqual([['TIDAK_AKTIF', 'HEAD_TELLER']]);
  await accepted(bank, () => run({ legs: [debit(budi, 105n), credit(pasif, 105n)] }));
});

test('guards that let legs stand report before the operation’s own rules, limits after them', async () => {
  const own: Outcome = { kind: 'override', code: 'PERUBAHAN_DATA', level: 'HEAD_TELLER', params: {} };
  const firma = on(accounts.firma, '203001');
  const legs = [debit(firma, 19_980_000_000n), credit(ani, 19_980_000_000n)];
  await bank.owner`update account_state set status = 'TIDAK_AKTIF' where nomor_rekening = ${accounts.firma}`;
  const error = await refused(bank, 'OVERRIDE_NEEDED', () => run({ legs, own }));
  expect(reasonsOf(error).map(([code]) => code)).toEqual([
    'TIDAK_AKTIF',
    'DI_BAWAH_MINIMUM',
    'PERUBAHAN_DATA',
    'MELEBIHI_WEWENANG',
    'NON_TUNAI_BERDUA',
    'TOTAL_HARIAN',
    'TOTAL_REKENING',
  ]);
  await bank.owner`update account_state set status = 'AKTIF' where nomor_rekening = ${accounts.firma}`;
  await accepted(bank, () => run({ legs: [debit(firma, 100n), credit(ani, 100n)] }));
});

test('no operation repeats a guard of every journal in a rule of its own', () => {
  const guards = new Set([...alwaysGuards, ...limiting].map(({ name }) => name));
  const repeated = Object.values(all).flatMap(({ code, before = [], rules }: Operation) =>
    [...before, ...rules].filter(({ name }) => guards.has(name)).map(({ name }) => `${code} ${name}`),
  );
  expect(repeated).toEqual([]);
});

test('definitions and posting function agree on operations before the counters open and after they close', async () => {
  const hours = { PERSIAPAN: ['OPENING', 'WORK'], CUT_OFF: ['CLOSING', 'WORK'], BUKA: null, TUTUP: [] } as const;
  for (const [status, admits] of Object.entries(hours)) {
    const rows = await bank.owner<{ kode: string }[]>`
      select kode from unnest(${[...operationCodes]}::text[]) with ordinality as k(kode, urut) where still_moves(${status}, kode, null) order by urut`;
    const carded = operationCodes.filter((code) => {
      const { hours: card } = definitionOf(code);
      return admits === null || (card !== undefined && (admits as readonly string[]).includes(card));
    });
    expect([status, rows.map(({ kode }) => kode)]).toEqual([status, carded]);
  }
});
