import { Changes } from '#components/kit/screens/changes.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { said } from '#lib/messages/item-sentence.ts';
import { audit } from '#services/control/audit.ts';
import type { RiwayatObjekRow } from '#types/proto/control/audit.ts';
import { actName } from './act-name.ts';

function HistoryEntry({ row }: { readonly row: RiwayatObjekRow }) {
  const t = useT();
  const people = [
    row.pembuat ? t('riwayat.diminta', { user: row.pembuat }) : '',
    row.otorisasi ? t('riwayat.disetujui', { user: row.otorisasi }) : '',
  ].filter(Boolean);
  return (
    <li className="history-entry">
      <div className="spread">
        <strong>{actName(row.aksi)}</strong>
        {row.hasil === '00' ? null : <Chip tone="bad">{t('riwayat.ditolak', { kode: row.hasil })}</Chip>}
      </div>
      {row.kalimat ? <p>{said(row.kalimat)}</p> : null}
      <p className="muted small">
        <Moment value={row.waktu} /> · {row.id_user}
        {people.length > 0 ? ` · ${people.join(' · ')}` : ''}
      </p>
      {row.perubahan.length > 0 ? <Changes items={row.perubahan} /> : null}
    </li>
  );
}

/**
 * Lists every act on one record with its time, people and values before and after. `objek` is a reference number, the handle of an account, or
 * USER:, ROLE:, MENU:, DELEGASI: and the id; only whoever may open the record is answered.
 */
export function HistoryEntries({ objek }: { readonly objek: string }) {
  const t = useT();
  const list = useList(audit.history, { filters: { objek }, sizes: [15], quiet: true });
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={6} />;
  if (list.rows.length === 0) return <EmptyState title={t('riwayat.kosong')} icon="clock-history" />;
  return (
    <div className="stack">
      <ol className="plain stack">
        {list.rows.map((row) => (
          <HistoryEntry key={row.id_audit} row={row} />
        ))}
      </ol>
      {list.canPrevious || list.canNext ? (
        <div className="line">
          <Button small disabled={!list.canPrevious} onClick={list.previous}>
            {t('riwayat.lebihBaru')}
          </Button>
          <Button small disabled={!list.canNext} onClick={list.next}>
            {t('riwayat.lebihLama')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
