import { z } from 'zod';
import { stateFor } from '#core/engine/guards/account-guards.ts';
import { available } from '#core/engine/load-context.ts';
import type { Operation } from '#core/engine/operation.ts';
import { openEntryRow } from '#lib/books/schemas/ledger.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { type Entry, type EntryContext, type EntryExtra, faultOf, legsOfEntries, togetherFault } from './entries.ts';
import { entriesOf } from './general-entries.ts';

const data = z.strictObject({ baris: z.array(openEntryRow), keterangan: z.string() });
type Data = z.output<typeof data>;

/** The reason why an entry cannot be posted by itself: a code of a refusal or of an override, with the parameters of its sentence. */
export interface Why {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds an account that its legs would take below the available balance: by itself the bank goes no further. */
function shortAccount(entries: readonly Entry[], { loaded }: EntryContext): Why | null {
  const drawn = new Map<string, bigint>();
  for (const { jenis, nomor, sisi, minor } of entries)
    if (jenis === 'REKENING') drawn.set(nomor, (drawn.get(nomor) ?? 0n) + (sisi === 'D' ? minor : -minor));
  for (const [rekening, minor] of drawn) {
    const account = loaded.accounts.get(rekening);
    if (account && minor > 0n && minor > available(account)) return { code: 'INSUFFICIENT', params: { rekening } };
  }
  return null;
}

/** Returns why an entry cannot be posted by itself: a refusal, or a reason that a manager would have to lift. */
export function whyNot(entries: readonly Entry[], context: EntryContext): Why | null {
  for (const entry of entries) {
    const account = entry.jenis === 'REKENING' ? context.loaded.accounts.get(entry.nomor) : undefined;
    const fault =
      faultOf(entry, context) ?? (account ? stateFor(account, entry.sisi === 'D' ? 'debet' : 'kredit') : null);
    if (fault && fault.kind !== 'warn') return fault;
  }
  return togetherFault(entries, context) ?? shortAccount(entries, context);
}

/**
 * Posts one due date of a recurring entry: its legs, as two persons approved them. The end of the day posts it through the ledger's batch posting.
 */
export const dueEntry: Operation<Data, EntryExtra> = {
  code: 'ENTRI_BERKALA',
  schema: data,
  needs: () => ({}),
  rules: [],
  subject: (context) => ({
    nominal: entriesOf(context.data)
      .filter(({ sisi }) => sisi === 'D')
      .reduce((sum, { minor }) => sum + minor, 0n),
    kode_valuta: BOOK_CURRENCY,
    rekening: null,
    lawan: null,
    keterangan: context.data.keterangan,
    id_kas: null,
  }),
  journal: (context) => legsOfEntries(entriesOf(context.data), context, null),
};
