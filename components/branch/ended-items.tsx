import { DataTable } from '#components/screens/data-table.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import type { Column } from '#components/ui/column.tsx';
import { useT } from '#components/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { messageOf } from '#lib/messages/id.ts';
import { branch } from '#services/branch.ts';
import type { DiakhiriRow } from '#types/proto/branch.ts';

const columns: readonly Column<DiakhiriRow>[] = [
  { field: 'flowCode', title: 'branch.transaksi', kind: 'flow' },
  { field: 'nama_user', title: 'branch.pembuat' },
  { field: 'nominal', title: 'branch.nominal', kind: 'amount' },
  { field: 'dari', title: 'branch.semula', kind: 'status' },
  { field: 'ke', title: 'branch.menjadi', kind: 'status' },
  {
    field: 'kas_sudah_berpindah',
    title: 'branch.kasBerpindah',
    text: (row) => messageOf('bendera.', row.kas_sudah_berpindah),
  },
  { field: 'keterangan', title: 'branch.keterangan' },
];

interface EndedProps {
  readonly kodeCabang: string;
  readonly tanggal: string;
}

/** What the evening ended without anybody's decision; printed for whoever has to speak to the customers. */
export function EndedItems({ kodeCabang, tanggal }: EndedProps) {
  const t = useT();
  const list = useList(branch.ended, { filters: { kode_cabang: kodeCabang, tanggal }, sizes: [100, 50, 15] });
  if (!list.loading && !list.error && list.rows.length === 0) return null;
  return (
    <Card
      title={t('branch.diakhiri')}
      flush
      aside={
        <Button small icon="printer" onClick={() => window.print()}>
          {t('aksi.cetak')}
        </Button>
      }
    >
      <DataTable plain caption={t('branch.diakhiri')} list={list} rowKey={(row) => row.id_flow} columns={columns} />
    </Card>
  );
}
