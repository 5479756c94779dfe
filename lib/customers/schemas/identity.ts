import { z } from 'zod';
import { type IdentityKind, identityKinds, identityNumber } from '#lib/customers/identity.ts';
import { isoDate, msg, optionalText, text } from '#lib/schemas/common.ts';
import { nameText } from './names.ts';

const noDate = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');

/** A person has these beside name and document. */
export const identityFields = {
  alamat: optionalText(200),
  tempat_lahir: optionalText(60),
  tanggal_lahir: noDate,
  jenis_kelamin: z.enum(['', 'L', 'P'], msg('v.kode')).default(''),
  kewarganegaraan: optionalText(40),
  pekerjaan: optionalText(60),
  sumber_dana: optionalText(100),
  tujuan: optionalText(100),
};
export const identityKind = z.enum(identityKinds, msg('v.kode'));

/** A document that is none of its kind is refused by name; an absent one is not checked. */
export function checkIdentity(
  data: { readonly jenis_identitas?: IdentityKind | undefined; readonly nomor_identitas?: string | undefined },
  context: z.RefinementCtx,
): void {
  const { jenis_identitas = 'KTP', nomor_identitas = '' } = data;
  if (nomor_identitas !== '' && identityNumber(jenis_identitas, nomor_identitas) === null)
    context.addIssue({ code: 'custom', message: msg('v.identitas').error, path: ['nomor_identitas'] });
}

/** An empty field leaves no trace: a form that was filed before the field existed keeps its fingerprint. */
const unsaid = <T extends string>(schema: z.ZodType<T>) => schema.optional().transform((value) => value || undefined);

/** These persons signed the slip, one a line, when several together sign for an account. */
export const signedFields = { penanda: unsaid(z.string(msg('v.teks')).max(1_000, msg('v.teks'))) };

/** The presenter at the counter is not the holder of an account; without a number it is the holder. */
export const presenterFields = {
  jenis_identitas: identityKind.optional(),
  nomor_identitas: unsaid(z.string(msg('v.teks')).trim().toUpperCase().max(24, msg('v.identitas'))),
  nama: unsaid(nameText(80)),
  alamat: unsaid(text(200)),
  tempat_lahir: unsaid(text(60)),
  tanggal_lahir: unsaid(z.union([z.literal(''), isoDate], msg('v.tanggal'))),
  jenis_kelamin: unsaid(z.enum(['', 'L', 'P'], msg('v.kode'))),
  kewarganegaraan: unsaid(text(40)),
  pekerjaan: unsaid(text(60)),
  sumber_dana: unsaid(text(100)),
  tujuan: unsaid(text(100)),
};
