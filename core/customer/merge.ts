import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { mergeData } from '#lib/schemas/customer-merge.ts';
import { countLine, free, linksAsSeen, loadLinks, type Pair, seniorForEither } from './merge-pair.ts';
import { changeLevel } from './save.ts';

type Data = z.output<typeof mergeData>;

/** Both customers and all that would move from the first to the second. NOT_FOUND. */
export async function loadPair(db: Db, caller: Caller, asal: string, ke: string): Promise<Pair> {
  return loadLinks(
    db,
    caller,
    { asal, ke },
    {
      links: db`(select golongan, true as pindah from merge_links(${asal}, ${ke})) l`,
      print: db`merge_print(${asal}, ${ke})`,
      obstacles: db`merge_obstacles(${asal}, ${ke})`,
    },
  );
}

/** Both records are in the versions that were looked at. */
const bothAsSeen: Rule<Data, Pair> = {
  name: 'bothAsSeen',
  check: ({ data, extra: { asal, ke } }) => {
    if (asal.versi !== data.versi_asal) return reject('DATA_CHANGED', { objek: data.asal });
    return ke.versi === data.versi_ke ? null : reject('DATA_CHANGED', { objek: data.ke });
  },
};

/**
 * One of two records of one customer becomes a part of the other: accounts, parts in accounts and in other records, files and whatever
 * else names her go to the survivor, one row of the log each; balances and journals stay as they are (domain: CIF, merge).
 */
export const merge: Operation<Data, Pair> = {
  code: 'GABUNG_NASABAH',
  schema: mergeData,
  load: (db, { asal, ke }, caller) => loadPair(db, caller, asal, ke),
  needs: () => ({}),
  before: [free],
  rules: [bothAsSeen, linksAsSeen, seniorForEither],
  subject: ({ extra }) => dataSubject(extra.asal.isi.nama_nasabah),
  journal: () => [],
  change: {
    object: ({ data }) => `NASABAH:${data.asal}`,
    customers: ({ extra }) => extra.family,
    level: changeLevel,
    fields: ({ data, extra }) => [
      { kolom: 'status', lama: extra.asal.isi.status, baru: 'GABUNG' },
      { kolom: 'gabung_ke', lama: '', baru: `${data.ke} ${extra.ke.isi.nama_nasabah}` },
      ...[{ kolom: 'tautan', lama: '', baru: countLine(extra.jumlah) }].filter(({ baru }) => baru !== ''),
    ],
  },
  effects: ({ data }) => [{ efek: 'data_merge', fase: 'sesudah', ...data }],
};
