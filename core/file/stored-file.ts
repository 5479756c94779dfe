import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { fail } from '#lib/errors/errors.ts';
import type { FileKind } from '#lib/files.ts';
import type { BerkasTersimpan } from '#types/proto/file.ts';

/** A row of the table, as a statement returns it. */
export interface StoredFile {
  readonly id_berkas: string;
  readonly kunci: string;
  readonly jenis: string;
  readonly nama: string;
  readonly mime: string;
  readonly ukuran: number;
  readonly pindai: string;
  readonly id_user: string;
  readonly kode_cabang: string;
  readonly tersimpan_pada: Date | null;
  readonly pemilik: string | null;
  readonly dibuang_pada: Date | null;
}

/** Reads the files of these ids, by id; missing or removed ones are left out. */
export async function filesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db<StoredFile[]>`
    select * from stored_file where id_berkas = any (${[...ids]}::uuid[]) and tersimpan_pada is not null and dibuang_pada is null`;
  return new Map(rows.map((row) => [row.id_berkas, row]));
}

/** Lists the files that are part of a record, in the order in which they were sent. */
export const filesOfRecord = async (db: Db, object: string): Promise<readonly StoredFile[]> =>
  db<StoredFile[]>`
    select * from stored_file where pemilik = ${object} and tersimpan_pada is not null and dibuang_pada is null order by dibuat_pada, id_berkas`;

/** Maps a file to the fields for a form and its reader. */
export const toStoredFile = ({ id_berkas, jenis, nama, mime, ukuran, pindai }: StoredFile): BerkasTersimpan => ({
  id_berkas,
  jenis,
  nama,
  mime,
  ukuran,
  pindai,
});

interface Named {
  /** The record that will name them, as its history calls it. */
  readonly object: string;
  /** The form's field that names them. */
  readonly field: string;
  /** Each file as the form names it, and the kind it had to be sent as. */
  readonly files: readonly { readonly berkas: BerkasTersimpan | undefined; readonly as: FileKind }[];
}

/**
 * A form names files that its maker has sent and that are part of nothing yet, or the record's own, each unchanged; bind_files checks it again when
 * the record is written. VALIDATION names the field.
 */
export async function assertUnused(db: Db, maker: string, { object, field, files }: Named): Promise<void> {
  const known = await filesOf(
    db,
    files.flatMap(({ berkas }) => berkas?.id_berkas ?? []),
  );
  for (const { berkas, as } of files) {
    const file = known.get(berkas?.id_berkas ?? '');
    const free = file && (file.pemilik === object || (file.pemilik === null && file.id_user === maker));
    if (!free || JSON.stringify(toStoredFile(file)) !== JSON.stringify(toStoredFile(berkas as StoredFile)))
      fail('VALIDATION', { violations: [violation(field, 'v.berkasAsing')] });
    if (file.pemilik === null && file.jenis !== as)
      fail('VALIDATION', { violations: [violation(field, 'v.berkasLain')] });
  }
}
