import type { z } from 'zod';
import type { OpContext, Operation, Rule, Subject } from '#core/engine/operation.ts';
import { generalEntriesData } from '#lib/books/schemas/ledger.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { worthInBooks } from '#lib/profit-sharing/rate.ts';
import { assertAttachable, filesBound } from './attachments.ts';
import {
  accountsNamed,
  type Entry,
  entryRefused,
  faultOf,
  legsOfEntries,
  readLedger,
  togetherFault,
} from './entries.ts';
import { reasonsOf } from './entry-reasons.ts';
import { minorsOf } from './line-amounts.ts';
import { begunFrom, type EntrySeen, readDue, readTemplate, settlesDue } from './source.ts';

type Data = z.output<typeof generalEntriesData>;
type Context = OpContext<Data, EntrySeen>;

/** Maps the rows of a form to entries; `field` names a part of a row as the form does. A still open amount is zero. */
export const entriesOf = ({ baris }: Pick<Data, 'baris'>): readonly Entry[] => {
  const minors = minorsOf(baris);
  return baris.map((row, place) => ({
    sisi: row.sisi,
    jenis: row.jenis,
    nomor: row.nomor,
    kode_cabang: row.kode_cabang,
    minor: minors[place] ?? 0n,
    kode_valuta: row.kode_valuta,
    keterangan: row.keterangan || null,
    field: (part) => `baris.${place}.${part}`,
  }));
};

const eachMayBe: Rule<Data, EntrySeen> = {
  name: 'eachMayBe',
  check: (context) => {
    const entries = entriesOf(context.data);
    for (const entry of entries) {
      const fault = faultOf(entry, context);
      if (fault) return fault;
    }
    return togetherFault(entries, context);
  },
};

/** Sums its debits in the books' currency, at the middle rates of the day, for limits and levels. */
const worth = ({ data, loaded }: Context): bigint =>
  entriesOf(data)
    .filter(({ sisi }) => sisi === 'D')
    .reduce(
      (sum, { minor, kode_valuta }) =>
        sum +
        (kode_valuta === BOOK_CURRENCY
          ? minor
          : worthInBooks(minor, kode_valuta, loaded.rates.get(kode_valuta)?.tengah ?? 0n)),
      0n,
    );

const subject = (context: Context): Subject => ({
  nominal: worth(context),
  kode_valuta: BOOK_CURRENCY,
  rekening: null,
  lawan: null,
  keterangan: context.data.keterangan,
  id_kas: null,
});

/**
 * Posts many legs by hand in one journal, over ledger accounts, customers' accounts, branches and currencies. In each currency debits equal credits;
 * branches balance through the inter-branch account. Two persons answer for the whole (domain: chart of accounts).
 */
export const generalEntries: Operation<Data, EntrySeen> = {
  code: 'TRANSAKSI_UMUM_MULTI',
  schema: generalEntriesData,
  load: async (db, data, caller) => {
    const [ledger, templat, menunggu] = await Promise.all([
      readLedger(db, entriesOf(data), caller),
      readTemplate(db, data, caller),
      readDue(db, data, caller),
      assertAttachable(db, data, caller),
    ]);
    return { ledger, templat, menunggu };
  },
  needs: (data) => ({ accounts: accountsNamed(entriesOf(data)) }),
  before: [begunFrom, settlesDue, eachMayBe],
  rules: reasonsOf(entriesOf, subject),
  fieldOf: (context, refused) => entryRefused(entriesOf(context.data), context, refused),
  subject,
  journal: (context) => legsOfEntries(entriesOf(context.data), context, context.data.tanggal_valuta ?? null),
  effects: ({ data: { berkala, jatuh_tempo, lampiran } }) => [
    { efek: 'general_entry', fase: 'sesudah' },
    ...filesBound({ lampiran }),
    ...(berkala && jatuh_tempo
      ? [{ efek: 'periodic_fill', fase: 'sesudah', nomor_berkala: berkala, jatuh_tempo } as const]
      : []),
  ],
};
