import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { move } from '#core/engine/move.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { holdInwardData } from '#lib/cheques/schemas/inward-clearing.ts';
import { claimedFor, FIELD, heldFor, inwardOf, type OfInward, subjectOf, waits } from './inward.ts';
import { beforeReturnsEnd, type InTime } from './return-time.ts';

type Data = z.output<typeof holdInwardData>;
interface Holding extends OfInward, InTime {
  /** The business day after it was presented, YYYY-MM-DD. */
  readonly sampai: string;
}

async function load(db: Db, { id_penarikan }: Data, caller: Caller): Promise<Holding> {
  const [row, [terms]] = await Promise.all([
    inwardOf(db, id_penarikan, caller),
    db<{ lewat: boolean; sampai: string }[]>`
      select inward_is_late(i, b.accounting_date) as lewat, next_business_day(i.tanggal_terima) as sampai
      from inward_warkat i join branch b using (kode_cabang) where i.id_penarikan = ${id_penarikan}::bigint`,
  ]);
  return { row, lewat: terms?.lewat ?? false, sampai: terms?.sampai ?? '' };
}

/** An instrument is held once, on its presentation day, and only a bilyet giro: a cheque is decided the same day. */
const mayBeHeld: Rule<Data, Holding> = {
  name: 'mayBeHeld',
  check: ({ date, extra: { row } }) => {
    if (!row) return null;
    if (row.status !== 'DITERIMA') return reject('CLEARING_STATE', { status: row.status }, FIELD);
    return row.jenis === 'BG' && row.tanggal_terima === date
      ? null
      : reject('INWARD_HOLD', { warkat: row.nomor_warkat }, FIELD);
  },
};

/**
 * Holds a bilyet giro that may be forged until the end of the next business day, on which it is paid or returned (domain: warkat maintenance, BG): Dr
 * 109007 / Cr 109005, so that the pass-through account is zero when the day is over. Always two persons; after the last moment of returns with the
 * branch manager's approval, like a return.
 */
export const holdInward: Operation<Data, Holding> = {
  code: 'TAHAN_PENARIKAN_KLIRING',
  schema: holdInwardData,
  needs: () => ({}),
  load,
  before: [waits, mayBeHeld],
  rules: [beforeReturnsEnd],
  subject: (context) => subjectOf(context, context.data.alasan),
  journal: ({ extra: { row } }) =>
    row ? [debit(heldFor(row), row.nominal), credit(claimedFor(row), row.nominal)] : [],
  effects: ({ data, extra: { sampai } }) => [
    move({
      tabel: 'inward_warkat',
      dari: 'DITERIMA',
      ke: 'DITAHAN',
      kunci: { id_penarikan: data.id_penarikan },
      kolom: { ditahan_sampai: sampai, sebab_tahan: data.alasan },
    }),
  ],
};
