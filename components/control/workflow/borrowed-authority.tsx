import '#lib/control/messages/desk.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useList } from '#hooks/use-list.ts';
import { useSession } from '#hooks/use-session.ts';
import { toDisplay } from '#lib/dates.ts';
import { flow } from '#services/control/flow.ts';

/** Names the lender in whose place the reader decides today; draws nothing where no authority was lent. */
export function BorrowedAuthority() {
  const t = useT();
  const { user } = useSession();
  const list = useList(flow.delegations, { filters: { status: 'AKTIF' }, sizes: [50], quiet: true });
  const lent = list.rows.filter((row) => row.ke === user?.id_user);
  if (lent.length === 0) return null;
  return (
    <Note tone="accent">
      {lent.map((row) => (
        <div key={row.id_delegasi}>{t('desk.pinjaman', { nama: row.nama_dari, sampai: toDisplay(row.sampai) })}</div>
      ))}
    </Note>
  );
}
