import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#core/db/client.ts';
import { type EndOfDay, type EndOfDayStep, WHOLE } from '#core/engine/end-of-day-step.ts';

/** Transactions of others may hold the roll-up back for a moment; after these attempts the step waits visibly. */
const ATTEMPTS = 600;
const PAUSE_MS = 50;

async function hasUnaggregatedTail(db: Db, { kodeCabang, tanggal }: EndOfDay): Promise<boolean> {
  await db`select rollup_gl_balances()`;
  const [row] = await db<{ sisa: boolean }[]>`
    select exists (select from journal_line l where l.kode_cabang = ${kodeCabang} and l.tanggal = ${tanggal}
      and l.xid >= (select f.horizon from gl_rollup_watermark f)) as sisa`;
  return row?.sisa !== false;
}

/**
 * Writes the balances of the day: every line of the branch is in the daily totals and in its account's balances by value date. It waits for other
 * transactions before the step's own, which would itself delay their roll-up.
 */
export const dailyBalances: EndOfDayStep = {
  code: 'SALDO_HARIAN',
  title: { id: 'Simpan saldo harian', en: 'Save daily balances' },
  chunks: async (db, endOfDay) => {
    for (let attempt = 1; attempt < ATTEMPTS && (await hasUnaggregatedTail(db, endOfDay)); attempt += 1)
      await pause(PAUSE_MS);
    return WHOLE;
  },
  run: async (tx, endOfDay) => {
    const { kodeCabang, tanggal } = endOfDay;
    if (await hasUnaggregatedTail(tx, endOfDay)) {
      return {
        baris: 0,
        temuan: [{ id: kodeCabang, nama: '', sebab: 'BELUM_TERLIPAT', nominal: 0n, menghalangi: true }],
      };
    }
    const [counted] = await tx<{ baris: number }[]>`
      select count(*)::integer as baris from gl_daily where kode_cabang = ${kodeCabang} and tanggal = ${tanggal}`;
    return { baris: counted?.baris ?? 0, temuan: [] };
  },
};
