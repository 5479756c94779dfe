import type { Db } from '#core/db/client.ts';
import { type EndOfDayFinding, type EndOfDayStep, isMonthEnd, WHOLE } from '#core/engine/end-of-day-step.ts';
import { levelAccruals, payShares, type Sharing, sweep, unpaid } from './end-of-day-steps.ts';

/** Lists reversed months that a branch shares again, the earliest first, with whether their rates are set. */
const reversedMonths = (db: Db, kodeCabang: string) => db<{ bulan: string; siap: boolean }[]>`
  select h.bulan, bool_and(h.status = 'DITETAPKAN') as siap from hi1000 h
  where (h.status = 'DIBATALKAN' or h.status = 'DITETAPKAN' and h.putaran > 1) and exists (
    select from profit_share p where p.bulan = h.bulan and p.kode_cabang = ${kodeCabang} and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA'
      and p.nisbah is not null and p.bagian is null)
  group by 1 order by 1`;

/** Ends a month that is shared anew; the last one to finish calls it: a branch, or head office with the reserves. */
export const endAgain = (tx: Db, bulan: string) => tx`
  select end_sharing(${bulan}::date) where not exists (select from profit_share p where p.bulan = ${bulan}::date and p.jenis = 'BAGI_HASIL'
    and p.status = 'RATA_RATA' and p.nisbah is not null and p.bagian is null)`;

/**
 * Shares an reversed month anew, once its rate is set again: true-up, shares and rounding of the branch at once. An ordinary end of day does not wait
 * for the rate; the next month's end does, since no month is shared over an unshared one.
 */
export const shareAgain: EndOfDayStep = {
  code: 'BAGI_HASIL_ULANG',
  title: { id: 'Bagikan ulang bagi hasil yang dibatalkan', en: 'Share undone months anew' },
  chunks: async (db, endOfDay) => {
    const months = await reversedMonths(db, endOfDay.kodeCabang);
    return months.some(({ siap }) => siap || isMonthEnd(endOfDay)) ? WHOLE : [];
  },
  run: async (tx, endOfDay) => {
    const temuan: EndOfDayFinding[] = [];
    let baris = 0;
    let nomor = 1;
    for (const { bulan, siap } of await reversedMonths(tx, endOfDay.kodeCabang)) {
      if (!siap) {
        temuan.push({ id: bulan, nama: bulan.slice(0, 7), sebab: 'RATE_AWAITED', nominal: 0n, menghalangi: true });
        continue;
      }
      const next = (): Sharing => ({ endOfDay, bulan, step: 'BAGI_HASIL_ULANG', nomor: nomor++ });
      await levelAccruals(tx, next());
      for (const part of await unpaid(tx, endOfDay.kodeCabang, bulan)) {
        const done = await payShares(tx, next(), part);
        baris += done.baris;
        temuan.push(...done.temuan);
      }
      await sweep(tx, next());
      await endAgain(tx, bulan);
    }
    return { baris, temuan };
  },
};
