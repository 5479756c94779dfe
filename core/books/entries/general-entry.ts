import type { z } from 'zod';
import { amountsOf } from '#core/access/amounts.ts';
import { type OpContext, type Operation, type Rule, reject, type Subject } from '#core/engine/operation.ts';
import { generalEntryData } from '#lib/books/schemas/ledger.ts';
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
import { begunFrom, type EntrySeen, readTemplate } from './source.ts';

type Data = z.output<typeof generalEntryData>;
type Context = OpContext<Data, EntrySeen>;

const PART_OF = { nomor: 'nomor', kode_cabang: 'cabang' } as const;

function entryOf(data: Data, side: 'debet' | 'kredit'): Entry {
  return {
    sisi: side === 'debet' ? 'D' : 'K',
    jenis: data[`jenis_${side}`],
    nomor: data[`nomor_${side}`],
    kode_cabang: data[`cabang_${side}`],
    minor: amountsOf(generalEntryData, data).nominal,
    kode_valuta: data.kode_valuta,
    keterangan: null,
    field: (part) => (part === 'nominal' ? 'nominal' : `${PART_OF[part]}_${side}`),
  };
}

const entriesOf = (data: Data): readonly [Entry, Entry] => [entryOf(data, 'debet'), entryOf(data, 'kredit')];

const eachMayBe: Rule<Data, EntrySeen> = {
  name: 'eachMayBe',
  check: (context) => {
    const [one, other] = entriesOf(context.data);
    return faultOf(one, context) ?? faultOf(other, context) ?? togetherFault([one, other], context);
  },
};

/** An account against itself moves nothing; the same account of the ledger in two branches does. */
const twoAccounts: Rule<Data, EntrySeen> = {
  name: 'twoAccounts',
  check: ({ data, caller }) => {
    const [one, other] = entriesOf(data).map(({ jenis, nomor, kode_cabang }) =>
      jenis === 'GL' ? `${nomor}/${kode_cabang || caller.kodeCabang}` : nomor,
    );
    return one === other ? reject('GL_SAME', {}, 'nomor_kredit') : null;
  },
};

const accountOn = (data: Data, side: 'debet' | 'kredit'): string | null =>
  data[`jenis_${side}`] === 'REKENING' ? data[`nomor_${side}`] : null;

const subject = ({ data, amounts }: Context): Subject => {
  const [debited, credited] = [accountOn(data, 'debet'), accountOn(data, 'kredit')];
  return {
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: debited ?? credited,
    lawan: debited === null ? null : credited,
    keterangan: data.keterangan,
    id_kas: null,
  };
};

/**
 * Posts one debit and one credit by hand: accounts of the general ledger, customers' accounts, or one of each. Over branches both balance through the
 * inter-branch account. Its definition asks for two persons whatever the amount (domain: chart of accounts, control accounts).
 */
export const generalEntry: Operation<Data, EntrySeen> = {
  code: 'TRANSAKSI_UMUM',
  schema: generalEntryData,
  load: async (db, data, caller) => {
    const [ledger, templat] = await Promise.all([
      readLedger(db, entriesOf(data), caller),
      readTemplate(db, data, caller),
      assertAttachable(db, data, caller),
    ]);
    return { ledger, templat, menunggu: false };
  },
  needs: (data) => ({ accounts: accountsNamed(entriesOf(data)) }),
  before: [begunFrom, twoAccounts, eachMayBe],
  rules: reasonsOf(entriesOf, subject),
  fieldOf: (context, refused) => entryRefused(entriesOf(context.data), context, refused),
  subject,
  journal: (context) => legsOfEntries(entriesOf(context.data), context, context.data.tanggal_valuta ?? null),
  effects: ({ data }) => [{ efek: 'general_entry', fase: 'sesudah' }, ...filesBound(data)],
};
