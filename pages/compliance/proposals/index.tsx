import '#lib/cheques/messages/unfunded.ts';
import { CountingSheets } from '#components/cheques/cheque-books/counting-instruments.tsx';
import { OwnList } from '#components/cheques/cheque-books/own-list.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { menus } from '#lib/access/menus.ts';
import { message } from '#lib/messages/id.ts';
import { warkat } from '#services/cheques/warkat.ts';
import type { UsulanDhnRow } from '#types/proto/cheques/warkat.ts';

const readiness = (row: UsulanDhnRow): string =>
  message(row.dapat_dicantum === 'T' ? 'usulDhn.siap' : 'usulDhn.tunggu');

function ProposalWindow({ row, onClose }: { readonly row: UsulanDhnRow; readonly onClose: () => void }) {
  return (
    <Dialog title={row.nama_nasabah} size="wide" onClose={onClose}>
      <div className="stack">
        <PendingChange idFlow={row.id_flow} />
        <CountingSheets row={row} />
      </div>
    </Dialog>
  );
}

/** The page lists drawers whose unfunded sheets are enough to list them. */
export default listScreen({
  menu: 'usulan-dhn',
  endpoint: warkat.proposals,
  rowKey: (row) => row.nomor_nasabah,
  tools: OwnList,
  columns: [
    {
      field: 'nama_nasabah',
      title: 'usulDhn.nasabah',
      text: (row) => `${row.nama_nasabah} (${row.nomor_nasabah})`,
      render: (row) => <Stacked main={row.nama_nasabah} below={`${row.nomor_nasabah} · ${row.kode_cabang}`} />,
    },
    { field: 'lembar', title: 'usulDhn.lembar', className: 'num', text: (row) => String(row.lembar) },
    { field: 'batas_lapor', title: 'usulDhn.batas', kind: 'date', sort: true },
    {
      field: 'dapat_dicantum',
      title: 'usulDhn.dapat',
      text: readiness,
      render: (row) => <Chip tone={row.dapat_dicantum === 'T' ? 'bad' : 'warn'}>{readiness(row)}</Chip>,
    },
    {
      field: 'pencantuman',
      title: 'usulDhn.sebelumnya',
      className: 'num',
      hidden: true,
      text: (row) => String(row.pencantuman),
    },
    { field: 'nominal', title: 'kosong.nominal', kind: 'amount' },
  ],
  filters: [{ name: 'keyword', label: 'usulDhn.cari', kind: 'text' }],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: '',
      label: 'usulDhn.cantumkan',
      icon: 'exclamation-triangle',
      disabled: (row) => row.dapat_dicantum !== 'T' || row.id_flow !== '',
      run: (row, { go }) => go(`${menus['usulan-dhn'].route}/list?nomor_nasabah=${row.nomor_nasabah}`),
    },
  ],
  detail: ProposalWindow,
});
