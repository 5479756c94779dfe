import '#lib/books/messages/ledger.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { ledger } from '#services/books/ledger.ts';
import { entryLines } from './entry-lines.tsx';
import { attachments, begunFrom, settles, valueDate } from './fields.tsx';

/** Many legs by hand, in one journal and one approval. */
export const generalEntries = defineScreen({
  endpoint: ledger.generalEntries,
  flow: 'TRANSAKSI_UMUM_MULTI',
  menu: 'transaksi-umum-multi',
  wide: true,
  initial: {
    baris: [],
    tanggal_valuta: '',
    keterangan: '',
    templat: '',
    versi_templat: 0,
    berkala: '',
    jatuh_tempo: '',
    lampiran: [],
  },
  sections: [
    { header: 'entri.templat', rowsize: 2, fields: [begunFrom(false), settles] },
    {
      header: 'bukuBesar.baris',
      rowsize: 1,
      fields: [entryLines('TRANSAKSI_UMUM_MULTI')],
    },
    {
      header: 'bukuBesar.transaksi',
      rowsize: 2,
      fields: [
        valueDate,
        textArea('keterangan', 'bukuBesar.keterangan', {
          required: true,
          wide: true,
          hint: 'bukuBesar.alasanPetunjuk',
        }),
        attachments,
      ],
    },
  ],
});
