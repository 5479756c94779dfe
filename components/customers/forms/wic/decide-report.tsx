import { ReportSource } from '#components/customers/walk-ins/report-source.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { wic } from '#services/customers/wic.ts';
import '#lib/messages/states.ts';
import '#lib/messages/titles.ts';
import '#lib/customers/messages/wic.ts';

/** Decides on a report of cash: reported under a number, or not, and why. */
export const decideReport = defineScreen({
  endpoint: wic.decide,
  flow: 'PUTUSAN_LAPORAN_TUNAI',
  menu: 'putusan-laporan-tunai',
  change: { title: 'menu.putusanLaporanTunai', back: menus['laporan-tunai'].route, Source: ReportSource },
  initial: { id_laporan: '', status: 'DILAPORKAN', nomor_laporan: '', alasan: '', jumlah: '', versi: 0 },
  sections: [
    {
      header: 'tunai.putusan',
      rowsize: 2,
      fields: [
        {
          name: 'status',
          title: 'tunai.putusan',
          type: 'select',
          required: true,
          setup: { codes: ['DILAPORKAN', 'TIDAK_DILAPORKAN'], prefix: 'status.' },
        },
        {
          ...text('nomor_laporan', 'tunai.nomorLaporan', { maxLength: 40, hint: 'tunai.nomorLaporanPetunjuk' }),
          otherProps: { hidden: ({ status }) => status !== 'DILAPORKAN' },
        },
        textArea('alasan', 'tunai.alasan', { wide: true, hint: 'tunai.alasanPetunjuk' }),
      ],
    },
  ],
});
