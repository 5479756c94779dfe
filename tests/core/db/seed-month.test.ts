import { expect, test } from 'vitest';
import { buildBank, businessDay } from '#core/programs/seed.ts';
import { emptyBank } from '../helpers.ts';
import { expectSoundBooks } from '../sound-books.ts';

test('a demo bank whose days pass the end of a year has had its month’s shares dealt out', async () => {
  const bank = await emptyBank();
  try {
    // On 31 December the bank's day is the fourth business day of the year, and in the days before that too.
    const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-06', '2027-01-08'].map((day) =>
      businessDay(bank, day),
    );
    expect(await Promise.all(days)).toEqual(['2026-12-30', '2027-01-08', '2027-01-08', '2027-01-08', '2027-01-08']);
    await buildBank(bank, '2027-01-06');
    const rates = await bank.owner`select bulan::text, status from hi1000`;
    expect(rates.map((row) => ({ ...row }))).toEqual([{ bulan: '2026-12-01', status: 'DIBAGIKAN' }]);
    const [left] =
      await bank.owner`select count(*) filter (where status <> 'DIBAGIKAN')::integer as n, count(*)::integer as semua from profit_share`;
    expect(left?.n).toBe(0);
    expect(left?.semua).toBeGreaterThan(100);
    const [month] = await bank.owner`select status from gl_period where bulan = '2026-12-01'`;
    expect(month?.status).toBe('DISTRIBUTED');
    await expectSoundBooks(bank);
  } finally {
    await bank.close();
  }
}, 300_000);
