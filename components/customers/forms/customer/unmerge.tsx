import { UnmergePreview } from '#components/customers/records/merge-preview.tsx';
import { seenAndReason } from '#components/customers/records/merge-sections.tsx';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { customer } from '#services/customers/customer.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/merge.ts';

export const unmerge = defineScreen({
  endpoint: customer.unmerge,
  flow: 'BATAL_GABUNG_NASABAH',
  menu: 'penggabungan',
  change: { title: 'gabung.batalkanJudul', back: menus.penggabungan.route, whole: true },
  initial: { id_gabung: '', sidik: '', alasan: '' },
  sections: [...seenAndReason(UnmergePreview)],
});
