import '#lib/control/messages/changes.ts';
import '#lib/messages/operations.ts';
import Link from 'next/link';
import { DrawnChanges } from '#components/kit/screens/drawn-changes.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useSession } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { flow } from '#services/control/flow.ts';

/**
 * Above a record of which a change waits: who wants what, and the way to the item. Nothing where none waits; for somebody who
 * may not see the item, only that one does.
 */
export function PendingChange({ idFlow }: { readonly idFlow: string }) {
  const t = useT();
  const { user } = useSession();
  const detail = useRecord(flow.byId, { id_flow: idFlow }, { enabled: idFlow !== '', topics: ['inbox'], quiet: true });
  if (idFlow === '') return null;
  const item = detail.data?.item;
  const list = item?.user_input === user?.id_user ? menus.draf : menus.menunggu;
  return (
    <Note tone="accent" role="status" title={t('perubahan.menunggu')}>
      {item ? (
        <div className="stack">
          <div>
            {messageOf('alur.', item.flowCode)} · {item.nama_user_input} · <Moment value={item.dibuat_pada} />{' '}
            <Link href={`${list.route}?${new URLSearchParams({ id_flow: idFlow })}`}>{t('perubahan.bukaItem')}</Link>
          </div>
          <DrawnChanges items={detail.data?.perubahan ?? []} />
        </div>
      ) : null}
    </Note>
  );
}
