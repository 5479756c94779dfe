import { z } from 'zod';
import {
  type FileKind,
  fileKindNames,
  fileName,
  isStoredType,
  MAX_FILE_BYTES,
  type StoredType,
  storedScans,
} from '#lib/files.ts';
import { msg, optionalText, uuid } from './common.ts';

const kind = z.enum(fileKindNames as [FileKind, ...FileKind[]], msg('v.kode'));

/** The form has these fields beside the file itself. */
export const uploadInput = z.strictObject({ jenis: kind });

/** The gateway sends this about a file that it has checked. */
export const uploadedFile = z.strictObject({
  jenis: kind,
  nama: z.string(msg('v.berkasNama')).refine((name) => fileName(name) === name, msg('v.berkasNama')),
  mime: z.custom<StoredType>((mime) => typeof mime === 'string' && isStoredType(mime), msg('v.berkasJenis')),
  ukuran: z.int(msg('v.bentuk')).min(1, msg('v.berkasKosong')).max(MAX_FILE_BYTES, msg('v.berkasBesar')),
  sha256: z.string(msg('v.bentuk')).regex(/^[0-9a-f]{64}$/, msg('v.bentuk')),
  pindai: z.enum([...storedScans, 'TERINFEKSI'], msg('v.kode')),
  temuan: optionalText(200),
});

/** A form names a file by the answer to its upload. The rules check it. */
export const storedFile = z.strictObject(
  {
    id_berkas: uuid,
    jenis: kind,
    nama: optionalText(120),
    mime: z.custom<StoredType>((mime) => typeof mime === 'string' && isStoredType(mime), msg('v.berkasJenis')),
    ukuran: z.int(msg('v.bentuk')),
    pindai: z.enum(storedScans, msg('v.kode')),
  },
  msg('v.berkasWajib'),
);

export const fileInput = z.strictObject({ id_berkas: uuid });
