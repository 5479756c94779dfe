import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { layoutNames } from '#lib/books/chart.ts';
import { finance } from '#services/books/finance.ts';

/** Starts the form from the layout that the address names, else from the one in force; a new one begins on the bank's day until another is chosen. */
export function LayoutSource({ asked, children }: SourceProps): ReactNode {
  const { sejak } = useRouter().query;
  const laporan = layoutNames.find((name) => name === asked.laporan) ?? 'NERACA';
  const list = useList(finance.layouts, { filters: { laporan }, sizes: [100], quiet: true });
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={10} />;
  const row = list.rows.find((each) => (sejak ? each.berlaku_sejak === sejak : each.keadaan === 'BERLAKU'));
  if (!row) return <EmptyState />;
  const aksi = asked.aksi === 'UBAH' || asked.aksi === 'HAPUS' ? asked.aksi : 'BUAT';
  const when =
    aksi === 'BUAT'
      ? { berlaku_sejak: row.hari_bank, versi: 0 }
      : { berlaku_sejak: row.berlaku_sejak, versi: row.versi };
  return (
    <div className="stack">
      <PendingChange idFlow={row.id_flow} />
      {children({ aksi, laporan, baris: row.baris, ...when, alasan: '' })}
    </div>
  );
}
