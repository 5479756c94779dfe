import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { wic } from '#services/customers/wic.ts';
import '#lib/customers/messages/wic.ts';

// The table of its evidence comes once there is a report to show.
const Report = drawn(async () => (await import('./evidence-window.tsx')).Report, 10);

/** Reads the report that the address names, with its evidence above the form; without one the list is the way to it. */
export function ReportSource({ asked, children }: SourceProps) {
  const t = useT();
  const id = String(asked.id_laporan ?? '');
  const list = useList(wic.reports, { filters: { id_laporan: id }, sizes: [15], quiet: true, enabled: id !== '' });
  const back = (
    <ButtonLink variant="primary" href={menus['laporan-tunai'].route}>
      {t('tunai.keDaftar')}
    </ButtonLink>
  );
  if (id === '') return <EmptyState>{back}</EmptyState>;
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={10} />;
  const row = list.rows[0];
  if (!row) return <EmptyState>{back}</EmptyState>;
  return (
    <div className="stack">
      <PendingChange idFlow={row.id_flow} />
      {row.selesai === 'T' ? null : <Note tone="warn">{t('tunai.belumSelesai')}</Note>}
      {row.status === 'DILAPORKAN' ? <Note tone="info">{t('tunai.sudahDilaporkan')}</Note> : null}
      <Card title={t('tunai.laporan')}>
        <Report row={row} />
      </Card>
      {children({
        id_laporan: row.id_laporan,
        status: 'DILAPORKAN',
        nomor_laporan: row.nomor_laporan,
        alasan: '',
        jumlah: row.jumlah,
        versi: row.versi,
      })}
    </div>
  );
}
