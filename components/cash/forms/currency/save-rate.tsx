import '#lib/cash/messages/currency.ts';
import '#lib/messages/titles.ts';
import { RateSource } from '#components/cash/currency/rate-source.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { currency } from '#services/cash/currency.ts';

const rate = <N extends string>(name: N, title: 'valas.beli' | 'valas.tengah' | 'valas.jual') =>
  text(name, title, { required: true, maxLength: 14, hint: `${title}Petunjuk` });

/** Saves a currency's buying, selling and book rate of one day. */
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
          name: 'tanggal',
          type: 'textlabel',
          sizeCol: 12,
          setup: {
            content: ({ kode_valuta, tanggal }) => (
              <p className="strong">{`${String(kode_valuta)} · ${tanggal ? toDisplay(String(tanggal)) : ''}`}</p>
            ),
          },
        },
        rate('beli', 'valas.beli'),
        rate('tengah', 'valas.tengah'),
        rate('jual', 'valas.jual'),
        textArea('alasan', 'valas.alasan', { wide: true, hint: 'valas.alasanPetunjuk' }),
      ],
    },
  ],
});
