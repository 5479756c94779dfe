import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { type DemoAccount, demoAccounts } from '#components/workplace/gallery/demo-rows.ts';
import { fixedList } from '#hooks/use-list.ts';
import { ApiError } from '#services/api-error.ts';

const columns: readonly Column<DemoAccount>[] = [
  { field: 'nomor', title: 'rekening.nomor', kind: 'code' },
  { field: 'nama', title: 'rekening.atasNama' },
  { field: 'saldo', title: 'rekening.saldoBuku', kind: 'amount' },
];
const rowKey = (row: DemoAccount) => row.nomor;
const empty = fixedList<DemoAccount>([]);
const refused = new ApiError({ respCode: '91', message: 'Server tidak terjangkau', status: 503 });

export function Example() {
  return (
    <>
      <Card flush title="empty">
        <DataTable caption="Kosong" columns={columns} list={empty} rowKey={rowKey} />
      </Card>
      <Card flush title="loading">
        <DataTable caption="Memuat" columns={columns} list={{ ...empty, loading: true }} rowKey={rowKey} />
      </Card>
      <Card flush title="error">
        <DataTable caption="Gagal" columns={columns} list={{ ...empty, error: refused }} rowKey={rowKey} />
      </Card>
      <Card flush title="plain, actions at the left">
        <DataTable
          caption="Ringkas"
          columns={columns}
          list={fixedList(demoAccounts(3))}
          rowKey={rowKey}
          actionSide="left"
          actions={[{ id: '', label: 'aksi.lihat', icon: 'eye', run: () => undefined }]}
          sizes={[]}
        />
      </Card>
    </>
  );
}
