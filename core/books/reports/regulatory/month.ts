import { z } from 'zod';
import { violation } from '#core/access/input.ts';
import type { Asker } from '#core/books/reports/generator.ts';
import type { Db } from '#core/db/client.ts';
import { fail } from '#lib/errors/errors.ts';
import { isoDate, msg } from '#lib/schemas/common.ts';
import type { Month } from './checks/check.ts';

const day = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');

/** The question of an extract: a month by any of its days. The core fills in its first and last day; a running month ends today. */
export const askedMonth = z.strictObject({ bulan: isoDate, awal: day, akhir: day });
export type AskedMonth = z.output<typeof askedMonth>;
/** Reads the month of a question, whatever else it asks for. */
export const someMonth = z.looseObject({ bulan: isoDate });

/** Fills in the days of the asked month, or of its year up to its end. Extracts are of the whole bank. VALIDATION for a future month. */
async function settled(db: Db, bulan: string, unit: 'month' | 'year'): Promise<AskedMonth> {
  const [row] = await db<{ awal: string; akhir: string }[]>`
    select date_trunc(${unit}, ${bulan}::date)::date as awal, least(month_end(${bulan}::date), b.accounting_date) as akhir
    from branch b where b.jenis = 'HO' and date_trunc('month', ${bulan}::date) <= b.accounting_date`;
  if (!row) return fail('VALIDATION', { violations: [violation('bulan', 'v.tanggalDepan')] });
  return { bulan: `${bulan.slice(0, 8)}01`, ...row };
}

type Settled = { readonly asked: AskedMonth; readonly kodeCabang: string };

export const settleMonth = async (db: Db, _caller: Asker, { bulan }: AskedMonth): Promise<Settled> => ({
  asked: await settled(db, bulan, 'month'),
  kodeCabang: '',
});
/** Refuses extracts of shares while a month among them is reversed and not shared anew, because they would seem complete. SHARING_UNDONE. */
async function sharesStand(db: Db, { awal, akhir }: AskedMonth): Promise<void> {
  const [unfinished] = await db<{ bulan: string | null }[]>`
    select to_char(min(h.bulan), 'YYYY-MM') as bulan from hi1000 h
    where h.bulan between ${awal}::date and ${akhir}::date and (h.status = 'DIBATALKAN' or h.status = 'DITETAPKAN' and h.putaran > 1)`;
  if (unfinished?.bulan) fail('SHARING_UNDONE', { params: { bulan: unfinished.bulan } });
}

const ofShares =
  (unit: 'month' | 'year') =>
  async (db: Db, _caller: Asker, { bulan }: AskedMonth): Promise<Settled> => {
    const asked = await settled(db, bulan, unit);
    await sharesStand(db, asked);
    return { asked, kodeCabang: '' };
  };

/** Settles a month of shares, and of the taxes and zakat withheld from them. */
export const settleSharesMonth = ofShares('month');
/** Settles the same from the year's first day until the end of the month. */
export const settleSharesYear = ofShares('year');

/** Returns the asked month, or the last one that has ended at head office. */
export async function monthOf(db: Db, asked: string): Promise<Month> {
  const [row] = await db<Month[]>`
    select m.awal, month_end(m.awal) as akhir
    from (select date_trunc('month', coalesce(nullif(${asked}, '')::date::timestamp, date_trunc('month', h.accounting_date + 1) - interval '1 day'))::date as awal from branch h where h.jenis = 'HO') m`;
  return row ?? fail('NOT_FOUND');
}
