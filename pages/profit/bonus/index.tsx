import '#lib/profit-sharing/messages/profit.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { monthText } from '#components/profit-sharing/month.tsx';
import { shortRate } from '#components/profit-sharing/share-words.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { profit } from '#services/profit-sharing/profit.ts';

/** The page lists the past months of wadiah products: the board's bonus for each, and the months that are undecided. */
export default listScreen({
  menu: 'bonus',
  endpoint: profit.bonuses,
  rowKey: ({ kunci_urut }) => kunci_urut,
  columns: [
    { field: 'bulan', title: 'bonus.bulan', className: 'strong nowrap', text: ({ bulan }) => monthText(bulan) },
    { field: 'nama_produk', title: 'bonus.produk', kind: 'name' },
    {
      field: 'status',
      title: 'bonus.status',
      className: 'nowrap',
      text: ({ status }) => messageOf('bonus.status.', status),
    },
    {
      field: 'tarif',
      title: 'bonus.tarif',
      className: 'num',
      text: ({ tarif }) => (tarif ? shortRate(tarif) : ''),
    },
    {
      field: 'rekening',
      title: 'bonus.rekening',
      className: 'num',
      // Nobody was given anything yet: not the same as nobody there.
      text: ({ status, rekening }) => (status === 'DIBAGIKAN' ? String(rekening) : ''),
    },
    { field: 'bruto', title: 'bonus.bruto', kind: 'amount' },
    { field: 'pajak', title: 'bonus.pajak', kind: 'amount' },
    { field: 'zakat', title: 'bonus.zakat', kind: 'amount' },
  ],
  actions: [
    {
      id: 'tetapkan-bonus',
      label: 'bonus.judul',
      icon: 'cash-coin',
      disabled: ({ status }) => status !== '',
      run: ({ kode_produk, bulan }, { go }) =>
        go(`${menus['tetapkan-bonus'].route}?kode_produk=${kode_produk}&bulan=${bulan}`),
    },
  ],
});
