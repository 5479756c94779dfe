import '#lib/books/messages/ledger-fields.ts';
import '#lib/accounts/messages/standing-order-words.ts';
import type { FieldDef, FieldOf, FormHandle, SectionDef } from '#components/kit/form/field-def.ts';
import { text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { readNik } from '#lib/customers/nik.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { codeField } from './code-field.tsx';
import { documents } from './document-rows.tsx';
import { funds } from './party-rows.tsx';
import '#lib/customers/messages/customer.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/documents.ts';

/** The forms of persons and entities share these parts. */

type AddressField = 'alamat' | 'kelurahan' | 'kecamatan' | 'wilayah' | 'kode_pos';
const ADDRESS: readonly AddressField[] = ['alamat', 'kelurahan', 'kecamatan', 'wilayah', 'kode_pos'];

/** Street, village, district, regency, postcode. */
export const addressFields: readonly FieldDef<AddressField>[] = [
  { ...text('alamat', 'kolom.alamat', { required: true, maxLength: 160 }), sizeCol: 12 },
  text('kelurahan', 'kolom.kelurahan', { maxLength: 60 }),
  text('kecamatan', 'kolom.kecamatan', { maxLength: 60 }),
  codeField('wilayah', 'kolom.wilayah', 'WILAYAH', { required: true }),
  text('kode_pos', 'kolom.kode_pos', { maxLength: 5 }),
];

/** The current address is the one on the document: filled with it in one step. */
export function copyAddress(form: FormHandle): void {
  const values = form.getValues();
  for (const name of ADDRESS)
    form.setValue(`${name}_domisili`, values[name] ?? '', { shouldDirty: true, shouldValidate: true });
}

/** Returns the year of birth with its century: the very young have no own document yet, so of two centuries it is the later one before today. */
function century(yy: string, today: string): string {
  return `20${yy}` > today.slice(0, 4) ? `19${yy}` : `20${yy}`;
}

/**
 * Fills the fields that are still empty from an identity number: birth date, sex, region. A typed value stays; the preview reports a difference,
 * and the number itself is never changed (domain: CIF).
 */
export function fillFromNik(form: FormHandle, number: string): void {
  const reading = readNik(number);
  if (!reading.ok) return;
  const { birthDay, birthMonth, birthYear, sex, province, regency } = reading.nik;
  const today = new Date().toISOString().slice(0, 10);
  const said: Readonly<Record<string, string>> = {
    tanggal_lahir: `${century(birthYear, today)}-${birthMonth}-${birthDay}`,
    jenis_kelamin: sex,
    wilayah: `${province}${regency}`,
  };
  const values = form.getValues();
  for (const [name, value] of Object.entries(said))
    if (!values[name]) form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
}

/** Purpose, service and source of funds. */
export const purposeFields = [
  codeField('tujuan', 'kolom.tujuan', 'TUJUAN', { required: true }),
  codeField('layanan', 'kolom.layanan', 'LAYANAN', { required: true }),
  funds,
] as const;

/** Documents, political exposure, and why the record changes. */
export const closingSections = [
  { header: 'dokumen.judul', rowsize: 1, fields: [{ ...documents, hint: 'dokumen.petunjuk' }] },
  {
    header: 'nasabah.pep',
    rowsize: 1,
    fields: [
      { name: 'pep', title: 'kolom.pep', type: 'checkbox' },
      {
        ...text('pep_keterangan', 'kolom.pep_keterangan', { maxLength: 100 }),
        otherProps: { hidden: (values) => values.pep !== 'T' },
      },
    ],
  },
  {
    header: 'nasabah.alasan',
    rowsize: 1,
    fields: [
      textArea('alasan', 'nasabah.alasan', { hint: 'nasabah.alasanPetunjuk' }),
      {
        name: 'tinjau',
        title: 'nasabah.tinjau',
        type: 'checkbox',
        otherProps: { hidden: (values) => values.nomor_nasabah === '' },
      },
    ],
  },
] as const satisfies readonly SectionDef<'dokumen' | 'pep' | 'pep_keterangan' | 'alasan' | 'tinjau'>[];

export const plain = <N extends string>(name: N, maxLength: number, required = false): FieldOf<'text', N> =>
  text(name, `kolom.${name}` as MessageKey, { maxLength, required });
export const email: FieldOf<'text', 'surel'> = {
  name: 'surel',
  title: 'kolom.surel',
  type: 'email',
  setup: { maxLength: 120 },
};
