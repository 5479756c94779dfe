import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import { type DemoAccount, demoAccounts } from '#components/workplace/gallery/demo-rows.ts';
import { usePages } from '#components/workplace/gallery/use-pages.ts';

const rows = demoAccounts(60);

const columns: readonly Column<DemoAccount>[] = [
  { field: 'nomor', title: 'rekening.nomor', kind: 'code', width: 150 },
  { field: 'nama', title: 'rekening.atasNama' },
  { field: 'tanggal', title: 'umum.dibuat', kind: 'date' },
  { field: 'status', title: 'rekening.status', kind: 'status' },
  { field: 'saldo', title: 'rekening.saldoBuku', kind: 'amount' },
];

export function Example() {
  const list = usePages(rows);
  const toast = useToast();
  return (
    <Card flush>
      <DataTable
        id="galeri-tabel"
        caption="Rekening contoh"
        columns={columns}
        list={list}
        rowKey={(row) => row.nomor}
        actions={[
          { id: '', label: 'aksi.lihat', icon: 'eye', run: (row) => toast(row.nama) },
          { id: 'setor-tunai', label: 'menu.setorTunai', icon: 'box-arrow-in-down', run: (row) => toast(row.nomor) },
          // Not in the menus of a teller, so no teller sees it.
          { id: 'hari-cabang', label: 'menu.hariCabang', icon: 'trash', run: (row) => toast(row.nomor) },
        ]}
        onOpen={(row) => toast(row.nama)}
      />
    </Card>
  );
}
