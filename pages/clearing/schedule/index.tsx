import { stateFilter, termActions, termColumns } from '#components/control/parameters/term-actions.ts';
import { TermDetail } from '#components/control/parameters/term-detail.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { terms } from '#services/control/terms.ts';
import type { JadwalKliringRow } from '#types/proto/control/parameter.ts';

const FORM = `${menus['jadwal-kliring'].route}/edit`;

const cyclesOf = ({ siklus }: JadwalKliringRow): string =>
  siklus.map(({ penyerahan, pengembalian }) => `${penyerahan} (${pengembalian})`).join('; ');

function ScheduleDetail({ row, onClose }: { readonly row: JadwalKliringRow; readonly onClose: () => void }) {
  const t = useT();
  return (
    <TermDetail
      title={`${row.nama} · ${toDisplay(row.berlaku_sejak)}`}
      idFlow={row.id_flow}
      objek={`JADWAL_KLIRING:${row.wilayah}`}
      onClose={onClose}
      details={[
        ...row.siklus.map((cycle, place) => ({
          label: t('jadwalKliring.siklusKe', { nomor: String(place + 1) }),
          value: t('jadwalKliring.satuSiklus', { ...cycle }),
        })),
        { label: t('jadwalKliring.cabang'), value: row.cabang || '—' },
      ]}
    />
  );
}

/** The page lists the cut-off of clearing in each region: in force, later, earlier. */
export default listScreen({
  menu: 'jadwal-kliring',
  endpoint: terms.schedules,
  rowKey: (row) => `${row.wilayah} ${row.berlaku_sejak}`,
  add: { label: 'jadwalKliring.baru', address: FORM },
  columns: [
    { field: 'wilayah', title: 'jadwalKliring.wilayah', kind: 'code', sort: true },
    { field: 'nama', title: 'jadwalKliring.nama', className: 'strong' },
    { field: 'siklus', title: 'jadwalKliring.siklusSingkat', text: cyclesOf },
    { field: 'cabang', title: 'jadwalKliring.cabang' },
    ...termColumns<JadwalKliringRow>(),
  ],
  filters: [{ name: 'keyword', label: 'jadwalKliring.cari', kind: 'text' }, stateFilter],
  actions: termActions<JadwalKliringRow>(FORM, ({ wilayah }) => ({ wilayah })),
  detail: ScheduleDetail,
});
