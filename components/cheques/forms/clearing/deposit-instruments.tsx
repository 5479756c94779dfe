import '#lib/cheques/messages/clearing.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { clearing } from '#services/cheques/clearing.ts';
import { sheetRows } from './fields.tsx';

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;
const slip = { nomor_rekening: '', nominal: '', kode_valuta, warkat: [], keterangan: '' };
const sum = money('nominal', 'kliring.jumlah', { terbilang: true, big: true, hint: 'kliring.jumlahPetunjuk' });

/** Lodges other banks' cheques for today's clearing. */
export const depositSheets = defineScreen({
  endpoint: clearing.deposit,
  flow: 'SETORAN_KLIRING',
  menu: 'setoran-kliring',
  initial: slip,
  sections: [
    accountSection,
    { header: 'kliring.slip', rowsize: 2, fields: [sum, text('keterangan', 'kliring.keterangan'), sheetRows] },
  ],
});

/** Takes cheques into custody until a day. */
export const custody = defineScreen({
  endpoint: clearing.custody,
  flow: 'TITIPAN_KLIRING',
  menu: 'titipan-kliring',
  initial: { ...slip, tanggal_kliring: '' },
  sections: [
    accountSection,
    {
      header: 'kliring.slip',
      rowsize: 2,
      fields: [
        sum,
        {
          name: 'tanggal_kliring',
          title: 'kliring.tanggalKliring',
          hint: 'kliring.tanggalKliringPetunjuk',
          type: 'date',
          required: true,
        },
        text('keterangan', 'kliring.keterangan'),
        sheetRows,
      ],
    },
  ],
});
