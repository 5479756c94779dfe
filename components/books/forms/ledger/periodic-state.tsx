import '#lib/control/messages/changes.ts';
import '#lib/books/messages/entry.ts';
import { PeriodicPanel } from '#components/books/entries/periodic-details.tsx';
import { periodicStateSource } from '#components/books/entries/periodic-source.tsx';
import { defineScreen, panel, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { periodicActs } from '#lib/books/periodic-entries.ts';
import { entry } from '#services/books/entry.ts';

const initial = { nomor_berkala: '', versi: 0, tindakan: 'TANGGUHKAN', jatuh_tempo: '', alasan: '' } as const;

/** An entry that comes back is suspended, goes on or ends, or one due date that waits is left out. */
export const changePeriodic = defineScreen({
  endpoint: entry.changePeriodic,
  flow: 'STATUS_BERKALA',
  menu: 'simpan-berkala',
  change: { title: 'berkala.ubahStatus', back: menus['entri-berkala'].route, Source: periodicStateSource(initial) },
  initial,
  sections: [
    {
      header: 'berkala.isi',
      rowsize: 2,
      fields: [
        { name: 'nomor_berkala', title: 'berkala.nomor', type: 'textlabel' },
        panel('nomor_berkala', PeriodicPanel, true),
      ],
    },
    {
      header: 'berkala.tindakan',
      rowsize: 2,
      fields: [
        {
          name: 'tindakan',
          title: 'berkala.tindakan',
          type: 'select',
          required: true,
          setup: { codes: periodicActs, prefix: 'berkala.tindakan.' },
        },
        {
          name: 'jatuh_tempo',
          title: 'berkala.jatuhTempo',
          type: 'date',
          required: true,
          otherProps: { hidden: ({ tindakan }) => tindakan !== 'LEWATI' },
        },
        textArea('alasan', 'berkala.alasan', { required: true, wide: true, hint: 'berkala.alasanPetunjuk' }),
      ],
    },
  ],
});
