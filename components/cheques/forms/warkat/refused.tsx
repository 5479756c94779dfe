import '#lib/cheques/messages/item-words.ts';
import '#lib/messages/titles.ts';
import '#lib/cheques/messages/unfunded.ts';
import '#lib/cheques/messages/warkat.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { ReasonsField } from '#components/cheques/clearing/reasons-field.tsx';
import { defineScreen, money, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { settlementMethods } from '#lib/cheques/unfunded.ts';
import { bookKinds } from '#lib/cheques/warkat.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { warkat } from '#services/cheques/warkat.ts';

const sheet = [
  {
    name: 'jenis',
    title: 'warkat.jenis',
    type: 'select',
    required: true,
    setup: { codes: bookKinds, prefix: 'warkat.jenis.' },
  },
  text('nomor_warkat', 'kosong.nomor', { required: true, maxLength: 8, hint: 'warkat.nomorPetunjuk' }),
] as const;

/** Refuses a cheque presented over the counter. */
export const refuseSheet = defineScreen({
  endpoint: warkat.refuse,
  flow: 'TOLAK_WARKAT',
  menu: 'tolak-warkat',
  initial: {
    nomor_rekening: '',
    jenis: 'CEK',
    nomor_warkat: '',
    tanggal_warkat: '',
    nominal: '',
    kode_valuta: BOOK_CURRENCY,
    penyaji: '',
    alasan_tolakan: [],
    keterangan: '',
  },
  sections: [
    accountSection,
    {
      header: 'kosong.yangDiunjukkan',
      rowsize: 2,
      fields: [
        ...sheet,
        { name: 'tanggal_warkat', title: 'kosong.tanggalWarkat', type: 'date', hint: 'kosong.tanggalWarkatPetunjuk' },
        money('nominal', 'kosong.nominal', { terbilang: true, big: true }),
        text('penyaji', 'kosong.penyaji', { required: true }),
        text('keterangan', 'kosong.keterangan'),
        {
          name: 'alasan_tolakan',
          title: 'kosong.alasan',
          type: 'custom',
          required: true,
          sizeCol: 12,
          hint: 'kosong.alasanPetunjuk',
          setup: { render: (props) => <ReasonsField {...props} /> },
        },
      ],
    },
  ],
});

/** Its drawer has settled with the holder. */
export const reportSettled = defineScreen({
  endpoint: warkat.reportSettled,
  flow: 'LAPOR_WARKAT_KOSONG',
  menu: 'lapor-warkat-kosong',
  change: { title: 'menu.laporWarkatKosong', back: menus['warkat-ditolak'].route },
  initial: {
    jenis: 'CEK',
    nomor_warkat: '',
    tanggal_selesai: '',
    cara_selesai: 'BAYAR_TRANSFER',
    bukti: '',
    alasan: '',
  },
  sections: [
    {
      header: 'kosong.penyelesaian',
      rowsize: 2,
      fields: [
        ...sheet,
        { name: 'tanggal_selesai', title: 'kosong.tanggalSelesai', type: 'date', required: true },
        {
          name: 'cara_selesai',
          title: 'kosong.caraSelesai',
          type: 'select',
          required: true,
          setup: { codes: settlementMethods, prefix: 'caraSelesai.' },
        },
        text('bukti', 'kosong.bukti', { required: true, hint: 'kosong.buktiPetunjuk' }),
        textArea('alasan', 'kosong.sebab', { required: true, wide: true }),
      ],
    },
  ],
});
