import { UnmergePreview } from '#components/customer/merge-preview.tsx';
import { seenAndReason } from '#components/customer/merge-sections.tsx';
import { defineScreen } from '#components/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { customer } from '#services/customer.ts';
import '#lib/messages/changes.ts';
import '#lib/messages/merge.ts';

export const unmerge = defineScreen({
  endpoint: customer.unmerge,
  flow: 'BATAL_GABUNG_NASABAH',
  menu: 'penggabungan',
  change: { title: 'gabung.batalkanJudul', back: menus.penggabungan.route, whole: true },
  initial: { id_gabung: '', sidik: '', alasan: '' },
  sections: [...seenAndReason(UnmergePreview)],
});
