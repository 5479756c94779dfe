import { createHash } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { objectStorage } from '#core/file/object-storage.ts';
import type { FileKind } from '#lib/files.ts';
import { as, type Bank } from './counter.ts';

interface Picture {
  readonly jenis: FileKind;
  /** Its file name; .png. */
  readonly nama: string;
  /** A PNG file. */
  readonly content: Buffer;
}

/**
 * Takes a drawn picture in as if this user had sent it: its row, its object in the bank's storage, and the mark that it is stored. It belongs to
 * nobody until a record names it. Returns its id, which forms name.
 */
export async function sendPicture(bank: Bank, idUser: string, { jenis, nama, content }: Picture): Promise<string> {
  const { storage } = bank;
  if (!storage) throw new Error('the demo bank has no object storage for its pictures');
  const { db, caller, key, correlation } = await as(bank, idUser);
  const fields = {
    jenis,
    nama,
    mime: 'image/png',
    ukuran: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    pindai: 'TIDAK_DIPINDAI',
  };
  const [row] = await db<{ id_berkas: string; kunci: string }[]>`
    select id_berkas, kunci from register_file(${key}::uuid, ${caller.idUser}, ${caller.kodeCabang}, ${db.json(fields)})`;
  if (!row) throw new Error('register_file answered nothing');
  const client = objectStorage(storage);
  try {
    await client.send(
      new PutObjectCommand({ Bucket: storage.bucket, Key: row.kunci, Body: content, ContentType: fields.mime }),
    );
  } finally {
    client.destroy();
  }
  await db`select from mark_file_stored(${row.id_berkas}::uuid, ${caller.idUser}, ${correlation}::uuid)`;
  return row.id_berkas;
}
