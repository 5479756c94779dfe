import '#lib/cheques/messages/clearing.ts';
import { ReasonsField } from '#components/cheques/clearing/reasons-field.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { clearing } from '#services/cheques/clearing.ts';
import { chosenSum, sheetsToTick } from './fields.tsx';

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;
const several = { list_setoran_kliring: [], nominal: '', kode_valuta, keterangan: '' };
const one = { id_warkat: '', nominal: '', kode_valuta };

/** Head office confirms by hand that presented cheques are settled. */
export const settleSheets = defineScreen({
  endpoint: clearing.settle,
  flow: 'KONFIRMASI_KLIRING',
  menu: 'konfirmasi-kliring',
  initial: several,
  sections: [
    {
      header: 'kliring.pilihWarkat',
      rowsize: 2,
      fields: [
        sheetsToTick('list_setoran_kliring', 'kliring.warkat', { status_warkat: 'DISETOR' }),
        chosenSum,
        text('keterangan', 'kliring.keterangan'),
      ],
    },
  ],
});

/** Settled cheques become good funds. */
export const makeEffective = defineScreen({
  endpoint: clearing.makeEffective,
  flow: 'EFEKTIFKAN_SETORAN_KLIRING',
  menu: 'efektifkan-kliring',
  initial: several,
  sections: [
    {
      header: 'kliring.pilihWarkat',
      rowsize: 2,
      fields: [
        sheetsToTick('list_setoran_kliring', 'kliring.warkat', { status_warkat: 'SELESAI_KLIRING' }),
        chosenSum,
        text('keterangan', 'kliring.keterangan'),
      ],
    },
  ],
});

/** A cheque that was lodged today and not presented goes back to its depositor. */
export const withdrawLodged = defineScreen({
  endpoint: clearing.withdrawLodged,
  flow: 'TARIK_SETORAN_KLIRING',
  menu: 'tarik-setoran-kliring',
  initial: { ...one, alasan: '' },
  sections: [
    {
      header: 'kliring.pilihWarkat',
      rowsize: 2,
      fields: [
        sheetsToTick(
          'id_warkat',
          'kliring.warkat',
          { status_warkat: 'DISETOR', fits: ({ dapat_ditarik }) => dapat_ditarik === 'T' },
          true,
        ),
        chosenSum,
        textArea('alasan', 'kliring.alasan', { required: true, wide: true }),
      ],
    },
  ],
});

/** Another bank returns a cheque. */
export const rejectSheet = defineScreen({
  endpoint: clearing.reject,
  flow: 'TOLAKAN_SETORAN_KLIRING',
  menu: 'tolakan-setoran-kliring',
  initial: { ...one, alasan_tolakan: [], nomor_skp: '', bebas_biaya: 'F', keterangan: '' },
  sections: [
    {
      header: 'kliring.pilihWarkat',
      rowsize: 2,
      fields: [
        sheetsToTick(
          'id_warkat',
          'kliring.warkat',
          { status_warkat: '', fits: ({ dapat_ditolak }) => dapat_ditolak === 'T' },
          true,
        ),
        chosenSum,
      ],
    },
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
        text('nomor_skp', 'kliring.skp', { required: true, maxLength: 40 }),
        text('keterangan', 'kliring.keterangan'),
        { name: 'bebas_biaya', title: 'kliring.bebasBiaya', type: 'checkbox' },
      ],
    },
  ],
});
