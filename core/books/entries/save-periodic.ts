import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { higher, levelFor } from '#core/engine/authority.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { periodicData } from '#lib/books/schemas/entry.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { EntriBaris } from '#types/proto/books/ledger.ts';
import { accountsNamed, faultOf, offBalanceFault, placeFault, readLedger } from './entries.ts';
import { debitsOf, reasonsOfPromised } from './entry-reasons.ts';
import { entriesOf } from './general-entries.ts';
import { linesOfPeriodic, type PeriodicRow, periodicOf } from './periodic.ts';
import { begunFrom, type EntrySeen, readTemplate } from './source.ts';
import { linesText, toParts } from './template.ts';

type Data = z.output<typeof periodicData>;

interface Extra extends EntrySeen {
  /** The present entry with its legs; null for a new one. */
  readonly lama: (PeriodicRow & { readonly baris: readonly EntriBaris[] }) | null;
}
type Context = OpContext<Data, Extra>;

async function load(db: Db, data: Data, caller: Caller): Promise<Extra> {
  const [ledger, templat, row, baris] = await Promise.all([
    readLedger(db, entriesOf(data), caller),
    readTemplate(db, data, caller),
    periodicOf(db, data.nomor_berkala),
    linesOfPeriodic(db, data.nomor_berkala),
  ]);
  return { ledger, templat, menunggu: false, lama: row ? { ...row, baris } : null };
}

/** The changed entry exists in the version the form read, is of this branch, and not over. */
export function asSeen(lama: PeriodicRow | null, versi: number, { kodeCabang }: Caller) {
  if (!lama) return reject('NOT_FOUND', {}, 'nomor_berkala');
  if (lama.versi !== versi) return reject('DATA_CHANGED', { objek: lama.nomor_berkala });
  if (lama.kode_cabang !== kodeCabang) return reject('PERIODIC_BRANCH', { cabang: lama.kode_cabang }, 'nomor_berkala');
  return ['AKTIF', 'DITANGGUHKAN'].includes(lama.status)
    ? null
    : reject('PERIODIC_STATE', { berkala: lama.nomor_berkala, status: lama.status }, 'nomor_berkala');
}

const seenAsItIs: Rule<Data, Extra> = {
  name: 'seenAsItIs',
  check: ({ data, extra, caller }) => (data.nomor_berkala === '' ? null : asSeen(extra.lama, data.versi, caller)),
};

/** The rule checks a template when the entry begins from it: one that was changed or ended since is no reason to refuse another date. */
const begunNow: Rule<Data, Extra> = {
  name: 'begunNow',
  check: (context) =>
    context.extra.lama?.templat === (context.data.templat ?? null) &&
    context.extra.lama.versi_templat === (context.data.versi_templat ?? null)
      ? null
      : begunFrom.check(context),
};

const fromToday: Rule<Data, Extra> = {
  name: 'fromToday',
  check: ({ data, date, extra: { lama } }) =>
    data.mulai < date && data.mulai !== lama?.mulai ? reject('PERIODIC_START', { tanggal: date }, 'mulai') : null,
};

/** An entry that could not be posted today may not be scheduled for later. */
const eachMayBe: Rule<Data, Extra> = {
  name: 'eachMayBe',
  check: (context) => {
    const entries = entriesOf(context.data);
    for (const entry of entries) {
      const fault = entry.minor === 0n ? placeFault(entry, context) : faultOf(entry, context);
      if (fault?.kind === 'reject') return fault;
    }
    return entries.every(({ minor }) => minor > 0n) ? offBalanceFault(entries, context) : null;
  },
};

/** Sums its debits, in minor units: the amount its second person answers for at each due date. */
const worth = ({ data }: Context): bigint => debitsOf(entriesOf(data));

const columnsOf = (data: Data) => ({
  nama: data.nama,
  keterangan: data.keterangan,
  templat: data.templat ?? null,
  versi_templat: data.templat ? (data.versi_templat ?? null) : null,
  periode: data.periode,
  setiap: Number(data.setiap), // not an amount: how often
  hari: Number(data.hari || '0'), // not an amount: which day
  mulai: data.mulai,
  sampai: data.sampai || null,
  hari_libur: data.hari_libur,
});

type Columns = Omit<ReturnType<typeof columnsOf>, 'periode' | 'hari_libur'> &
  Pick<PeriodicRow, 'periode' | 'hari_libur'>;

const shown = (row: Columns, baris: readonly EntriBaris[]) => ({
  nama: row.nama,
  keterangan: row.keterangan,
  templat_entri: row.templat === null ? '' : `${row.templat} #${row.versi_templat}`,
  baris_entri: linesText(baris),
  periode_entri: row.periode,
  setiap: row.setiap > 1 ? String(row.setiap) : '',
  hari_perintah: row.hari > 0 ? String(row.hari) : '',
  mulai: row.mulai,
  sampai: row.sampai ?? '',
  hari_libur: row.hari_libur,
});

function changedFields({ data, extra: { lama } }: Context) {
  const before = lama ? shown(lama, lama.baris) : null;
  const after = shown(columnsOf(data), data.baris);
  return (Object.keys(after) as (keyof typeof after)[])
    .map((kolom) => ({ kolom, lama: before?.[kolom] ?? '', baru: after[kolom] }))
    .filter((row) => row.lama !== row.baru);
}

/** Saves legs with their due dates, new or changed (core/books/README.md). */
export const savePeriodic: Operation<Data, Extra> = {
  code: 'SIMPAN_BERKALA',
  schema: periodicData,
  needs: (data) => ({ accounts: accountsNamed(entriesOf(data)) }),
  load,
  before: [seenAsItIs],
  rules: [begunNow, fromToday, eachMayBe, ...reasonsOfPromised<Data, Extra>(({ data }) => entriesOf(data))],
  subject: (context) => ({
    nominal: worth(context),
    kode_valuta: BOOK_CURRENCY,
    rekening: null,
    lawan: null,
    keterangan: context.data.alasan,
    id_kas: null,
  }),
  journal: () => [],
  change: {
    object: ({ data, caller }) => `ENTRI_BERKALA:${data.nomor_berkala || `BARU/${caller.kodeCabang}/${data.nama}`}`,
    level: (context) => higher('OPS_MANAGER', levelFor(context.ref, 'NON_TUNAI', BOOK_CURRENCY, worth(context))),
    fields: changedFields,
  },
  effects: ({ data, caller }) => [
    recordChange('periodic_entry', {
      aksi: data.nomor_berkala === '' ? 'BUAT' : 'UBAH',
      versi: data.versi,
      baris: {
        nomor_berkala: data.nomor_berkala,
        ...(data.nomor_berkala === '' && { kode_cabang: caller.kodeCabang, pemilik: caller.idUser, status: 'AKTIF' }),
        ...columnsOf(data),
      },
      bagian: { periodic_entry_leg: toParts(data.baris) },
    }),
  ],
};
