import { codeField } from '#components/customers/records/code-field.tsx';
import { CustomerField } from '#components/customers/records/customer-field.tsx';
import type { FieldDef, FieldOf, SectionDef } from '#components/kit/form/field-def.ts';
import { account, custom, text } from '#components/kit/screens/transaction-def.tsx';
import { accountRoles, statementChannels, statementCycles } from '#lib/accounts/codes.ts';
import { signingMandates } from '#lib/customers/specimens.ts';
import { messageOf } from '#lib/messages/id.ts';
import { useOffers } from './opening-customer.tsx';
import '#lib/control/messages/changes.ts';
import '#lib/accounts/messages/opening.ts';

/** The forms of an account share these parts: its opening, and its later changes. */

function PartyName({ number }: { readonly number: string }) {
  const { data } = useOffers(number);
  return data ? `${data.nama_nasabah} (${number})` : number;
}

/** Asks how the owners of an account sign. */
export const signingWay: FieldOf<'select', 'cara_tanda_tangan'> = {
  name: 'cara_tanda_tangan',
  title: 'buka.caraTandaTangan',
  type: 'select',
  required: true,
  setup: { codes: signingMandates, prefix: 'caraTandaTangan.' },
};

/** Asks for the parties beside the account's own customer, and their parts. */
export const accountParties: FieldOf<'dataSets', 'pihak'> = {
  name: 'pihak',
  title: 'buka.pihak',
  hint: 'buka.pihakPetunjuk',
  type: 'dataSets',
  sizeCol: 12,
  setup: {
    title: 'buka.satuPihak',
    columns: [
      { field: 'peran', title: 'buka.peran', render: (row) => messageOf('peranRekening.', String(row.peran ?? '')) },
      {
        field: 'nomor_nasabah',
        title: 'buka.nasabah',
        render: (row) => <PartyName number={String(row.nomor_nasabah ?? '')} />,
      },
    ],
    initial: { peran: 'PEMILIK', nomor_nasabah: '' },
    sections: [
      {
        header: 'buka.satuPihak',
        rowsize: 1,
        fields: [
          {
            name: 'peran',
            title: 'buka.peran',
            type: 'select',
            required: true,
            setup: { codes: accountRoles, prefix: 'peranRekening.' },
          },
          custom('nomor_nasabah', 'buka.nasabah', (props) => <CustomerField {...props} />, {
            required: true,
            hint: 'buka.nasabahPetunjuk',
          }),
        ],
      },
    ],
  },
};

/** Purpose, statement, passbook, zakat. */
export const serviceFields = [
  codeField('tujuan', 'kolom.tujuan', 'TUJUAN', { required: true }),
  codeField('sumber_dana', 'kolom.sumber_dana', 'SUMBER_DANA', { required: true }),
  {
    name: 'rekening_koran',
    title: 'buka.rekeningKoran',
    type: 'select',
    setup: { codes: statementCycles, prefix: 'rekeningKoran.' },
  },
  {
    name: 'kirim_koran',
    title: 'buka.kirimKoran',
    type: 'select',
    setup: { codes: statementChannels, prefix: 'kirimKoran.' },
  },
  { name: 'buku_tabungan', title: 'buka.bukuTabungan', type: 'checkbox' },
  { name: 'zakat', title: 'buka.zakat', type: 'checkbox' },
] as const satisfies readonly FieldDef[];

/** Tax exemption, and where profit shares and the rest go. */
export const exemptionAndLinks = {
  header: 'buka.pajak',
  rowsize: 2,
  fields: [
    text('skb_nomor', 'buka.skbNomor', { maxLength: 40, hint: 'buka.skbNomorPetunjuk' }),
    { name: 'skb_sampai', title: 'buka.skbSampai', type: 'date' },
    account('rekening_bagi_hasil', 'buka.rekeningBagiHasil', {
      leads: false,
      required: false,
      hint: 'buka.rekeningTujuanPetunjuk',
    }),
    account('rekening_penutupan', 'buka.rekeningPenutupan', {
      leads: false,
      required: false,
      hint: 'buka.rekeningTujuanPetunjuk',
    }),
  ],
} as const satisfies SectionDef;
