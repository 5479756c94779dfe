import { z } from 'zod';
import { cashReportKinds, cashReportStates } from '#lib/customers/codes.ts';
import { personFields, wantedOf } from '#lib/customers/identity.ts';
import {
  amount,
  amountOrZero,
  branchCode,
  demands,
  flag,
  listQuery,
  msg,
  optionalText,
  submission,
} from '#lib/schemas/common.ts';
import { checkIdentity, identityFields, identityKind } from './identity.ts';
import { requiredName } from './names.ts';

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
const optionalDay = z.union([z.literal(''), z.iso.date()], msg('v.tanggal')).default('');
const reportId = z.string(msg('v.kode')).regex(/^[1-9]\d{0,17}$/, msg('v.kode'));
const walkInNumber = z.string(msg('v.kode')).regex(/^W\d{9}$/, msg('v.kode'));

export const walkInsQuery = listQuery({
  kode_cabang: optionalBranch,
  lengkap: z.enum(['', 'T', 'F'], msg('v.kode')).default(''),
});
export const walkInQuery = z.object({ nomor_wic: walkInNumber });
export const counterIdentityQuery = z.object({ jenis_identitas: identityKind, nomor_identitas: optionalText(24) });

/** The form corrects a walk-in customer's data; it names the kind of document, which stays. An entity has no fields of a person. */
export const editWalkInData = z
  .strictObject({
    nomor_wic: walkInNumber,
    jenis_identitas: identityKind,
    nomor_identitas: z.string(msg('v.teks')).trim().toUpperCase().min(1, msg('v.wajib')).max(24, msg('v.identitas')),
    nama: requiredName(80),
    ...identityFields,
    alasan: z.string(msg('v.teks')).trim().min(10, msg('v.alasanPanjang')).max(200, msg('v.teks')),
    versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')),
  })
  .superRefine((data, context) => {
    checkIdentity(data, context);
    const wanted = wantedOf(data.jenis_identitas);
    for (const field of personFields)
      if (data[field] !== '' && !wanted.includes(field))
        context.addIssue({ code: 'custom', message: msg('v.kode').error, path: [field] });
  });
export const editWalkInInput = submission('UBAH_WIC', editWalkInData);

const suspicion = {
  pihak: optionalText(12).refine((number) => number === '' || /^(\d{10,12}|W\d{9})$/.test(number), msg('v.kode')),
  nama: optionalText(80),
  nomor_referensi: optionalText(18),
  nominal: z.union([z.literal(''), amount], msg('v.uang')).default(''),
  uraian: z.string(msg('v.teks')).trim().min(10, msg('v.alasanPanjang')).max(1000, msg('v.teks')),
};
const named = ({ pihak, nama }: { pihak: string; nama: string }): boolean => pihak !== '' || nama.length >= 3;
const unnamed = demands('nama');
/** A person reports a suspicion: about whom, and what they saw. `nama` is given when no number is known. */
export const reportSuspicionData = z.strictObject(suspicion).refine(named, unnamed);
export const reportSuspicionInput = z.strictObject({ ...suspicion, dry_run: flag.default('F') }).refine(named, unnamed);

export const cashReportsQuery = listQuery({
  jenis: z.enum(['', ...cashReportKinds], msg('v.kode')).default(''),
  arah: z.enum(['', 'MASUK', 'KELUAR'], msg('v.kode')).default(''),
  status: z.enum(['', ...cashReportStates], msg('v.kode')).default(''),
  tanggal_awal: optionalDay,
  tanggal_akhir: optionalDay,
  id_laporan: z.union([z.literal(''), reportId], msg('v.kode')).default(''),
});
export const cashEvidenceQuery = listQuery({ id_laporan: reportId });

/** A report gets its number at the authority, or the reason why it is not filed. */
export const decideReportData = z
  .strictObject({
    id_laporan: reportId,
    status: z.enum(['DILAPORKAN', 'TIDAK_DILAPORKAN'], msg('v.kode')),
    nomor_laporan: optionalText(40),
    alasan: optionalText(200),
    // A suspicion may have no amount.
    jumlah: amountOrZero,
    versi: z.int(msg('v.bentuk')).min(0, msg('v.bentuk')),
  })
  .refine(({ status, nomor_laporan }) => status !== 'DILAPORKAN' || nomor_laporan.length >= 3, demands('nomor_laporan'))
  .refine(
    ({ status, alasan }) => status !== 'TIDAK_DILAPORKAN' || alasan.length >= 10,
    demands('alasan', 'v.alasanPanjang'),
  );
export const decideReportInput = submission('PUTUSAN_LAPORAN_TUNAI', decideReportData);
