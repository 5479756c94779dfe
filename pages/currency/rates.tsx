import '#lib/cash/messages/currency.ts';
import '#lib/messages/terms.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { message } from '#lib/messages/id.ts';
import { groupedRate, parseRate } from '#lib/profit-sharing/rate.ts';
import { currency } from '#services/cash/currency.ts';

const FORM = menus['simpan-kurs'].route;
const shown = (rate: string): string => groupedRate(parseRate(rate));

/** Links to the rates of today, for users who may set them. */
function SetRate() {
  const t = useT();
  const { canOpen } = useProfile();
  if (!canOpen('simpan-kurs')) return null;
  return (
    <ButtonLink variant="primary" icon="pencil-square" href={FORM}>
      {t('valas.tetapkan')}
    </ButtonLink>
  );
}

/** The page lists the rates of each day: buying and selling, the person who set them, the change that waits. */
export default listScreen({
  menu: 'kurs',
  endpoint: currency.rates,
  rowKey: (row) => `${row.kode_valuta}/${row.tanggal}`,
  columns: [
    { field: 'tanggal', title: 'valas.tanggal', kind: 'date', sort: true },
    { field: 'kode_valuta', title: 'valas.valuta', className: 'strong', sort: true },
    { field: 'beli', title: 'valas.beli', className: 'num', text: (row) => shown(row.beli) },
    { field: 'tengah', title: 'valas.tengah', className: 'num', text: (row) => shown(row.tengah) },
    { field: 'jual', title: 'valas.jual', className: 'num', text: (row) => shown(row.jual) },
    { field: 'pembuat', title: 'valas.pembuat', kind: 'code' },
    { field: 'disetujui_oleh', title: 'valas.penyetuju', kind: 'code' },
    { field: 'berlaku', title: 'valas.berlakuSejak', kind: 'moment' },
    {
      field: 'id_flow',
      title: 'valas.status',
      text: (row) => (row.id_flow ? message('ketentuan.menunggu') : ''),
      render: (row) => (row.id_flow ? <Chip tone="accent">{message('ketentuan.menunggu')}</Chip> : null),
    },
  ],
  filters: [
    { name: 'tanggal_awal', label: 'valas.dari', kind: 'date' },
    { name: 'tanggal_akhir', label: 'valas.sampai', kind: 'date' },
  ],
  actions: [
    {
      id: 'simpan-kurs',
      label: 'valas.ubah',
      icon: 'pencil',
      disabled: (row) => row.id_flow !== '' || row.dapat_diubah !== 'T',
      run: (row, { go }) =>
        go(`${FORM}?${new URLSearchParams({ kode_valuta: row.kode_valuta, tanggal: row.tanggal })}`),
    },
  ],
  tools: SetRate,
});
