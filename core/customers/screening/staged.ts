import type { Db } from '#core/db/client.ts';
import type { ListWarning } from './name-entry.ts';

/** An imported list, as its preview and its approval read it. */
export interface Staged {
  readonly id_impor: string;
  readonly jenis: string;
  readonly penerbit: string;
  readonly nomor: string;
  readonly tanggal: string;
  readonly berlaku_sejak: string;
  readonly jumlah: number;
  readonly sidik: string;
  readonly selesai: boolean;
  readonly diunggah_oleh: string;
  readonly peringatan: readonly ListWarning[];
}
export interface Difference {
  readonly kode: string;
  readonly nama: string;
  readonly perubahan: 'BARU' | 'UBAH' | 'KELUAR';
}
export interface Suspect {
  readonly kode: string;
  readonly objek: string;
  readonly kode_cabang: string;
  readonly siapa: string;
  readonly nama: string;
  readonly nilai: number;
  readonly alasan: readonly string[];
}

/** Reads the imported list of this id; undefined where there is none. */
export async function loadStaged(db: Db, id: string): Promise<Staged | undefined> {
  const [row] = await db<Staged[]>`
    select id_impor, jenis, penerbit, nomor, tanggal::text, berlaku_sejak::text, jumlah, sidik, selesai, diunggah_oleh, peringatan
    from name_import where id_impor = ${id}`;
  return row;
}

/** Computes its changes, and the bank's customers and waiting forms it would hit, the likeliest first. */
export async function consequences(
  db: Db,
  id: string,
): Promise<{ readonly differences: readonly Difference[]; readonly suspects: readonly Suspect[] }> {
  const differences = await db<
    Difference[]
  >`select kode, nama, perubahan from name_changes(${id}) order by perubahan, kode`;
  const asked = differences.filter(({ perubahan }) => perubahan !== 'KELUAR').map(({ kode }) => kode);
  const suspects = await db<Suspect[]>`
    select kode, objek, kode_cabang, siapa, nama, nilai, alasan from suspects_of(${id}, ${asked}::text[])
    order by nilai desc, objek, kode`;
  return { differences, suspects };
}

export const countOf = (differences: readonly Difference[], kind: Difference['perubahan']): number =>
  differences.filter(({ perubahan }) => perubahan === kind).length;
