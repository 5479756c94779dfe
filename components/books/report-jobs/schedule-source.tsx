import type { ReactNode } from 'react';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { reportSchedule } from '#services/books/report-job.ts';

/** Reads the schedule that the address names and starts the form from it; without one the form makes a new schedule. */
export function ScheduleSource({ asked, children }: SourceProps): ReactNode {
  const nomor_jadwal = String(asked.nomor_jadwal ?? '');
  const known = nomor_jadwal !== '';
  const list = useList(reportSchedule.list, { filters: { nomor_jadwal, aktif: '' }, quiet: true, enabled: known });
  if (!known) return children({});
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={8} />;
  const [row] = list.rows;
  if (!row) return <EmptyState />;
  const {
    jatuh_berikut: _next,
    jatuh_terakhir: _last,
    siap: _made,
    gagal: _failed,
    jumlah: _all,
    id_flow,
    ...values
  } = row;
  return (
    <div className="stack">
      <PendingChange idFlow={id_flow} />
      {children({ ...values, peran: [...values.peran], alasan: '' })}
    </div>
  );
}
