import type { z } from 'zod';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { orderMoves } from '#lib/accounts/standing-orders.ts';
import type { periodicActs } from '#lib/books/periodic-entries.ts';
import { periodicStateData } from '#lib/books/schemas/entry.ts';
import { accountsNamed, type Entry, type EntryExtra, readLedger } from './entries.ts';
import { reasonsOfPromised } from './entry-reasons.ts';
import { entriesOf } from './general-entries.ts';
import { type PeriodicRow, periodicOf, rowsOfPeriodic } from './periodic.ts';
import { asSeen } from './save-periodic.ts';
import { readDue } from './source.ts';

type Input = z.output<typeof periodicStateData>;
type Act = (typeof periodicActs)[number];

interface Extra extends EntryExtra {
  readonly lama: PeriodicRow | null;
  /** True when the named due date waits. */
  readonly menunggu: boolean;
  /** Its legs, when it resumes: they are posted again from then. */
  readonly entries: readonly Entry[];
}

/** To leave out a due date that waits moves the entry to no other state, and is possible while it is not over. */
const moves: Readonly<Record<Act, { readonly to: string | null; readonly from: readonly string[] }>> = {
  ...orderMoves,
  LEWATI: { to: null, from: orderMoves.AKHIRI.from },
};

const inItsState: Rule<Input, Extra> = {
  name: 'inItsState',
  check: ({ data, caller, extra: { lama, menunggu } }) => {
    const seen = asSeen(lama, data.versi, caller);
    if (seen || !lama) return seen;
    if (!moves[data.tindakan].from.includes(lama.status))
      return reject('PERIODIC_STATE', { berkala: lama.nomor_berkala, status: lama.status }, 'tindakan');
    return data.tindakan !== 'LEWATI' || menunggu
      ? null
      : reject('PERIODIC_DUE', { berkala: lama.nomor_berkala }, 'jatuh_tempo');
  },
};

/** Suspends a recurring entry, resumes it, ends it, or skips one waiting due date: by two persons, from the version the form read. */
export const changePeriodic: Operation<Input, Extra> = {
  code: 'STATUS_BERKALA',
  schema: periodicStateData,
  needs: (_data, _caller, { entries }) => ({ accounts: accountsNamed(entries) }),
  load: async (db, data, caller) => {
    const entries =
      data.tindakan === 'LANJUTKAN' ? entriesOf({ baris: await rowsOfPeriodic(db, data.nomor_berkala) }) : [];
    const [lama, menunggu, ledger] = await Promise.all([
      periodicOf(db, data.nomor_berkala),
      readDue(db, { berkala: data.nomor_berkala, jatuh_tempo: data.jatuh_tempo }, caller),
      readLedger(db, entries, caller),
    ]);
    return { lama, menunggu, entries, ledger };
  },
  rules: [inItsState, ...reasonsOfPromised<Input, Extra>(({ extra }) => extra.entries)],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  change: {
    object: ({ data }) => `ENTRI_BERKALA:${data.nomor_berkala}`,
    level: () => 'OPS_MANAGER',
    fields: ({ data, extra }) => [
      data.tindakan === 'LEWATI'
        ? { kolom: 'jatuh_dilewati', lama: '', baru: data.jatuh_tempo }
        : { kolom: 'status_perintah', lama: extra.lama?.status ?? '', baru: moves[data.tindakan].to ?? '' },
      { kolom: 'alasan', lama: '', baru: data.alasan },
    ],
  },
  effects: ({ data }) => [
    recordChange('periodic_entry', {
      aksi: 'UBAH',
      versi: data.versi,
      baris: {
        nomor_berkala: data.nomor_berkala,
        sebab_status: data.alasan,
        ...(moves[data.tindakan].to !== null && { status: moves[data.tindakan].to }),
      },
      ...(data.tindakan === 'LEWATI' && { rincian: { lewati: data.jatuh_tempo } }),
    }),
  ],
};
