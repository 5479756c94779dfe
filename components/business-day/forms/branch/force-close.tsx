import '#lib/business-day/messages/branch.ts';
import { BranchBehind } from '#components/business-day/day-source.tsx';
import { dayText } from '#components/business-day/day-text.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { message } from '#lib/messages/id.ts';
import { branch } from '#services/business-day/branch.ts';

/** Head office closes the day of a branch that stayed behind, and gives the reason. */
export const forceClose = defineScreen({
  endpoint: branch.forceClose,
  flow: 'TUTUP_PAKSA',
  menu: 'hari-cabang',
  change: { title: 'branch.tutupPaksa', back: menus['hari-cabang'].route, Source: BranchBehind },
  initial: { kode_cabang: '', accounting_date: '', alasan: '' },
  sections: [
    {
      header: 'branch.hari',
      rowsize: 2,
      fields: [
        {
          name: 'kode_cabang',
          title: 'branch.cabang',
          type: 'textlabel',
          setup: { content: ({ kode_cabang }) => `${message('branch.cabang')} ${String(kode_cabang)}` },
        },
        {
          name: 'accounting_date',
          title: 'branch.tanggal',
          type: 'textlabel',
          setup: { content: ({ accounting_date }) => dayText(accounting_date) },
        },
        textArea('alasan', 'branch.alasanPaksa', { required: true, wide: true }),
      ],
    },
  ],
});
