import '#lib/messages/operations.ts';
import '#lib/customers/messages/portfolio.ts';
import Link from 'next/link';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';

interface Waiting {
  readonly id_flow: string;
  readonly flowCode: string;
}

/** Names an item that waits; who may open the desk gets there from here. */
export function WaitingName({ id_flow, flowCode }: Waiting) {
  const t = useT();
  const { canOpen } = useProfile();
  return (
    <>
      {messageOf('alur.', flowCode)}
      {canOpen('menunggu') ? (
        <div className="small">
          <Link href={`${menus.menunggu.route}?${new URLSearchParams({ id_flow })}`}>{t('portofolio.bukaItem')}</Link>
        </div>
      ) : null}
    </>
  );
}
