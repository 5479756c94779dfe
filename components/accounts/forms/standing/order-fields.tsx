import '#lib/control/messages/changes.ts';
import '#lib/accounts/messages/standing-orders.ts';
import '#lib/accounts/messages/standing-order-words.ts';
import '#lib/cash/messages/teller.ts';
import '#lib/messages/titles.ts';
import { OrderPreview } from '#components/accounts/standing-orders/order-preview.tsx';
import type { FieldOf, Values } from '#components/kit/form/field-def.ts';
import { text, textArea } from '#components/kit/screens/transaction-def.tsx';

/** Accounts and kind of an order that is registered stay as they are. */
export const registered = ({ nomor_perintah }: Values): boolean => Boolean(nomor_perintah);

/** The order moves less where there is less. */
export const partly = { name: 'sebagian', title: 'perintah.sebagian', type: 'checkbox', sizeCol: 12 } as const;
export const start = { name: 'mulai', title: 'perintah.mulai', type: 'date', required: true } as const;
export const end = (codes: readonly string[]) =>
  ({
    name: 'akhir',
    title: 'perintah.akhir',
    type: 'select',
    required: true,
    setup: { codes, prefix: 'perintah.akhir.' },
  }) as const;
export const until = {
  name: 'sampai',
  title: 'perintah.sampai',
  type: 'date',
  required: true,
  otherProps: { hidden: ({ akhir }: Values) => akhir !== 'TANGGAL' },
} as const;
export const priority = {
  name: 'prioritas',
  title: 'perintah.prioritas',
  type: 'integer',
  required: true,
  hint: 'perintah.prioritasPetunjuk',
  setup: { max: '99' },
} as const;
export const words = text('berita', 'perintah.berita', { maxLength: 60 });
export const why = textArea('alasan', 'perintah.alasan', {
  required: true,
  wide: true,
  hint: 'perintah.alasanPetunjuk',
});

/** Previews the whole order, in a sentence and in dates. */
export const preview = <N extends string>(name: N): FieldOf<'textlabel', N> => ({
  name,
  type: 'textlabel',
  sizeCol: 12,
  setup: { content: (values) => <OrderPreview values={values} /> },
});
