import '#lib/messages/operations.ts';
import '#lib/customers/messages/portfolio.ts';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';

interface Waiting {
  readonly id_flow: string;
  readonly flowCode: string;
  readonly user_input: string;
  readonly dibuat_pada: string;
  readonly nominal: string;
  readonly kode_valuta: string;
}

interface WaitingRowProps {
  readonly row: Waiting;
  /** A cell behind the name. */
  readonly children?: ReactNode;
}

/** Draws an item that waits: its name, its maker with the time, its amount. Who may open the desk gets there from here. */
export function WaitingRow({ row, children }: WaitingRowProps) {
  const t = useT();
  const { canOpen } = useProfile();
  const { id_flow, flowCode, user_input, dibuat_pada, nominal, kode_valuta } = row;
  return (
    <tr>
      <th scope="row">
        {messageOf('alur.', flowCode)}
        {canOpen('menunggu') ? (
          <div className="small">
            <Link href={`${menus.menunggu.route}?${new URLSearchParams({ id_flow })}`}>{t('portofolio.bukaItem')}</Link>
          </div>
        ) : null}
      </th>
      {children}
      <td>
        {user_input}
        <div className="gl">
          <Moment value={dibuat_pada} />
        </div>
      </td>
      <td className="num">
        <Amount value={nominal} zero={false} currency={kode_valuta} />
      </td>
    </tr>
  );
}
