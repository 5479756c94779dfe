import '#lib/business-day/messages/calendar.ts';
import type { ReactNode } from 'react';
import { Still, whySection } from '#components/control/parameters/term-fields.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { defineScreen, type SourceProps, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { terms } from '#services/control/terms.ts';

/** Starts from the calendar of the year that the address names, or of the first year that has none. */
function Source({ asked, children }: SourceProps): ReactNode {
  const state = useRecord(terms.calendar, { tahun: String(asked.tahun ?? '') }, { quiet: true });
  return (
    <Loaded state={state} lines={10}>
      {({ aksi, tahun, versi, libur, id_flow }) => (
        <div className="stack">
          <PendingChange idFlow={id_flow} />
          {children({ aksi, tahun, versi, libur: libur.map((day) => ({ ...day })), tempel: '', alasan: '' })}
        </div>
      )}
    </Loaded>
  );
}

/** The holidays of a year, put in, renamed and withdrawn at once. */
export const saveCalendar = defineScreen({
  endpoint: terms.saveCalendar,
  flow: 'SIMPAN_KALENDER',
  menu: 'hari-libur',
  change: { title: 'libur.judulForm', back: menus['hari-libur'].route, Source },
  initial: { aksi: 'BUAT', tahun: '', versi: 0, libur: [], tempel: '', alasan: '' },
  sections: [
    {
      header: 'libur.bagian',
      rowsize: 1,
      fields: [
        {
          name: 'tahun',
          title: 'libur.tahun',
          type: 'textlabel',
          setup: { content: ({ tahun }) => <Still name="tahun" title="libur.tahun" value={String(tahun)} /> },
        },
        {
          name: 'libur',
          title: 'libur.daftar',
          type: 'dataSets',
          setup: {
            title: 'libur.daftar',
            columns: [
              { field: 'tanggal', title: 'libur.tanggal', kind: 'date' },
              { field: 'nama', title: 'libur.nama' },
              { field: 'dasar', title: 'libur.dasar' },
            ],
            sections: [
              {
                header: 'libur.satu',
                rowsize: 2,
                fields: [
                  { name: 'tanggal', title: 'libur.tanggal', type: 'date', required: true },
                  text('nama', 'libur.nama', { required: true, maxLength: 80 }),
                  text('dasar', 'libur.dasar', { maxLength: 80, hint: 'libur.dasarPetunjuk' }),
                ],
              },
            ],
            initial: { tanggal: '', nama: '', dasar: '' },
          },
        },
        textArea('tempel', 'libur.tempel', { hint: 'libur.tempelPetunjuk', maxLength: 8_000 }),
      ],
    },
    whySection,
  ],
});
