import '#lib/profit-sharing/messages/profit.ts';
import '#lib/accounts/messages/savings.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { monthText } from '#components/profit-sharing/month.tsx';
import { RateHistory } from '#components/profit-sharing/rate-history.tsx';
import { RunWindow } from '#components/profit-sharing/run-window.tsx';
import { shortRate } from '#components/profit-sharing/share-words.ts';
import { messageOf } from '#lib/messages/id.ts';
import { profit } from '#services/profit-sharing/profit.ts';

/** The page lists the months of a pool: rates indicative and final, and the shares by each. */
export default listScreen({
  menu: 'hi1000',
  endpoint: profit.rates,
  rowKey: ({ kunci_urut }) => kunci_urut,
  columns: [
    { field: 'bulan', title: 'bagiHasil.bulan', className: 'strong nowrap', text: ({ bulan }) => monthText(bulan) },
    {
      field: 'status',
      title: 'rekening.status',
      className: 'nowrap',
      text: ({ status }) => messageOf('bagiHasil.status.', status),
    },
    {
      field: 'indikatif',
      title: 'bagiHasil.indikatif',
      className: 'num',
      text: ({ indikatif }) => shortRate(indikatif),
    },
    { field: 'final', title: 'bagiHasil.hi1000', className: 'num strong', text: ({ final }) => shortRate(final) },
    { field: 'pendapatan', title: 'bagiHasil.pendapatan', kind: 'amount' },
    { field: 'rata_dpk', title: 'bagiHasil.rataDpk', kind: 'amount' },
    { field: 'rekening', title: 'bagiHasil.rekening', className: 'num', hidden: true },
    { field: 'dibagikan', title: 'bagiHasil.dibagikan', kind: 'amount' },
    { field: 'pajak', title: 'bagiHasil.pajak', kind: 'amount' },
    { field: 'zakat', title: 'bagiHasil.zakat', kind: 'amount' },
  ],
  add: { label: 'bagiHasil.tetapkan', address: '/profit/hi1000/set', menu: 'tetapkan-hi1000' },
  detail: RunWindow,
  below: RateHistory,
});
