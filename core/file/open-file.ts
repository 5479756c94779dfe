import { type Context, type Knowable, maySee, type Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { mayCall } from '#lib/access/calls.ts';
import { fail } from '#lib/errors/errors.ts';
import { fileInput } from '#lib/schemas/file.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * Decides who may see the files of a record, by the kind its object begins with: the module that keeps the record checks the rest of the object's
 * name. SEEN: the trail records the caller's read of all of them already.
 */
export type Owners = Readonly<Record<string, (context: Context, id: string) => Promise<boolean | 'SEEN'>>>;

/** Only its sender sees a file that is part of nothing yet; after that its record decides. */
function ofRecord(context: Context, owners: Owners, file: StoredFile): Promise<boolean | 'SEEN'> | boolean {
  if (file.pemilik === null) return file.id_user === context.caller.idUser;
  const at = file.pemilik.indexOf(':');
  const ask = owners[file.pemilik.slice(0, at)];
  return ask ? ask(context, file.pemilik.slice(at + 1)) : false;
}

/**
 * Returns true when the caller may open an open item that names the file, in its old or new content: a file its maker has sent for it, or one of the
 * record it concerns. The maker or checker of an item sees its files again, as long as the record keeps them. An item proves nothing about any other
 * file, whatever is typed into it.
 */
async function ofItem({ db, caller }: Context, { id_berkas, id_user, pemilik }: StoredFile): Promise<boolean> {
  if (!mayCall('flow.getByIdFlow', caller.menus)) return false;
  const named = `%${id_berkas}%`;
  const items = await db<Knowable[]>`
    select user_input, kode_cabang, flow_state, nomor_nasabah, item_is_official(f) as resmi from flow_instance f
    where (flow_state in ('WAITING', 'RETURNED')
        or flow_state = 'APPROVED' and objek = ${pemilik} and (user_input = ${caller.idUser} or ${caller.idUser} = any (pemeriksa)))
      and (flow_data::text like ${named} or perubahan::text like ${named})
      and case when ${pemilik}::text is null then user_input = ${id_user} else objek = ${pemilik} end`;
  return items.some((item) => maySee(caller, item));
}

/**
 * Returns the content of a file for sending: its object's key, and its stored type. Each read writes a row of the trail and counts towards the hour
 * (batas_lihat_berkas). NOT_FOUND also for files the caller may not see, so that nobody learns what exists. LOOKED_ENOUGH.
 */
export const openFile =
  (owners: Owners): Query<'file.baca'> =>
  async (context, input) => {
    const { id_berkas } = validInput(fileInput, input);
    const [file] = await context.db<(StoredFile & { sha256: string })[]>`
      select id_berkas, kunci, jenis, nama, mime, ukuran, encode(sha256, 'hex') as sha256, id_user, pemilik from stored_file
      where id_berkas = ${id_berkas} and tersimpan_pada is not null and dibuang_pada is null`;
    if (!file) fail('NOT_FOUND');
    const seen = (await ofRecord(context, owners, file)) || (await ofItem(context, file));
    if (!seen) fail('NOT_FOUND');
    const { kunci, jenis, nama, mime, ukuran, sha256, pemilik } = file;
    if (seen === 'SEEN') return { kunci, nama, mime, ukuran, sha256 };
    await spendReadQuota(context, 'LIHAT_BERKAS');
    await writeAudit(context, {
      aksi: 'LIHAT_BERKAS',
      objek: pemilik ?? `BERKAS:${id_berkas}`,
      rincian: { id_berkas, jenis, nama },
    });
    return { kunci, nama, mime, ukuran, sha256 };
  };
