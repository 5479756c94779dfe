import { type ReactNode, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useSession } from '#hooks/use-session.ts';
import { messageOf } from '#lib/messages/id.ts';
import { type FlowItem, ItemDetail } from './item-detail.tsx';

interface WaitingItemProps {
  readonly detail: FlowItem;
  readonly actions?: ((detail: FlowItem) => ReactNode) | undefined;
}

/** Shows who ended the wait, and how: its last step. The reader's own decision is an answer, not a surprise. */
function Gone({ detail }: { readonly detail: FlowItem }) {
  const t = useT();
  const { user } = useSession();
  const step = detail.riwayat.at(-1);
  const tindakan = messageOf('flow.aksi.', step?.action_type ?? '');
  const byMaker = step?.id_user === detail.item?.user_input;
  if (step && !byMaker && step.id_user === user?.id_user) {
    return (
      <Note tone="ok" role="status" title={t('desk.olehAnda', { tindakan })}>
        <div>{t('desk.olehAndaTeks')}</div>
      </Note>
    );
  }
  return (
    <Note tone="bad" role="status" title={t('desk.tidakMenunggu')}>
      {step ? (
        <div>{byMaker ? t('desk.olehPembuat', { tindakan }) : t('desk.oleh', { tindakan, nama: step.nama_user })}</div>
      ) : null}
      <div>{t('desk.tidakMenungguTeks')}</div>
    </Note>
  );
}

/**
 * Shows an item that was chosen to be decided. It stays chosen whatever becomes of it: the screen says that it was decided or withdrawn, and
 * when it changes meanwhile nothing can be decided until the checker confirms having read it again.
 */
export function WaitingItem({ detail, actions }: WaitingItemProps) {
  const t = useT();
  const versi = detail.item?.versi ?? 0;
  const [seen, setSeen] = useState(versi);
  const waiting = detail.item?.flow_state === 'WAITING';
  const changed = waiting && versi !== seen;
  return (
    <div className="stack">
      {waiting ? null : <Gone detail={detail} />}
      {changed ? (
        <Note tone="warn" role="status" title={t('desk.isiBerubah')}>
          <div>{t('desk.isiBerubahTeks')}</div>
          <div className="line note-buttons">
            <Button small onClick={() => setSeen(versi)}>
              {t('desk.sudahDiperiksa')}
            </Button>
          </div>
        </Note>
      ) : null}
      <ItemDetail detail={detail} actions={waiting && !changed ? actions?.(detail) : undefined} />
    </div>
  );
}
