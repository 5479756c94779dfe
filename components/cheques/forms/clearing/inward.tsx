import '#lib/cheques/messages/clearing.ts';
import { AccountPanel } from '#components/accounts/inquiries/account-panel.tsx';
import { InwardField, type Waiting } from '#components/cheques/clearing/inward-field.tsx';
import { ReasonsField } from '#components/cheques/clearing/reasons-field.tsx';
import { codeField } from '#components/customers/records/code-field.tsx';
import { specimensFor } from '#components/customers/specimens/beside-slip.tsx';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import { bankFile } from '#components/kit/fields/bank-file.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldDef, FormHandle, Values } from '#components/kit/form/field-def.ts';
import { account, defineScreen, money, panel, text } from '#components/kit/screens/transaction-def.tsx';
import { type BookKind, bookKinds } from '#lib/cheques/warkat.ts';
import { acceptedTypes } from '#lib/files.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { clearing } from '#services/cheques/clearing.ts';
import { chosenSum } from './fields.tsx';

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;
const jenis: BookKind = 'CEK';
/** The paper, photographed or scanned. */
const picture = { ...bankFile('LAINNYA'), accept: acceptedTypes('TANDA_TANGAN'), camera: 'environment' } as const;
const said = text('keterangan', 'kliring.keterangan');

/** These fields hold the data printed on a cheque or giro of our bank. */
const printed = [
  {
    name: 'jenis',
    title: 'kliring.jenis',
    type: 'select',
    required: true,
    setup: { codes: bookKinds, prefix: 'kliring.jenis.' },
  },
  text('nomor_warkat', 'kliring.nomor', { required: true, maxLength: 16 }),
  { name: 'tanggal_warkat', title: 'kliring.tanggal', type: 'date', required: true },
  { name: 'tanggal_efektif', title: 'kliring.tanggalEfektif', type: 'date', hint: 'kliring.tanggalEfektifPetunjuk' },
] as const satisfies readonly FieldDef<'jenis' | 'nomor_warkat' | 'tanggal_warkat' | 'tanggal_efektif'>[];
const unwritten = { jenis, nomor_warkat: '', tanggal_warkat: '', tanggal_efektif: '' };

/** Another bank presents a cheque of ours. */
export const receiveInward = defineScreen({
  endpoint: clearing.receiveInward,
  flow: 'TERIMA_PENARIKAN_KLIRING',
  menu: 'terima-penarikan-kliring',
  initial: {
    kode_bank: '',
    nama_penerima: '',
    nomor_rekening: '',
    ...unwritten,
    nominal: '',
    kode_valuta,
    keterangan: '',
    gambar: null,
  },
  sections: [
    {
      header: 'kliring.masuk',
      rowsize: 2,
      fields: [
        codeField('kode_bank', 'kliring.bankPengunjuk', 'BANK', { required: true, hint: 'kliring.bankPetunjuk' }),
        text('nama_penerima', 'kliring.penerima', { required: true, maxLength: 60 }),
        ...printed,
        text('nomor_rekening', 'kliring.rekeningTertulis', {
          required: true,
          maxLength: 20,
          hint: 'kliring.rekeningTertulisPetunjuk',
        }),
        money('nominal', 'kliring.nominal', { terbilang: true, big: true }),
        said,
        {
          name: 'gambar',
          title: 'kliring.gambar',
          hint: 'kliring.gambarPetunjuk',
          type: 'file',
          sizeCol: 12,
          setup: picture,
        },
      ],
    },
  ],
});

const offered = (which: Waiting) =>
  ({
    render: (props: unknown, values: Values, form: FormHandle) => (
      <InwardField props={props as FieldProps} values={values} form={form} which={which} />
    ),
  }) as const;
const presented = {
  name: 'id_penarikan',
  title: 'kliring.masuk',
  type: 'custom',
  required: true,
  sizeCol: 12,
  setup: offered({ belum_diputus: 'T' }),
} as const satisfies FieldDef<'id_penarikan'>;
const one = { id_penarikan: '', nominal: '', kode_valuta, keterangan: '' };

