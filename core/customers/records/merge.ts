import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { mergeData } from '#lib/customers/schemas/customer-merge.ts';
import { countLine, free, linksAsSeen, loadLinks, type Pair, seniorForEither } from './merge-pair.ts';
import { changeLevel } from './save.ts';

type Data = z.output<typeof mergeData>;

/** Two persons may differ in these respects; reasons appear in this order. */
const DIFFERENCES = ['GABUNG_BEDA_NIK', 'GABUNG_BEDA_LAHIR', 'GABUNG_BEDA_IBU', 'GABUNG_BEDA_ALAMAT'] as const;
type Difference = (typeof DIFFERENCES)[number];
/** From this many differences on, two checkers must confirm that both are one person. */
const DIFFERENCES_OF_TWO = 2;

interface MergePair extends Pair {
  readonly differences: readonly Difference[];
}

/** Reads both customers, their differences, and all that would move from the first to the second. NOT_FOUND. */
export async function loadPair(db: Db, caller: Caller, asal: string, ke: string): Promise<MergePair> {
  const [pair, differences] = await Promise.all([
    loadLinks(
      db,
      caller,
      { asal, ke },
      {
        links: db`(select golongan, true as pindah from merge_links(${asal}, ${ke})) l`,
        print: db`merge_print(${asal}, ${ke})`,
        obstacles: db`merge_obstacles(${asal}, ${ke})`,
      },
    ),
    db<{ kode: Difference }[]>`select kode from merge_differences(${asal}, ${ke}) kode`,
  ]);
  return { ...pair, differences: differences.map(({ kode }) => kode) };
}

/** Each difference is a reason of its own, so that the checker examines it (domain: CIF, duplicates). */
const warnDifference = (kode: Difference): Rule<Data, MergePair> => ({
  name: `tell ${kode}`,
  check: ({ data: { asal, ke }, extra: { differences } }) =>
    differences.includes(kode) ? override(kode, changeLevel(), { asal, ke }) : null,
});

/** Both records are in the versions the form read. */
const bothAsSeen: Rule<Data, MergePair> = {
  name: 'bothAsSeen',
  check: ({ data, extra: { asal, ke } }) => {
    if (asal.versi !== data.versi_asal) return reject('DATA_CHANGED', { objek: data.asal });
    return ke.versi === data.versi_ke ? null : reject('DATA_CHANGED', { objek: data.ke });
  },
};

/**
 * Merges one of two records of one customer into the other: accounts, parts in accounts and in other records, files and all other references go to
 * the survivor, one row of the log each; balances and journals stay as they are (domain: CIF, merge).
 */
export const merge: Operation<Data, MergePair> = {
  code: 'GABUNG_NASABAH',
  schema: mergeData,
  load: (db, { asal, ke }, caller) => loadPair(db, caller, asal, ke),
  needs: () => ({}),
  before: [free],
  rules: [bothAsSeen, linksAsSeen, seniorForEither, ...DIFFERENCES.map(warnDifference)],
  subject: ({ extra }) => dataSubject(extra.asal.isi.nama_nasabah),
  journal: () => [],
  change: {
    object: ({ data }) => `NASABAH:${data.asal}`,
    customers: ({ extra }) => extra.family,
    level: changeLevel,
    approvals: ({ extra }) => (extra.differences.length >= DIFFERENCES_OF_TWO ? 2 : 1),
    fields: ({ data, extra }) => [
      { kolom: 'status', lama: extra.asal.isi.status, baru: 'GABUNG' },
      { kolom: 'gabung_ke', lama: '', baru: `${data.ke} ${extra.ke.isi.nama_nasabah}` },
      ...[{ kolom: 'tautan', lama: '', baru: countLine(extra.jumlah) }].filter(({ baru }) => baru !== ''),
    ],
  },
  effects: ({ data }) => [{ efek: 'data_merge', fase: 'sesudah', ...data }],
};
