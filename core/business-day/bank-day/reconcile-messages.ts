import type { Db } from '#core/db/client.ts';
import { type EndOfDayFinding, type EndOfDayStep, WHOLE } from '#core/engine/end-of-day-step.ts';
import { LOOKED_BACK, lostMessages } from '#core/payments/settlement/reconciliation.ts';

interface Lost {
  readonly id_pesan: string;
  readonly rail: string;
  readonly hilang_jumlah: bigint;
}

/** Finds messages with an unfinished part. They stop no day: nobody at the bank could mend one in time, and the day's books hold without it. */
const lost = async (db: Db): Promise<readonly EndOfDayFinding[]> => {
  const rows = await db<
    Lost[]
  >`select h.id_pesan, h.rail, h.hilang_jumlah from ${lostMessages(db, LOOKED_BACK)} h order by h.id`;
  return rows.map(({ id_pesan, rail, hilang_jumlah }) => ({
    id: id_pesan,
    nama: [id_pesan, rail].filter(Boolean).join(' · '),
    sebab: 'PESAN_HILANG',
    nominal: hilang_jumlah,
    menghalangi: false,
  }));
};

/**
 * Proves that every message of other banks is booked, returned, waiting for a person or refused: count and sum received are these four
 * (core/payments/README.md).
 */
export const reconcileMessages: EndOfDayStep = {
  code: 'RUJUK_PESAN',
  title: { id: 'Rekonsiliasi pesan antarbank', en: 'Reconcile messages of other banks' },
  only: ({ headOffice }) => headOffice,
  chunks: async () => WHOLE,
  run: async (tx) => ({ baris: 1, temuan: await lost(tx) }),
  foresee: lost,
};