/** It is paid from its drawer's account. */
export const payInward = defineScreen({
  endpoint: clearing.payInward,
  flow: 'PENARIKAN_KLIRING',
  menu: 'penarikan-kliring',
  initial: { ...one, nomor_rekening: '' },
  sections: [
    { header: 'kliring.masuk', rowsize: 2, fields: [presented, chosenSum, said] },
    {
      header: 'kliring.penarikRekening',
      rowsize: 2,
      fields: [
        account('nomor_rekening', 'kliring.penarikRekening', { leads: false }),
        panel('nomor_rekening', AccountOwner),
        panel('nomor_rekening', AccountPanel, true),
        panel('nomor_rekening', specimensFor('PENARIKAN_KLIRING'), true),
      ],
    },
  ],
});

/** It goes back to the bank that presented it. */
export const returnInward = defineScreen({
  endpoint: clearing.returnInward,
  flow: 'TOLAKAN_PENARIKAN_KLIRING',
  menu: 'tolakan-penarikan-kliring',
  initial: { ...one, alasan_tolakan: [], bebas_biaya: 'F' },
  sections: [
    { header: 'kliring.masuk', rowsize: 2, fields: [presented, chosenSum] },
    {
      header: 'kliring.sebab',
      rowsize: 2,
      fields: [
        {
          name: 'alasan_tolakan',
          title: 'kliring.sebab',
          hint: 'kliring.sebabPetunjuk',
          type: 'custom',
          required: true,
          sizeCol: 12,
          setup: { render: (props) => <ReasonsField {...props} /> },
        },
        said,
        { name: 'bebas_biaya', title: 'kliring.bebasBiaya', type: 'checkbox' },
      ],
    },
  ],
});

/** It may be forged: until the next business day it is neither paid nor returned. */
export const holdInward = defineScreen({
  endpoint: clearing.holdInward,
  flow: 'TAHAN_PENARIKAN_KLIRING',
  menu: 'tahan-penarikan-kliring',
  initial: { ...one, alasan: '' },
  sections: [
    {
      header: 'kliring.masuk',
      rowsize: 2,
      fields: [
        { ...presented, hint: 'kliring.tahanPetunjuk', setup: offered({ status_warkat: 'DITERIMA', jenis: 'BG' }) },
        chosenSum,
      ],
    },
    {
      header: 'kliring.dugaan',
      rowsize: 2,
      fields: [
        text('alasan', 'kliring.dugaan', {
          required: true,
          maxLength: 200,
          wide: true,
          hint: 'kliring.dugaanPetunjuk',
        }),
        said,
      ],
    },
  ],
});

/** A cheque of one of our accounts pays another one of ours. */
export const transferByInstrument = defineScreen({
  endpoint: clearing.transferByInstrument,
  flow: 'PEMINDAHBUKUAN_KLIRING',
  menu: 'pemindahbukuan-kliring',
  initial: {
    nomor_rekening: '',
    nomor_rekening_kredit: '',
    ...unwritten,
    diubah: 'F',
    nominal: '',
    kode_valuta,
    keterangan: '',
  },
  sections: [
    {
      header: 'kliring.penarikRekening',
      rowsize: 2,
      fields: [
        account('nomor_rekening', 'kliring.penarikRekening'),
        panel('nomor_rekening', AccountOwner),
        panel('nomor_rekening', AccountPanel, true),
        panel('nomor_rekening', specimensFor('PEMINDAHBUKUAN_KLIRING'), true),
      ],
    },
    {
      header: 'kliring.penerimaRekening',
      rowsize: 2,
      fields: [
        account('nomor_rekening_kredit', 'kliring.penerimaRekening', { leads: false }),
        panel('nomor_rekening_kredit', AccountOwner),
      ],
    },
    {
      header: 'kliring.satu',
      rowsize: 2,
      fields: [
        ...printed,
        money('nominal', 'kliring.nominal', { terbilang: true, big: true }),
        said,
        { name: 'diubah', title: 'kliring.diubah', type: 'checkbox' },
      ],
    },
  ],
});
