import type { ReactNode } from 'react';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { report } from '#services/books/report.ts';

/** Reads the account that the address names and starts the form from it; without one the form opens a new account. */
export function AccountSource({ asked, children }: SourceProps): ReactNode {
  const kode_gl = String(asked.kode_gl ?? '');
  const acts = ['NAMA', 'TUTUP', 'BUKA'].includes(String(asked.aksi));
  const list = useList(report.chartOfAccounts, {
    filters: { kode_gl, manual: '', keadaan: '' },
    quiet: true,
    enabled: acts,
  });
  if (!acts) return children({});
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={8} />;
  const [row] = list.rows;
  if (!row) return <EmptyState />;
  const { nama_gl, tipe, posisi, hanya_pusat, dibuka_sejak, ditutup_sejak, versi } = row;
  return (
    <div className="stack">
      <PendingChange idFlow={row.id_flow} />
      {children({
        aksi: asked.aksi,
        kode_gl,
        nama_gl,
        tipe,
        posisi,
        hanya_pusat,
        dibuka_sejak,
        ditutup_sejak,
        versi,
        alasan: '',
      })}
    </div>
  );
}
