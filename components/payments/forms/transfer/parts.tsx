import '#lib/payments/messages/transfer.ts';
import { choice } from '#components/customers/records/choice-field.tsx';
import type { FieldDef } from '#components/kit/form/field-def.ts';
import { money, text } from '#components/kit/screens/transaction-def.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import type { MessageKey } from '#lib/messages/id.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { chargeBearers, type TransferRail } from '#lib/payments/transfers.ts';

/** The rails' terms for an amount load beside the form: nobody waits for them to type. */
const RailNote = drawn(async () => (await import('#components/payments/transfers/rail-note.tsx')).RailNote, 1);

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;
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
/** A transfer of which nothing is said yet. */
export const nobody = {
  nominal: '',
  kode_valuta,
  ...noReceiver,
  bebas_biaya: 'F',
  keterangan: '',
} as const;

const yesNo = <N extends string>(name: N, title: MessageKey): FieldDef<N> => ({
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
    choice('kode_bank', 'transfer.bank', 'BANK', { of: 'nilai', required: true, hint: 'transfer.bankPetunjuk' }),
    text('rekening_tujuan', 'transfer.rekeningTujuan', { required: true, maxLength: 34 }),
    text('nama_tujuan', 'transfer.namaTujuan', { required: true, maxLength: 70, wide: true }),
    yesNo('penduduk_tujuan', 'transfer.pendudukTujuan'),
    yesNo('wni_tujuan', 'transfer.wniTujuan'),
  ],
} as const;

/** The amount, and what the rails make of it now. */
export const sum = (rail: TransferRail, tunai: boolean) => ({
  header: 'transfer.transfer' as const,
  rowsize: 2 as const,
  fields: [
    money('nominal', 'transfer.nominal', { terbilang: true, big: true }),
    text('keterangan', 'transfer.berita'),
    {
      name: 'nominal' as const,
      type: 'textlabel' as const,
      sizeCol: 12,
      setup: {
        content: (values: Readonly<Record<string, unknown>>) => (
          <RailNote nominal={String(values.nominal ?? '')} rail={rail} tunai={tunai} />
        ),
      },
    },
  ],
});

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
/** The same, and whether its fee is left out. */
export const details = {
  header: 'transfer.rincian',
  rowsize: 2,
  fields: [...messageFields, yesNo('bebas_biaya', 'transfer.bebasBiaya')],
} as const;
