import '#lib/cheques/messages/warkat.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import type { FieldDef } from '#components/kit/form/field-def.ts';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { type BookKind, bookKinds, type StopReason, stopReasons } from '#lib/cheques/warkat.ts';
import { warkat } from '#services/cheques/warkat.ts';

const start: { nomor_rekening: string; jenis: BookKind; nomor_awal: string; nomor_akhir: string; keterangan: string } =
  {
    nomor_rekening: '',
    jenis: 'CEK',
    nomor_awal: '',
    nomor_akhir: '',
    keterangan: '',
  };
/** Asks for one sheet, or a range. */
const range: readonly FieldDef<'jenis' | 'nomor_awal' | 'nomor_akhir'>[] = [
  {
    name: 'jenis',
    title: 'warkat.jenis',
    type: 'select',
    required: true,
    setup: { codes: bookKinds, prefix: 'warkat.jenis.' },
  },
  text('nomor_awal', 'warkat.lembarAwal', { required: true, maxLength: 8, hint: 'warkat.nomorPetunjuk' }),
  text('nomor_akhir', 'warkat.lembarAkhir', { maxLength: 8, hint: 'warkat.lembarAkhirPetunjuk' }),
];
const why = textArea('keterangan', 'warkat.alasan', { required: true, wide: true });
const sebab: StopReason = 'HILANG';

/** Stops the payment of sheets. */
export const stopSheets = defineScreen({
  endpoint: warkat.stop,
  flow: 'STOP_WARKAT',
  menu: 'stop-warkat',
  initial: { ...start, sebab, nomor_surat: '', tanggal_warkat: '', bebas_biaya: 'F' },
  sections: [
    accountSection,
    {
      header: 'warkat.lembarWarkat',
      rowsize: 2,
      fields: [
        ...range,
        {
          name: 'sebab',
          title: 'warkat.sebab',
          type: 'select',
          required: true,
          setup: { codes: stopReasons, prefix: 'warkat.sebab.' },
        },
        text('nomor_surat', 'warkat.surat', { maxLength: 60, hint: 'warkat.suratPetunjuk' }),
        { name: 'tanggal_warkat', title: 'warkat.tanggal', type: 'date', hint: 'warkat.tanggalPetunjuk' },
        why,
        { name: 'bebas_biaya', title: 'warkat.bebasBiayaStop', type: 'checkbox' },
      ],
    },
  ],
});

/** Lifts the stop of sheets. */
export const liftStop = defineScreen({
  endpoint: warkat.lift,
  flow: 'BUKA_STOP_WARKAT',
  menu: 'buka-stop-warkat',
  initial: { ...start, nomor_surat: '' },
  sections: [
    accountSection,
    {
      header: 'warkat.lembarWarkat',
      rowsize: 2,
      fields: [
        ...range,
        text('nomor_surat', 'warkat.suratBuka', { required: true, maxLength: 60, hint: 'warkat.suratBukaPetunjuk' }),
        why,
      ],
    },
  ],
});

/** Takes back spoiled sheets, which become void. */
export const cancelSheets = defineScreen({
  endpoint: warkat.cancel,
  flow: 'BATAL_WARKAT',
  menu: 'batal-warkat',
  initial: start,
  sections: [accountSection, { header: 'warkat.lembarWarkat', rowsize: 2, fields: [...range, why] }],
});

/** Takes back unused sheets. */
export const returnSheets = defineScreen({
  endpoint: warkat.giveBack,
  flow: 'KEMBALI_WARKAT',
  menu: 'kembali-warkat',
  initial: start,
  sections: [accountSection, { header: 'warkat.lembarWarkat', rowsize: 2, fields: [...range, why] }],
});
