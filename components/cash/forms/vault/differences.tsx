import '#lib/cash/messages/differences.ts';
import { noPresenter, presenterSection } from '#components/customers/walk-ins/presenter-section.tsx';
import type { FieldDef } from '#components/kit/form/field-def.ts';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { account, defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { cashlessRemedies, cashRemedies } from '#lib/cash/cash-differences.ts';
import { vault } from '#services/cash/vault.ts';

const inCash: (typeof cashRemedies)[number] = 'GANTI_TUNAI';
const without: (typeof cashlessRemedies)[number] = 'GANTI_REKENING';

const nomor = text('nomor_selisih', 'selisih.nomor', { required: true, maxLength: 14 });
const remedyField = (codes: readonly string[]) =>
  ({
    name: 'cara',
    title: 'selisih.cara',
    type: 'select',
    required: true,
    setup: { codes, prefix: 'selisih.cara.' },
  }) as const;
const alasan = textArea('alasan', 'selisih.alasan', { required: true, wide: true });
const givenBack = { hidden: ({ cara }: Record<string, unknown>) => !String(cara).startsWith('KEMBALI') };
const claimant = [
  {
    ...text('penerima', 'selisih.penerima', { required: true, maxLength: 60, hint: 'selisih.petunjukPenerima' }),
    otherProps: givenBack,
  },
  { ...text('nomor_identitas', 'selisih.identitas', { required: true, maxLength: 30 }), otherProps: givenBack },
] as const;

const { nama: _, ...nobody } = noPresenter;
type PresenterField = ReturnType<typeof presenterSection>['fields'][number];
const isAskedBesides = (field: PresenterField): field is FieldDef<Exclude<PresenterField['name'], 'nama'>> =>
  field.name !== 'nama' && (field.name !== 'nomor_identitas' || field.type === 'textlabel');
/** The claim already asks for name and document, so the form adds the other fields of a person who takes cash. */
const recipient = presenterSection({
  header: 'wic.pengambil',
  number: 'wic.nomorPengambil',
  hint: 'wic.kosongPenukar',
}).fields.filter(isAskedBesides);

/** A difference repaid or given back over the maker's till. */
export const endDifferenceInCash = defineScreen({
  endpoint: vault.endDifferenceInCash,
  flow: 'SELESAI_SELISIH_TUNAI',
  menu: 'selesai-selisih-tunai',
  initial: { nomor_selisih: '', cara: inCash, penerima: '', ...nobody, pecahan: [], alasan: '' },
  sections: [
    {
      header: 'selisih.selisih',
      rowsize: 2,
      fields: [
        nomor,
        remedyField(cashRemedies),
        ...claimant,
        ...recipient,
        denominations('pecahan', 'selisih.pecahan'),
        alasan,
      ],
    },
  ],
});

/** A difference that ends without cash. */
export const endDifference = defineScreen({
  endpoint: vault.endDifference,
  flow: 'SELESAI_SELISIH',
  menu: 'selesai-selisih',
  initial: { nomor_selisih: '', cara: without, nomor_rekening: '', penerima: '', nomor_identitas: '', alasan: '' },
  sections: [
    {
      header: 'selisih.selisih',
      rowsize: 2,
      fields: [
        nomor,
        remedyField(cashlessRemedies),
        {
          ...account('nomor_rekening', 'selisih.rekening', { leads: false }),
          otherProps: { hidden: ({ cara }) => !String(cara).endsWith('_REKENING') },
        },
        ...claimant,
        alasan,
      ],
    },
  ],
});
