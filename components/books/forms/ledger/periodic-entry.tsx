import '#lib/control/messages/changes.ts';
import '#lib/books/messages/ledger-fields.ts';
import '#lib/books/messages/entry.ts';
import { holidayField, recurrenceFields } from '#components/accounts/standing-orders/recurrence-fields.ts';
import { PeriodicDates } from '#components/books/entries/periodic-dates.tsx';
import { periodicSource } from '#components/books/entries/periodic-source.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { entryPeriods } from '#lib/books/periodic-entries.ts';
import { entry } from '#services/books/entry.ts';
import { entryLines } from './entry-lines.tsx';
import { begunFrom } from './fields.tsx';

const initial = {
  nomor_berkala: '',
  versi: 0,
  nama: '',
  keterangan: '',
  baris: [],
  templat: '',
  versi_templat: 0,
  periode: 'BULANAN',
  setiap: '1',
  hari: '',
  mulai: '',
  sampai: '',
  hari_libur: 'SESUDAH',
  alasan: '',
} as const;

/** Legs with the dates on which they fall due, new or as they are to be. */
export const savePeriodic = defineScreen({
  endpoint: entry.savePeriodic,
  flow: 'SIMPAN_BERKALA',
  menu: 'simpan-berkala',
  wide: true,
  change: { title: 'berkala.isi', back: menus['entri-berkala'].route, Source: periodicSource(initial), whole: true },
  initial: { ...initial, baris: [] },
  sections: [
    {
      header: 'berkala.isi',
      rowsize: 2,
      fields: [
        text('nama', 'berkala.nama', { required: true, maxLength: 60 }),
        begunFrom(false),
        text('keterangan', 'berkala.keterangan', {
          required: true,
          maxLength: 200,
          wide: true,
          hint: 'berkala.keteranganPetunjuk',
        }),
      ],
    },
    {
      header: 'berkala.jadwal',
      rowsize: 3,
      fields: [
        ...recurrenceFields({
          periods: entryPeriods,
          prefix: 'periodeEntri.',
          words: {
            period: 'berkala.periode',
            weekday: 'berkala.hariMinggu',
            monthday: 'berkala.hariBulan',
            monthdayHint: 'berkala.hariBulanPetunjuk',
            every: 'berkala.setiap',
          },
        }),
        { name: 'mulai', title: 'berkala.mulai', type: 'date', required: true },
        {
          name: 'sampai',
          title: 'berkala.sampai',
          type: 'date',
          hint: 'berkala.sampaiPetunjuk',
          otherProps: { hidden: ({ periode }) => periode === 'SEKALI' },
        },
        holidayField('berkala.hariLibur'),
        {
          name: 'nomor_berkala',
          type: 'textlabel',
          sizeCol: 12,
          setup: { content: (values) => <PeriodicDates values={values} /> },
        },
      ],
    },
    {
      header: 'berkala.baris',
      rowsize: 1,
      fields: [{ ...entryLines('SIMPAN_BERKALA'), hint: 'berkala.barisPetunjuk' }],
    },
    {
      header: 'berkala.alasan',
      rowsize: 1,
      fields: [textArea('alasan', 'berkala.alasan', { required: true, wide: true, hint: 'berkala.alasanPetunjuk' })],
    },
  ],
});
