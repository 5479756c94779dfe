import { lookAt } from '#core/access/budget.ts';
import type { Context, Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { writeAudit } from '#core/audit/write-audit.ts';
import { fail } from '#lib/errors/errors.ts';
import { fileInput } from '#lib/schemas/file.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * Who may see the files of a record, by the kind its object begins with: the department that keeps the record answers for the rest of
 * the object's name.
 */
export type Owners = Readonly<Record<string, (context: Context, id: string) => Promise<boolean>>>;

/** A file that is part of nothing yet is seen by whoever has sent it; after that its record decides. */
function maySee(context: Context, owners: Owners, file: StoredFile): Promise<boolean> | boolean {
  if (file.pemilik === null) return file.id_user === context.caller.idUser;
  const at = file.pemilik.indexOf(':');
  const ask = owners[file.pemilik.slice(0, at)];
  return ask ? ask(context, file.pemilik.slice(at + 1)) : false;
}

/**
 * What to send of a file: its object's key, and as what it is kept. Each look is a row of the trail and counts towards the hour
 * (batas_lihat_berkas). NOT_FOUND also for what the caller may not see, so that nobody learns what exists. LOOKED_ENOUGH.
 */
export const openFile =
  (owners: Owners): Query<'file.baca'> =>
  async (context, input) => {
    const { id_berkas } = validInput(fileInput, input);
    const [file] = await context.db<StoredFile[]>`
      select kunci, jenis, nama, mime, ukuran, id_user, pemilik from stored_file
      where id_berkas = ${id_berkas} and tersimpan_pada is not null and dibuang_pada is null`;
    if (!file || !(await maySee(context, owners, file))) fail('NOT_FOUND');
    await lookAt(context, 'LIHAT_BERKAS');
    const { kunci, jenis, nama, mime, ukuran, pemilik } = file;
    await writeAudit(context, {
      aksi: 'LIHAT_BERKAS',
      objek: pemilik ?? `BERKAS:${id_berkas}`,
      rincian: { id_berkas, jenis, nama },
    });
    return { kunci, nama, mime, ukuran };
  };
