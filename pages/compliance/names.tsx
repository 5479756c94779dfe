import '#lib/control/messages/changes.ts';
import { kinds } from '#components/customers/screening/kinds.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { screening } from '#services/customers/screening.ts';
import type { EntriNamaRow } from '#types/proto/customers/screening.ts';

const day = (iso: string): string => (iso === '' ? '—' : toDisplay(iso));

function EntryWindow({ row, onClose }: { readonly row: EntriNamaRow; readonly onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={`${row.kode} ${row.nama}`} size="wide" onClose={onClose}>
      <DescriptionList
        items={[
          { label: t('saring.jenis'), value: `${messageOf('saring.jenis.', row.jenis)} · ${row.penerbit}` },
          { label: t('saring.macam'), value: messageOf('saring.macam.', row.macam) },
          { label: t('saring.alias'), value: row.alias.join(', ') || '—' },
          { label: t('kolom.tempat_lahir'), value: row.tempat_lahir || '—' },
          { label: t('kolom.tanggal_lahir'), value: day(row.tanggal_lahir) },
          { label: t('kolom.nomor_identitas'), value: row.nomor_identitas.join(', ') || '—' },
          { label: t('kolom.nomor_npwp'), value: row.nomor_npwp || '—' },
          { label: t('saring.alasan'), value: row.alasan || '—' },
          ...(row.jenis === 'DHN'
            ? [
                { label: t('saring.bank'), value: row.bank || '—' },
                { label: t('saring.lembar'), value: String(row.lembar || '—') },
                { label: t('saring.terbit'), value: day(row.terbit) },
              ]
            : []),
          { label: t('kolom.berlaku_sejak'), value: day(row.berlaku_sejak) },
          { label: t('kolom.berlaku_sampai'), value: day(row.berlaku_sampai) },
        ]}
      />
    </Dialog>
  );
}

/** The page shows the names on all lists. */
export default listScreen({
  menu: 'entri-nama',
  endpoint: screening.entries,
  rowKey: (row) => row.id_entri,
  columns: [
    {
      field: 'nama',
      title: 'saring.namaDaftar',
      sort: true,
      text: (row) => [row.nama, ...row.alias].join(', '),
      render: (row) => <Stacked main={row.nama} below={row.alias.join(', ')} />,
    },
    { field: 'kode', title: 'saring.kode', kind: 'code' },
    { field: 'jenis', title: 'saring.jenis', text: (row) => messageOf('saring.jenis.', row.jenis) },
    { field: 'macam', title: 'saring.macam', text: (row) => messageOf('saring.macam.', row.macam) },
    { field: 'tanggal_lahir', title: 'kolom.tanggal_lahir', kind: 'date' },
    { field: 'keadaan', title: 'kolom.status', kind: 'status' },
  ],
  filters: [
    { name: 'keyword', label: 'saring.cariEntri', kind: 'text' },
    { name: 'jenis', label: 'saring.jenis', kind: 'select', ...kinds },
    {
      name: 'keadaan',
      label: 'kolom.status',
      kind: 'select',
      codes: ['BERLAKU', 'BERAKHIR'],
      prefix: 'status.',
    },
  ],
  actions: [{ id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) }],
  detail: EntryWindow,
});
