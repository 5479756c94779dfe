import { randomUUID } from 'node:crypto';
import type { BerkasTersimpan } from '#types/proto/file.ts';
import type { TestBank } from '../../helpers.ts';

/** A file of this user that lies in the storage, as a form names it. `hours` ago. */
export async function sentFile(
  { owner }: TestBank,
  user: string,
  jenis: string,
  { mime = 'image/jpeg', hours = 0 } = {},
): Promise<BerkasTersimpan> {
  const [row] = await owner<BerkasTersimpan[]>`
    insert into stored_file (kunci, permintaan, jenis, nama, mime, ukuran, sha256, pindai, id_user, kode_cabang, dibuat_pada, tersimpan_pada)
    values (${`berkas/${randomUUID().replaceAll('-', '').repeat(2)}`}, gen_random_uuid(), ${jenis}, ${`${jenis.toLowerCase()}.jpg`}, ${mime}, 3,
      sha256('isi'), 'BERSIH', ${user}, (select kode_cabang from app_user where id_user = ${user}),
      clock_timestamp() - ${hours} * interval '1 hour', clock_timestamp())
    returning id_berkas, jenis, nama, mime, ukuran, pindai`;
  if (!row) throw new Error('no row');
  return { ...row };
}

/** Returns the present owner of a file; null while it is part of nothing. */
export async function ownerOf({ owner }: TestBank, { id_berkas }: BerkasTersimpan): Promise<string | null> {
  const [row] = await owner<
    { pemilik: string | null }[]
  >`select pemilik from stored_file where id_berkas = ${id_berkas}`;
  return row ? row.pemilik : 'removed';
}
