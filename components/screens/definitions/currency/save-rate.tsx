import { RateSource } from '#components/currency/rate-source.tsx';
import { optionSource } from '#components/fields/use-options.ts';
import { defineScreen, text, textArea } from '#components/screens/transaction-def.tsx';
import { menus } from '#lib/access/access.ts';
import { messageOf } from '#lib/messages/id.ts';
import { currency } from '#services/currency.ts';

type Values = Readonly<Record<string, unknown>>;

/** Of rates that stand, currency and day are what they are. */
const stands = ({ versi }: Values) => versi !== 0;

/** What the bank gives, asks and keeps a currency at on one day. */
export const saveRate = defineScreen({
  endpoint: currency.saveRate,
  flow: 'SIMPAN_KURS',
  menu: 'simpan-kurs',
  change: { title: 'menu.simpanKurs', back: menus.kurs.route, Source: RateSource },
  initial: { kode_valuta: '', tanggal: '', beli: '', tengah: '', jual: '', versi: 0, alasan: '' },
  sections: [
    {
      header: 'valas.kursHarian',
      rowsize: 3,
      fields: [
        {
          name: 'kode_valuta',
          title: 'valas.valuta',
          type: 'async-select',
          required: true,
          row: 1,
          otherProps: { disabled: stands },
          setup: {
            source: optionSource({
              endpoint: currency.currencies,
              value: (row) => row.kode_valuta,
              text: (row) => messageOf('valuta.', row.kode_valuta),
              fetchOnStart: true,
            }),
          },
        },
        {
          name: 'tanggal',
          title: 'valas.tanggal',
          type: 'date',
          required: true,
          row: 1,
          hint: 'valas.tanggalPetunjuk',
          otherProps: { disabled: stands },
        },
        { ...text('beli', 'valas.beli', { required: true, maxLength: 14, hint: 'valas.beliPetunjuk' }), row: 2 },
        { ...text('tengah', 'valas.tengah', { required: true, maxLength: 14, hint: 'valas.tengahPetunjuk' }), row: 2 },
        { ...text('jual', 'valas.jual', { required: true, maxLength: 14, hint: 'valas.jualPetunjuk' }), row: 2 },
        { ...textArea('alasan', 'valas.alasan', { wide: true, hint: 'valas.alasanPetunjuk' }), row: 3 },
      ],
    },
  ],
});
