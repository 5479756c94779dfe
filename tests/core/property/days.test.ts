import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { AppError } from '#lib/errors/errors.ts';
import { inSoak } from '../../soak.ts';
import { type DaysBank, daysBank } from '../business-day/branch-day/days-bank.ts';
import { ordinarySteps } from '../business-day/end-of-day/run-step.ts';
import { breaksBooks } from '../helpers.ts';

/**
 * People may try anything, in any order and two at a time: no branch stands on a day that head office has not opened, none is at work more than
 * one business day behind it, no branch has two days that are open, and no day comes back.
 */
// Its boxes are emptied by hand below, which the test of the books would find.
const bank: DaysBank = await daysBank(ordinarySteps.filter(({ code }) => code !== 'UJI'));
breaksBooks(bank, ['4', '12']);

const branches = ['001', '002'] as const;
const managers = { '000': 'finance1', '001': 'manager1', '002': 'manager2' } as const;
type Move = readonly [act: 'prepare' | 'open' | 'cutOff' | 'close' | 'bank' | 'force', branch: '000' | '001' | '002'];

beforeAll(async () => {
  // Days without cash: empty boxes and a first day that is counted, since this test is about dates.
  await bank.owner`
    insert into vault_count (id_kas, kode_cabang, tanggal, petugas, saksi, pecahan, dihitung, seharusnya, nomor_urut)
    select k.id_kas, k.kode_cabang, b.accounting_date, 'headteller1', 'manager1', '{}', 0, 0, k.nomor_urut
    from cash_box k join branch b using (kode_cabang) where k.jenis = 'KHASANAH'`;
  await bank.owner`update cash_box set saldo = 0, stok = '{}', status = case jenis when 'TELLER' then 'TUTUP' else status end`;
});

async function act([what, branch]: Move): Promise<void> {
  if (what === 'bank') await bank.openBank();
  else if (what === 'force') await bank.forceClose(branch, (await bank.status(branch)).split(' ')[1] ?? '');
  else await bank.step(managers[branch], what);
}

interface BranchStatus {
  kode_cabang: string;
  status: string;
  tanggal: string;
  terbuka: number;
  pusat: string;
  langkah: number;
}

async function holds(before: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const rows = await bank.owner<BranchStatus[]>`
    select b.kode_cabang, b.status, b.accounting_date as tanggal, p.accounting_date as pusat,
      (select count(*)::integer from branch_day d where d.kode_cabang = b.kode_cabang and d.ditutup_pada is null) as terbuka,
      (select count(*)::integer from generate_series(b.accounting_date + 1, p.accounting_date, '1 day') g where is_business_day(g::date)) as langkah
    from branch b join branch p on p.jenis = 'HO'`;
  for (const row of rows) {
    expect(row.tanggal <= row.pusat).toBe(true);
    expect(row.terbuka).toBe(row.status === 'TUTUP' ? 0 : 1);
    if (row.status !== 'TUTUP') expect(row.langkah).toBeLessThanOrEqual(1);
    expect(row.tanggal >= (before.get(row.kode_cabang) ?? '')).toBe(true);
  }
  return new Map(rows.map((row) => [row.kode_cabang, row.tanggal]));
}

const move = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom('prepare', 'open', 'cutOff', 'close'), fc.constantFrom('000', ...branches)),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('bank'), fc.constant('000')) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('force'), fc.constantFrom(...branches)) },
) as fc.Arbitrary<Move>;

/** The rest of a day and the morning after it, in the order that the people of a bank know: each of them is done. */
const ordinary: readonly Move[] = [
  ...([...branches, '000'] as const).flatMap((branch): Move[] => [
    ['cutOff', branch],
    ['close', branch],
  ]),
  ['bank', '000'],
  ...branches.flatMap((branch): Move[] => [
    ['prepare', branch],
    ['open', branch],
  ]),
];

test('no sequence of moves lets a branch run ahead, fall far behind, or stand on two days', async () => {
  let dates = await holds(new Map());
  let done = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(move, move), { minLength: 8, maxLength: 16 }), async (pairs) => {
      for (const pair of pairs) {
        const tries = await Promise.allSettled(pair.map(act));
        for (const each of tries) {
          if (each.status === 'fulfilled') done += 1;
          // The core refuses in words whatever it does not do; nothing breaks.
          else expect(each.reason).toBeInstanceOf(AppError);
        }
        dates = await holds(dates);
      }
    }),
    {
      numRuns: inSoak(100, 12),
      endOnFailure: true,
      // Chance may refuse nearly every move, so the first run is two ordinary days, each move tried by two people at one moment.
      examples: [[[...ordinary, ...ordinary].map((each) => [each, each])]],
    },
  );
  expect(done).toBeGreaterThanOrEqual(2 * ordinary.length);
});
