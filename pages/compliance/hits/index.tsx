import { hitStates } from '#lib/customers/codes.ts';
import '#lib/messages/tab-titles.ts';
import '#lib/control/messages/changes.ts';
import '#lib/cash/messages/transaction.ts';
import { ObjectHistory } from '#components/control/audit/object-history.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { Likeness, sharedText } from '#components/customers/records/likeness.tsx';
import { HitTable } from '#components/customers/screening/hit-table.tsx';
import { hitKinds } from '#components/customers/screening/kinds.ts';
import { objectName } from '#components/customers/screening/list-preview.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { menus } from '#lib/access/menus.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { screening } from '#services/customers/screening.ts';
import type { KecocokanRow } from '#types/proto/customers/screening.ts';

const decided = ({ status, id_flow }: KecocokanRow): boolean =>
  status === 'DICABUT' || status === 'GUGUR' || id_flow !== '';

function HitWindow({ row, onClose }: { readonly row: KecocokanRow; readonly onClose: () => void }) {
  const t = useT();
  const title = row.nama;
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <Tabs
        label={title}
        tabs={[
          {
            id: 'banding',
            title: t('saring.bagianBanding'),
            content: (
              <div className="stack">
                <PendingChange idFlow={row.id_flow} />
                <HitTable row={row} />
              </div>
            ),
          },
          { id: 'riwayat', title: t('tab.riwayat'), content: <ObjectHistory objek={`KECOCOKAN:${row.id_hit}`} /> },
        ]}
      />
    </Dialog>
  );
}

/** The page lists customers who may be on a list of names: an undecided hit stops every change of the customer. */
export default listScreen({
  menu: 'kecocokan',
  endpoint: screening.hits,
  rowKey: (row) => row.id_hit,
  columns: [
    {
      field: 'nilai',
      title: 'radar.kemiripan',
      sort: true,
      text: (row) => (row.entri ? String(row.nilai) : ''),
      render: (row) => (row.entri ? <Likeness nilai={row.nilai} /> : ''),
    },
    {
      field: 'nama',
      title: 'saring.namaBank',
      text: (row) => `${row.nama} (${row.objek})`,
      render: (row) => (
        <Stacked main={row.nama} below={`${objectName(row.objek, message('saring.objekBaru'))} · ${row.kode_cabang}`} />
      ),
    },
    {
      field: 'entri',
      title: 'saring.namaDaftar',
      text: ({ entri, jenis }) => (entri ? `${entri.kode} ${entri.nama}` : messageOf('saring.jenis.', jenis)),
      render: ({ entri, jenis }) =>
        entri ? <Stacked main={entri.nama} below={`${jenis} · ${entri.kode}`} /> : messageOf('saring.jenis.', jenis),
    },
    { field: 'alasan', title: 'radar.yangSama', text: (row) => sharedText(row.alasan) },
    { field: 'ditemukan_pada', title: 'saring.ditemukan', kind: 'moment' },
    { field: 'status', title: 'kolom.status', kind: 'status' },
  ],
  filters: [
    { name: 'keyword', label: 'saring.cariKecocokan', kind: 'text' },
    {
      name: 'status',
      label: 'kolom.status',
      kind: 'select',
      codes: hitStates,
      prefix: 'status.',
    },
    { name: 'jenis', label: 'saring.jenis', kind: 'select', ...hitKinds },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: '',
      changes: true,
      label: 'saring.putuskan',
      icon: 'pencil',
      disabled: decided,
      run: (row, { go }) => go(`${menus.kecocokan.route}/decide?id_hit=${row.id_hit}`),
    },
  ],
  detail: HitWindow,
});
