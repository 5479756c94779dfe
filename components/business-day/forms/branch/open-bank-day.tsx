import '#lib/business-day/messages/branch.ts';
import { NextBankDay } from '#components/business-day/day-source.tsx';
import { dayText } from '#components/business-day/day-text.ts';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { branch } from '#services/business-day/branch.ts';

/** Head office opens the bank's next day; the calendar names it. */
export const openBankDay = defineScreen({
  endpoint: branch.openBankDay,
  flow: 'BUKA_HARI',
  menu: 'hari-cabang',
  change: { title: 'branch.bukaBank', back: menus['hari-cabang'].route, Source: NextBankDay },
  initial: { tanggal: '' },
  sections: [
    {
      header: 'branch.tanggalBerikut',
      rowsize: 1,
      fields: [
        {
          name: 'tanggal',
          title: 'branch.tanggalBerikut',
          type: 'textlabel',
          setup: { content: ({ tanggal }) => dayText(tanggal) },
        },
      ],
    },
  ],
});
