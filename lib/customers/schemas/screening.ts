import { z } from 'zod';
import { hitDecisions, hitStates, listKinds, riskRatings } from '#lib/customers/codes.ts';
import { PART_CHARACTERS } from '#lib/list-parts.ts';
import { LETTERS } from '#lib/payments/transfers.ts';
import {
  branchCode,
  demands,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
  uuid,
} from '#lib/schemas/common.ts';

const kind = z.enum(listKinds, msg('v.kode'));
const anyKind = z.enum(['', ...listKinds], msg('v.kode')).default('');
const issuer = z.string(msg('v.kode')).regex(/^[A-Z0-9]{2,20}$/, msg('v.kode'));
const print = z.string(msg('v.bentuk')).regex(/^[0-9a-f]{64}$/, msg('v.bentuk'));
const id = z.string(msg('v.kode')).regex(/^\d{1,18}$/, msg('v.kode'));
const optionalId = z.union([z.literal(''), id], msg('v.kode')).default('');
const version = z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0);

/** One list has at most so many names; the lists of the United Nations have a tenth of it. */
export const MOST_NAMES = 25_000;

const head = {
  id_impor: uuid,
  jenis: kind,
  penerbit: issuer,
  nomor: text(60).min(1, msg('v.wajib')),
  tanggal: isoDate,
  berlaku_sejak: isoDate,
};

/** One part of a file has whole lines behind the file's first one. The core reads the lines. */
export const listPartInput = z.strictObject({
  ...head,
  bagian: z.int(msg('v.bentuk')).min(1, msg('v.bentuk')).max(200, msg('v.bentuk')),
  baris_awal: z
    .int(msg('v.bentuk'))
    .min(2, msg('v.bentuk'))
    .max(MOST_NAMES + 2, msg('v.banyakNama')),
  kepala: z.string(msg('v.teks')).max(1_000, msg('v.teks')),
  isi: z.string(msg('v.teks')).max(PART_CHARACTERS, msg('v.teks')),
  akhir: flag,
});
export const previewQuery = z.object({ id_impor: uuid });

export const importListData = z.strictObject({
  ...head,
  jumlah: z.int(msg('v.bentuk')).min(1, msg('v.banyakNama')).max(MOST_NAMES, msg('v.banyakNama')),
  sidik: print,
  alasan: reason,
});
export const importListInput = submission('IMPOR_DAFTAR_NAMA', importListData);

export const decideHitData = z
  .strictObject({
    id_hit: id,
    status: z.string(msg('v.wajib')).regex(new RegExp(`^(?:${hitDecisions.join('|')})$`), msg('v.wajib')),
    nomor_surat: optionalText(60),
    versi: version,
    alasan: reason,
  })
  .refine((data) => data.status !== 'DICABUT' || data.nomor_surat !== '', demands('nomor_surat'));
export const decideHitInput = submission('PUTUS_KECOCOKAN', decideHitData);

export const listsQuery = listQuery({ jenis: anyKind });
export const listContentQuery = listQuery({ id_impor: uuid });
export const entriesQuery = listQuery({
  jenis: anyKind,
  keadaan: z.enum(['', 'BERLAKU', 'BERAKHIR'], msg('v.kode')).default(''),
});
export const hitsQuery = listQuery({
  status: z.enum(['', ...hitStates], msg('v.kode')).default(''),
  jenis: z.enum(['', ...listKinds, LETTERS], msg('v.kode')).default(''),
  id_hit: optionalId,
});
export const reviewsQuery = listQuery({
  resiko: z.enum(['', ...riskRatings], msg('v.kode')).default(''),
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
  sampai: z.union([z.literal(''), isoDate], msg('v.tanggal')).default(''),
});
export const blacklistQuery = listQuery({
  nomor_nasabah: optionalText(20),
  nomor_identitas: optionalText(30),
  nomor_npwp: optionalText(30),
});
export const blacklistEntryQuery = z.object({ id_dhn: id });
