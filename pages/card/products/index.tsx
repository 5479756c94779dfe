import '#lib/accounts/messages/cards.ts';
import '#lib/messages/terms.ts';
import { TermDetail } from '#components/control/parameters/term-detail.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { card } from '#services/accounts/card.ts';
import type { ProdukKartuRow } from '#types/proto/accounts/card.ts';

function ProductDetail({ row, onClose }: { readonly row: ProdukKartuRow; readonly onClose: () => void }) {
  const t = useT();
  return (
    <TermDetail
      title={`${row.kode_produk_kartu} ${row.nama}`}
      idFlow={row.id_flow}
      objek={`PRODUK_KARTU:${row.kode_produk_kartu}`}
      onClose={onClose}
      details={[
        { label: t('kartu.produkRekening'), value: row.produk },
        { label: t('kartu.ditawarkan'), value: messageOf('bendera.', row.ditawarkan) },
        { label: t('kartu.biayaTerbit'), value: formatWire(row.biaya_terbit) },
        { label: t('kartu.biayaGanti'), value: formatWire(row.biaya_ganti) },
        { label: t('kartu.limitTarik'), value: formatWire(row.limit_tarik) },
        { label: t('kartu.limitBelanja'), value: formatWire(row.limit_belanja) },
        { label: t('kartu.limitTransfer'), value: formatWire(row.limit_transfer) },
      ]}
    />
  );
}

/** The page lists the kinds of cards that the bank issues, their cost and their limits of a day. */
export default listScreen({
  menu: 'produk-kartu',
  endpoint: card.products,
  rowKey: (row) => row.kode_produk_kartu,
  columns: [
    { field: 'nama', title: 'kartu.produk', className: 'strong' },
    { field: 'produk', title: 'kartu.produkRekening', hidden: true },
    { field: 'biaya_terbit', title: 'kartu.biayaTerbit', kind: 'amount', zero: true },
    { field: 'biaya_ganti', title: 'kartu.biayaGanti', kind: 'amount', zero: true },
    { field: 'limit_tarik', title: 'kartu.limitTarik', kind: 'amount', zero: true },
    { field: 'limit_belanja', title: 'kartu.limitBelanja', kind: 'amount', zero: true },
    { field: 'limit_transfer', title: 'kartu.limitTransfer', kind: 'amount', zero: true },
    { field: 'ditawarkan', title: 'kartu.ditawarkan', text: (row) => messageOf('bendera.', row.ditawarkan) },
  ],
  actions: [
    { id: '', label: 'kartu.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: '',
      changes: true,
      label: 'kartu.ubahKetentuan',
      icon: 'pencil',
      disabled: (row) => row.id_flow !== '',
      run: (row, { go }) => go(`/card/products/edit?kode_produk_kartu=${row.kode_produk_kartu}`),
    },
  ],
  detail: ProductDetail,
});
