import '#lib/business-day/messages/calendar.ts';
import '#lib/messages/terms.ts';
import { TermDetail } from '#components/control/parameters/term-detail.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { terms } from '#services/control/terms.ts';
import type { HariLiburRow } from '#types/proto/control/parameter.ts';

const FORM = `${menus['hari-libur'].route}/edit`;

function HolidayDetail({ row, onClose }: { readonly row: HariLiburRow; readonly onClose: () => void }) {
  const t = useT();
  return (
    <TermDetail
      title={`${row.nama} · ${toDisplay(row.tanggal)}`}
      idFlow=""
      objek={`KALENDER:${row.tahun}`}
      onClose={onClose}
      details={[
        { label: t('libur.hari'), value: messageOf('libur.hari.', String(row.hari)) },
        { label: t('libur.dasar'), value: row.dasar || '—' },
      ]}
    />
  );
}

/** The page lists holidays by year; the calendar of a year is changed as one. */
export default listScreen({
  menu: 'hari-libur',
  endpoint: terms.holidays,
  rowKey: (row) => row.tanggal,
  add: { label: 'libur.tahunBerikut', address: FORM },
  columns: [
    { field: 'tanggal', title: 'libur.tanggal', kind: 'date', sort: true },
    { field: 'hari', title: 'libur.hari', text: ({ hari }) => messageOf('libur.hari.', String(hari)) },
    { field: 'nama', title: 'libur.nama', className: 'strong' },
    { field: 'dasar', title: 'libur.dasar' },
  ],
  filters: [
    { name: 'tahun', label: 'libur.tahun', kind: 'text', maxLength: 4 },
    { name: 'keyword', label: 'libur.cari', kind: 'text' },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'hari-libur',
      changes: true,
      label: 'libur.ubah',
      icon: 'pencil-square',
      run: (row, { go }) => go(`${FORM}?tahun=${row.tahun}`),
    },
  ],
  detail: HolidayDetail,
});
