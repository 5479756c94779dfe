import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { importListData } from '#lib/customers/schemas/screening.ts';
import { toDisplay } from '#lib/dates.ts';
import { consequences, countOf, type Difference, loadStaged, type Staged, type Suspect } from './staged.ts';

type Data = z.output<typeof importListData>;

interface Extra {
  readonly staged: Staged | undefined;
  readonly differences: readonly Difference[];
  readonly suspects: readonly Suspect[];
  /** The number of the list in force of this kind and issuer; '' for none. */
  readonly before: string;
  /** True when this list was put in force before. */
  readonly used: boolean;
}

async function load(db: Db, data: Data): Promise<Extra> {
  const staged = await loadStaged(db, data.id_impor);
  const [row] = await db<{ before: string | null; used: boolean }[]>`
    select (select l.nomor from name_list l where l.jenis = ${data.jenis} and l.penerbit = ${data.penerbit}
              order by l.berlaku_sejak desc, l.tanggal desc limit 1) as before,
      exists (select from name_list l where l.id_impor = ${data.id_impor}
        or (l.jenis, l.penerbit, l.nomor) = (${data.jenis}, ${data.penerbit}, ${data.nomor})) as used`;
  const outcome = staged ? await consequences(db, data.id_impor) : { differences: [], suspects: [] };
  return { staged, ...outcome, before: row?.before ?? '', used: row?.used ?? false };
}

/** The list put in force is the file that was imported and reviewed, whole and once. It is checked again under lock. */
const asTakenIn: Rule<Data, Extra> = {
  name: 'asTakenIn',
  check: ({ data, extra: { staged, used } }) => {
    if (!staged) return reject('NOT_FOUND');
    if (used) return reject('DUPLICATE', { objek: data.nomor }, 'nomor');
    const same = (['jenis', 'penerbit', 'nomor', 'tanggal', 'berlaku_sejak', 'jumlah', 'sidik'] as const).every(
      (field) => staged[field] === data[field],
    );
    return staged.selesai && same ? null : reject('DATA_CHANGED', { objek: data.nomor });
  },
};

/**
 * Replaces the list of its kind and issuer by a list of names: its new entries are compared with all customers and all waiting forms, in the same
 * transaction. By two officers of compliance (domain: CIF, screening).
 */
export const importList: Operation<Data, Extra> = {
  code: 'IMPOR_DAFTAR_NAMA',
  schema: importListData,
  load,
  needs: () => ({}),
  rules: [asTakenIn],
  subject: ({ data }) => dataSubject(`${data.jenis} ${data.nomor}`),
  journal: () => [],
  effects: ({ data: { alasan: _, ...list } }) => [recordChange('name_list', { aksi: 'BUAT', versi: 0, baris: list })],
  change: {
    object: ({ data }) => `DAFTAR_NAMA:${data.jenis}/${data.penerbit}`,
    level: () => 'COMPLIANCE',
    fields: ({ data, extra: { staged, differences, suspects, before } }) => [
      { kolom: 'nomor', lama: before, baru: data.nomor },
      { kolom: 'tanggal', lama: '', baru: toDisplay(data.tanggal) },
      { kolom: 'berlaku_sejak', lama: '', baru: toDisplay(data.berlaku_sejak) },
      { kolom: 'jumlah', lama: '', baru: String(data.jumlah) },
      { kolom: 'nama_baru', lama: '', baru: String(countOf(differences, 'BARU')) },
      { kolom: 'nama_ubah', lama: '', baru: String(countOf(differences, 'UBAH')) },
      { kolom: 'nama_keluar', lama: '', baru: String(countOf(differences, 'KELUAR')) },
      { kolom: 'nama_kena', lama: '', baru: String(suspects.length) },
      { kolom: 'nama_peringatan', lama: '', baru: String(staged?.peringatan.length ?? 0) },
    ],
  },
};
