import '#lib/payments/messages/transfer.ts';
import { codeField } from '#components/customers/records/code-field.tsx';
import type { FieldDef, FieldOf } from '#components/kit/form/field-def.ts';
import { text } from '#components/kit/screens/transaction-def.tsx';
import type { MessageKey } from '#lib/messages/id.ts';
import { chargeBearers } from '#lib/payments/transfers.ts';

/** A transfer begins with an empty receiver and empty message fields. */
export const noReceiver = {
  kode_bank: '',
  rekening_tujuan: '',
  nama_tujuan: '',
  penduduk_tujuan: 'T',
  wni_tujuan: 'T',
  penduduk_pengirim: 'T',
  wni_pengirim: 'T',
  kode_tujuan: '',
  beban: 'DEBT',
} as const;
/** Asks a question that is answered by yes or no. */
export const yesNo = <N extends string>(name: N, title: MessageKey): FieldOf<'select', N> => ({
  name,
  title,
  type: 'select',
  required: true,
  setup: { codes: ['T', 'F'], prefix: 'transfer.ya.' },
});

/** Asks for the receiver. */
export const receiver = {
  header: 'transfer.penerima',
  rowsize: 2,
  fields: [
    codeField('kode_bank', 'transfer.bank', 'BANK', { of: 'nilai', required: true, hint: 'transfer.bankPetunjuk' }),
    text('rekening_tujuan', 'transfer.rekeningTujuan', { required: true, maxLength: 34 }),
    text('nama_tujuan', 'transfer.namaTujuan', { required: true, maxLength: 70, wide: true }),
    yesNo('penduduk_tujuan', 'transfer.pendudukTujuan'),
    yesNo('wni_tujuan', 'transfer.wniTujuan'),
  ],
} as const;

/** The messages and the reports about a transfer also need these fields. */
export const messageFields: readonly FieldDef<'penduduk_pengirim' | 'wni_pengirim' | 'kode_tujuan' | 'beban'>[] = [
  yesNo('penduduk_pengirim', 'transfer.pendudukPengirim'),
  yesNo('wni_pengirim', 'transfer.wniPengirim'),
  text('kode_tujuan', 'transfer.tujuan', { maxLength: 4, hint: 'transfer.tujuanPetunjuk' }),
  {
    name: 'beban',
    title: 'transfer.beban',
    type: 'select',
    required: true,
    setup: { codes: chargeBearers, prefix: 'transfer.beban.' },
  },
];
