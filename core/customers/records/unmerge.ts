import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import type { Operation } from '#core/engine/operation.ts';
import { unmergeData } from '#lib/customers/schemas/customer-merge.ts';
import { fail } from '#lib/errors/errors.ts';
import { countLine, free, linksAsSeen, loadLinks, type Pair, seniorForEither } from './merge-pair.ts';
import { changeLevel } from './save.ts';

type Data = z.output<typeof unmergeData>;

/** Reads both customers of a merge and all links that would go back. NOT_FOUND. */
export async function loadMerge(db: Db, caller: Caller, id: string): Promise<Pair> {
  const [merge] = await db<{ asal: string; ke: string }[]>`select asal, ke from customer_merge where id_gabung = ${id}`;
  if (!merge) return fail('NOT_FOUND');
  return loadLinks(db, caller, merge, {
    links: db`(select golongan, kembali as pindah from unmerge_links(${id})) l`,
    print: db`unmerge_print(${id})`,
    obstacles: db`unmerge_obstacles(${id})`,
  });
}

/**
 * Cancels a merge: the record is a customer's again with its former state, links that are still with the survivor go back, and later links stay with
 * the survivor. A later merge is cancelled first (domain: CIF, cancel merge).
 */
export const unmerge: Operation<Data, Pair> = {
  code: 'BATAL_GABUNG_NASABAH',
  schema: unmergeData,
  load: (db, { id_gabung }, caller) => loadMerge(db, caller, id_gabung),
  needs: () => ({}),
  before: [free],
  rules: [linksAsSeen, seniorForEither],
  subject: ({ extra }) => dataSubject(extra.asal.isi.nama_nasabah),
  journal: () => [],
  change: {
    object: ({ extra }) => `NASABAH:${extra.asal.isi.nomor_nasabah}`,
    customers: ({ extra }) => extra.family,
    level: changeLevel,
    fields: ({ extra }) => [
      { kolom: 'status', lama: extra.asal.isi.status, baru: 'AKTIF' },
      { kolom: 'gabung_ke', lama: `${extra.ke.isi.nomor_nasabah} ${extra.ke.isi.nama_nasabah}`, baru: '' },
      ...[{ kolom: 'tautan', lama: '', baru: countLine(extra.jumlah) }].filter(({ baru }) => baru !== ''),
    ],
  },
  effects: ({ data }) => [{ efek: 'data_unmerge', fase: 'sesudah', ...data }],
};
