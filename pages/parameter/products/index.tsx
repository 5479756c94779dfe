import { stateFilter, termActions, termColumns } from '#components/control/parameters/term-actions.ts';
import { TermDetail } from '#components/control/parameters/term-detail.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { toDisplay } from '#lib/dates.ts';
import { bankName, messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { terms } from '#services/control/terms.ts';
import type { ProdukRow } from '#types/proto/control/parameter.ts';

const sharesOf = ({ nisbah }: ProdukRow): string =>
  nisbah.map(({ tenor, nisbah_nasabah }) => (tenor === 0 ? nisbah_nasabah : `${tenor}: ${nisbah_nasabah}`)).join(', ');

function ProductDetail({ row, onClose }: { readonly row: ProdukRow; readonly onClose: () => void }) {
  const t = useT();
  return (
    <TermDetail
      title={`${row.kode_produk} ${bankName(row.nama_produk)} · ${toDisplay(row.berlaku_sejak)}`}
      idFlow={row.id_flow}
      objek={`PRODUK:${row.kode_produk}`}
      onClose={onClose}
      details={[
        { label: t('produk.akad'), value: row.akad },
        { label: t('produk.gl'), value: row.kode_gl },
        { label: t('produk.valuta'), value: row.kode_valuta },
        { label: t('produk.setoranAwal'), value: formatWire(row.setoran_awal) },
        { label: t('produk.setoranBerikut'), value: formatWire(row.setoran_berikut) },
        { label: t('produk.saldoMinimum'), value: formatWire(row.saldo_minimum) },
        { label: t('produk.setoranAwalBadan'), value: formatWire(row.setoran_awal_badan || row.setoran_awal) },
        { label: t('produk.saldoMinimumBadan'), value: formatWire(row.saldo_minimum_badan || row.saldo_minimum) },
        { label: t('produk.biayaBulanan'), value: formatWire(row.biaya_bulanan) },
        { label: t('produk.biayaDiBawahMinimum'), value: formatWire(row.biaya_di_bawah_minimum) },
        { label: t('produk.biayaPenutupan'), value: formatWire(row.biaya_penutupan) },
        { label: t('produk.biayaReaktivasi'), value: formatWire(row.biaya_reaktivasi) },
        { label: t('produk.tarikBebas'), value: messageOf('bendera.', row.tarik_bebas) },
        { label: t('produk.ditawarkan'), value: messageOf('bendera.', row.ditawarkan) },
        { label: t('kolom.nisbah'), value: sharesOf(row) || '—' },
      ]}
    />
  );
}

/** The page lists the terms of products: in force, later, earlier. */
export default listScreen({
  menu: 'produk',
  endpoint: terms.products,
  rowKey: (row) => `${row.kode_produk} ${row.berlaku_sejak}`,
  columns: [
    { field: 'kode_produk', title: 'produk.kode', kind: 'code', sort: true },
    { field: 'nama_produk', title: 'produk.nama', className: 'strong', kind: 'name' },
    ...termColumns<ProdukRow>(),
    { field: 'setoran_awal', title: 'produk.setoranAwalSingkat', kind: 'amount', zero: true },
    { field: 'setoran_berikut', title: 'produk.setoranBerikutSingkat', kind: 'amount', zero: true },
    { field: 'saldo_minimum', title: 'produk.saldoMinimum', kind: 'amount', zero: true },
    { field: 'kode_valuta', title: 'produk.valuta', hidden: true },
    {
      field: 'tarik_bebas',
      title: 'produk.tarikBebas',
      hidden: true,
      text: (row) => messageOf('bendera.', row.tarik_bebas),
    },
    {
      field: 'ditawarkan',
      title: 'produk.ditawarkan',
      hidden: true,
      text: (row) => messageOf('bendera.', row.ditawarkan),
    },
    { field: 'nisbah', title: 'kolom.nisbah', hidden: true, text: sharesOf },
    { field: 'biaya_bulanan', title: 'produk.biayaBulanan', kind: 'amount', zero: true, hidden: true },
    { field: 'biaya_penutupan', title: 'produk.biayaPenutupan', kind: 'amount', zero: true, hidden: true },
  ],
  filters: [{ name: 'keyword', label: 'ketentuan.cari', kind: 'text' }, stateFilter],
  actions: termActions<ProdukRow>('/parameter/products/edit', ({ kode_produk }) => ({ kode_produk })),
  detail: ProductDetail,
});
