import { lazy, Suspense } from 'react';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldDef, SectionDef, Values } from '#components/kit/form/field-def.ts';
import { common, text } from '#components/kit/screens/transaction-def.tsx';
import { type IdentityKind, identityKinds, identityNumber } from '#lib/customers/identity.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { PresenterField } from './presenter-field.tsx';
import '#lib/customers/messages/wic.ts';

// Most deposits are the holder's own: what is said of somebody else comes with the first one.
const PartyNotice = lazy(async () => ({ default: (await import('./presenter-notice.tsx')).PresenterNote }));

/** An empty form names nobody. */
export const noPresenter = {
  jenis_identitas: 'KTP',
  nomor_identitas: '',
  nama: '',
  alamat: '',
  tempat_lahir: '',
  tanggal_lahir: '',
  jenis_kelamin: '',
  kewarganegaraan: '',
  pekerjaan: '',
  sumber_dana: '',
  tujuan: '',
} as const;
type PresenterInput = keyof typeof noPresenter;

const isKind = (value: unknown): value is IdentityKind => identityKinds.some((kind) => kind === value);

/** Shows who has the document of a form, once its number is whole. */
export function PartyDetails({ values }: { readonly values: Values }) {
  const { jenis_identitas = 'KTP', nomor_identitas } = values;
  if (!isKind(jenis_identitas) || typeof nomor_identitas !== 'string') return null;
  const number = nomor_identitas === '' ? null : identityNumber(jenis_identitas, nomor_identitas);
  if (number === null) return null;
  return (
    <Suspense fallback={null}>
      <PartyNotice kind={jenis_identitas} number={number} />
    </Suspense>
  );
}

const nobody = (values: Values): boolean => !values.nomor_identitas;
const isEntity = (values: Values): boolean => values.jenis_identitas === 'NPWP';
const shownWith = <const F extends FieldDef>(field: F, hidden: (values: Values) => boolean = nobody) => ({
  ...field,
  otherProps: { hidden },
});

interface Wording {
  readonly header: MessageKey;
  readonly number: MessageKey;
  readonly hint: MessageKey;
  /** A name is taken down without a document too. */
  readonly nameAlone?: boolean;
}

/** Three of them stand in a row, whatever the section. */
const third = <F extends FieldDef>(field: F) => ({ ...field, sizeCol: 4 });

/** Asks for what the bank does not have of the person whose document is named. */
const detailsOf = (nameAlone: boolean): readonly FieldDef<PresenterInput>[] => [
  third(
    shownWith({
      name: 'jenis_identitas',
      title: 'wic.jenisIdentitas',
      type: 'select',
      setup: { codes: identityKinds, prefix: 'wic.identitas.' },
    }),
  ),
  third(
    shownWith(
      text('nama', 'wic.nama', { maxLength: 80, hint: 'wic.namaPetunjuk' }),
      (values) => !nameAlone && nobody(values),
    ),
  ),
  {
    name: 'nomor_identitas',
    type: 'textlabel',
    sizeCol: 12,
    otherProps: { hidden: nobody },
    setup: { content: (values) => <PartyDetails values={values} /> },
  },
  shownWith(text('alamat', 'wic.alamat', { maxLength: 200, wide: true, hint: 'wic.lengkapPetunjuk' })),
  third(shownWith(text('tempat_lahir', 'wic.tempatLahir', { maxLength: 60 }))),
  third(shownWith({ name: 'tanggal_lahir', title: 'wic.tanggalLahir', type: 'date' })),
  third(
    shownWith(
      {
        name: 'jenis_kelamin',
        title: 'wic.jenisKelamin',
        type: 'select',
        setup: { codes: ['L', 'P'], prefix: 'wic.kelamin.' },
      },
      (values) => nobody(values) || isEntity(values),
    ),
  ),
  third(
    shownWith(
      text('kewarganegaraan', 'wic.kewarganegaraan', { maxLength: 40 }),
      (values) => nobody(values) || isEntity(values),
    ),
  ),
  third(shownWith(text('pekerjaan', 'wic.pekerjaan', { maxLength: 60 }))),
  third(shownWith(text('sumber_dana', 'wic.sumberDana', { maxLength: 100 }))),
  third(shownWith(text('tujuan', 'wic.tujuan', { maxLength: 100 }))),
];

/**
 * Asks for the person at the counter by one field, the number of a document. The rest opens with it, and is filled in only where the bank does
 * not have it and asks for it.
 */
export const presenterSection = ({ header, number, hint, nameAlone = false }: Wording): SectionDef<PresenterInput> => ({
  header,
  rowsize: 3,
  fields: [text('nomor_identitas', number, { maxLength: 24, hint }), ...detailsOf(nameAlone)],
});

/** The same among the fields of a cash form, collapsed to one line: mostly the holder of the account comes. */
export const presenterFields = (number: MessageKey): readonly FieldDef<PresenterInput>[] => [
  {
    ...common('nomor_identitas', number, { hint: 'wic.kosongPemilik' }),
    type: 'custom',
    setup: { render: (props) => <PresenterField {...(props as FieldProps<string>)} /> },
  },
  ...detailsOf(false),
];
