import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { evidence } from '#core/db/reference/evidence.ts';
import { makeRandom } from '#core/programs/seed/random.ts';
import { seedBank } from '#core/programs/seed/simulation/bank.ts';
import { type Simulated, simulate } from '#core/programs/seed/simulation/simulate.ts';
import { openRails } from '#dev/central-bank/rails.ts';
import { addDays } from '#lib/dates.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import { inSoak, soaking } from '../../soak.ts';
import { everyFault, unnamedFaults } from '../evidence/faults/every-fault.ts';
import { emptyBank, type TestBank } from '../helpers.ts';
import { expectSoundBooks } from '../sound-books.ts';

/** The outcome of a simulation, with the number of business days that its calendar, as it was left, has in that time. */
interface Lived extends Simulated {
  readonly byCalendar: number;
}

/** A bank of its own that lives so many calendar days from `date` on; its books are proved before it is thrown away. */
async function lived(
  options: { seed: number; date: string; days: number; asked?: (bank: TestBank) => Promise<void> } & Pick<
    Parameters<typeof simulate>[1],
    'served' | 'wanted'
  >,
): Promise<Lived> {
  const { seed, date, days, served, wanted, asked } = options;
  const bank = await emptyBank();
  const folder = mkdtempSync(join(tmpdir(), 'rails-'));
  try {
    const name = `uji ${seed}`;
    const rails = openRails(folder, name);
    const world = await seedBank(bank, { branches: 2, date, days, random: makeRandom(seed), name, rails });
    const result = await simulate(world, { until: addDays(date, days), served, ...(wanted && { wanted }) });
    await expectSoundBooks(bank);
    await asked?.(bank);
    const [calendar] = await bank.owner<{ hari: number }[]>`
      select count(*)::integer as hari from generate_series(${date}::date, ${addDays(date, days - 1)}::date, interval '1 day') d
      where next_business_day(d::date - 1) = d::date`;
    return { ...result, byCalendar: calendar?.hari ?? 0 };
  } finally {
    rmSync(folder, { recursive: true });
    await bank.close();
  }
}

/** Weeks of a bank's life go by here, also on a busy machine. */
const PATIENCE = 900_000;

test(
  'weeks across a month’s and a year’s end: every invariant holds, and a refusal changes nothing',
  async () => {
    const weeks = soaking ? { date: '2026-12-01', days: 40, served: 4 } : { date: '2026-12-21', days: 16, served: 5 };
    // Moves of every area.
    const modules: readonly OperationCode[] = [
      'SETOR_TUNAI',
      'TARIK_TUNAI',
      'PEMINDAHBUKUAN',
      'REVERSAL',
      'TAHAN_DANA',
      'SIMPAN_SI',
      'SETOR_DEPOSITO',
      'SKN_TUNAI',
      'SKN_NON_TUNAI',
      'BI_FAST_NON_TUNAI',
      'SETORAN_KLIRING',
      'JALANKAN_TITIPAN_KLIRING',
      'BAYAR_GAJI',
      'TERBIT_WARKAT',
      'AKTIF_WARKAT',
      ...(soaking ? (['TERIMA_PENARIKAN_KLIRING', 'PENARIKAN_KLIRING', 'TOLAKAN_PENARIKAN_KLIRING'] as const) : []),
    ];
    // The proof names each deed of the bank's owner behind the product's back by itself; the books held before, and hold again when the bank
    // closes.
    const asked = async ({ ownerUrl }: TestBank) => expect(await unnamedFaults(ownerUrl)).toEqual([]);
    const result = await lived({ seed: 8, ...weeks, wanted: modules, asked });
    const opened = result.businessDays;
    // A holiday that was put in meanwhile was not worked.
    expect(opened).toBe(result.byCalendar);
    expect(opened).toBeGreaterThan(inSoak(23, 6));
    expect(result.checked).toBe(2);
    expect(result.operations).toMatchObject({ BUKA_HARI: opened, BUKA_CABANG: 2 * opened });
    expect(result.operations.TETAPKAN_HI1000).toBeGreaterThan(0);
    expect(modules.filter((code) => !result.operations[code])).toEqual([]);
    // The interbank items come to each of their ends.
    const ends = [
      'transfer SKN SELESAI',
      'transfer masuk DIKREDIT',
      'warkat EFEKTIF',
      'warkat DITOLAK',
      ...(soaking ? ['transfer BI_FAST DIRETUR', 'transfer masuk DIRETUR'] : []),
    ];
    expect(ends.filter((end) => !result.between[end])).toEqual([]);
    // Attempts that must not be come too.
    expect(Object.keys(result.refusals).length).toBeGreaterThan(3);
    expect(result.absent.map((text) => Number.parseInt(text, 10))).toEqual([30]);
  },
  PATIENCE,
);

test('faults are planted in every table that is evidence, in at least 144 ways', () => {
  const tables = new Set(everyFault.map(({ table }) => table));
  expect(Object.entries(evidence).filter(([table, { kind }]) => kind !== 'free' && !tables.has(table))).toEqual([]);
  expect(everyFault.length).toBeGreaterThan(300);
  expect(new Set(everyFault.map(({ deed }) => deed)).size).toBe(everyFault.length);
});

test(
  'the same seed makes the same books, another one others',
  async () => {
    const few = { date: '2026-12-30', days: inSoak(40, 4), served: inSoak(4, 2) };
    const [first, again, other] = [
      await lived({ ...few, seed: 1 }),
      await lived({ ...few, seed: 1 }),
      await lived({ ...few, seed: 2 }),
    ];
    expect(again.books).toBe(first.books);
    expect(again.operations).toEqual(first.operations);
    expect(other.books).not.toBe(first.books);
  },
  PATIENCE,
);
