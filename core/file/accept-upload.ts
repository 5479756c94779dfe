import type { Context } from '#core/access/context.ts';
import { validInput, violation } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { fromOrigin, writeAudit } from '#core/access/write-audit.ts';
import { errors, fail } from '#lib/errors/errors.ts';
import { fitsKind } from '#lib/files.ts';
import { fileInput, uploadedFile } from '#lib/schemas/file.ts';
import type { RpcInput, RpcOutput } from '#types/rpc.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * Registers a file and returns the key of its object. A file the scanner rejects is refused and stays in the trail with its hash. Bounded per user
 * and hour (batas_unggah_berkas). VALIDATION names `berkas` or the field; LOOKED_ENOUGH.
 */
export async function registerFile(
  context: Context,
  input: RpcInput<'file.upload'>,
): Promise<RpcOutput<'file.upload'>> {
  const { db, caller, key } = context;
  const upload = validInput(uploadedFile, input);
  const { temuan, ...file } = upload;
  if (file.pindai === 'TERINFEKSI') {
    const hasil = errors.VALIDATION.resp_code;
    const rincian = { nama: file.nama, jenis: file.jenis, sha256: file.sha256, temuan };
    await writeAudit(context, { aksi: 'BERKAS_TERINFEKSI', hasil, rincian });
    fail('VALIDATION', { violations: [violation('berkas', 'v.berkasVirus')] });
  }
  if (!fitsKind(file.jenis, file.mime))
    fail('VALIDATION', { violations: [violation('berkas', 'v.berkasBukanGambar')] });
  await spendReadQuota(context, 'UNGGAH_BERKAS');
  const [row] = await db<StoredFile[]>`
    select id_berkas, kunci, tersimpan_pada from register_file(${key}::uuid, ${caller.idUser}, ${caller.kodeCabang}, ${db.json(file)})`;
  if (!row) throw new Error('register_file answered nothing');
  return { id_berkas: row.id_berkas, kunci: row.kunci, tersimpan: row.tersimpan_pada ? 'T' : 'F' };
}

/** Records that the object exists under its key: from now on a form may name the file. Only its sender may call this. NOT_FOUND. */
export async function storedFile(
  context: Context,
  input: RpcInput<'file.tersimpan'>,
): Promise<RpcOutput<'file.tersimpan'>> {
  const { db, caller, correlation } = context;
  const { id_berkas } = validInput(fileInput, input);
  const [row] = await db<StoredFile[]>`
    select id_berkas, jenis, nama, mime, ukuran, pindai
    from mark_file_stored(${id_berkas}::uuid, ${fromOrigin(db, caller.idUser, context)}, ${correlation}::uuid)`;
  if (!row) throw new Error('mark_file_stored answered nothing');
  const { jenis, nama, mime, ukuran, pindai } = row;
  return { id_berkas, jenis, nama, mime, ukuran, pindai };
}
