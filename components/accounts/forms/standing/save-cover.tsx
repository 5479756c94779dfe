import { AccountPanel } from '#components/accounts/inquiries/account-panel.tsx';
import { coverSource } from '#components/accounts/standing-orders/order-source.tsx';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import { account, defineScreen, money, panel } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { standing } from '#services/accounts/standing-orders.ts';
import { end, partly, preview, priority, registered, start, until, why, words } from './order-fields.tsx';

const initial = {
  nomor_perintah: '',
  versi: 0,
  rekening_giro: '',
  rekening_tabungan: '',
  kode_valuta: BOOK_CURRENCY,
  batas_bawah: '',
  batas_atas: '',
  kelipatan: '100000.00',
  mulai: '',
  akhir: 'DICABUT',
  sampai: '',
  prioritas: '50',
  sebagian: 'T',
  bebas_biaya: 'F',
  berita: '',
  alasan: '',
} as const;

/** Keeps a giro within bounds by a savings account, at each end of day. */
export const saveCover = defineScreen({
  endpoint: standing.saveCover,
  flow: 'SIMPAN_ATS',
  menu: 'simpan-ats',
  change: { title: 'menu.simpanAts', back: menus['daftar-ats'].route, Source: coverSource(initial), whole: true },
  initial,
  sections: [
    {
      header: 'perintah.rekening',
      rowsize: 2,
      fields: [
        { ...account('rekening_giro', 'perintah.giro', { leads: false }), otherProps: { readOnly: registered } },
        panel('rekening_giro', AccountOwner),
        panel('rekening_giro', AccountPanel, true),
        {
          ...account('rekening_tabungan', 'perintah.tabungan', { leads: false }),
          otherProps: { readOnly: registered },
        },
        panel('rekening_tabungan', AccountOwner),
      ],
    },
    {
      header: 'perintah.aturan',
      rowsize: 2,
      fields: [
        money('batas_bawah', 'perintah.batasBawah'),
        money('batas_atas', 'perintah.batasAtas'),
        money('kelipatan', 'perintah.kelipatan', { hint: 'perintah.kelipatanPetunjuk' }),
        partly,
      ],
    },
    {
      header: 'perintah.jadwal',
      rowsize: 3,
      fields: [start, end(['TANGGAL', 'DICABUT']), until, priority, { ...words, sizeCol: 12 }, why],
    },
    { header: 'perintah.ringkas', rowsize: 1, fields: [preview('nomor_perintah')] },
  ],
});
