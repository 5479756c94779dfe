import { useState } from 'react';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { type DemoAccount, demoAccounts } from '#components/workplace/gallery/demo-rows.ts';
import { fixedList } from '#hooks/use-list.ts';

const columns: readonly Column<DemoAccount>[] = [
  { field: 'nomor', title: 'rekening.nomor', kind: 'code' },
  { field: 'nama', title: 'rekening.atasNama' },
  { field: 'status', title: 'rekening.status', kind: 'status' },
  { field: 'saldo', title: 'rekening.saldoBuku', kind: 'amount' },
];

export function Example() {
  const [list, setList] = useState(() => fixedList<DemoAccount>([]));
  return (
    <Card
      flush
      title="100,000"
      aside={
        <Button small onClick={() => setList(fixedList(demoAccounts(100_000)))}>
          100,000 rows
        </Button>
      }
    >
      <DataTable
        id="galeri-besar"
        caption="Seratus ribu rekening"
        columns={columns}
        list={list}
        rowKey={(row) => row.nomor}
        sizes={[]}
      />
    </Card>
  );
}
