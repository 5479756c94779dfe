import '#lib/profit-sharing/messages/profit.ts';
import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { EmptyState, Listed } from '#components/kit/ui/states.tsx';
import { monthText } from '#components/profit-sharing/month.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { profit } from '#services/profit-sharing/profit.ts';
import { HeadLink } from './head-link.tsx';

/** The months that are still worked on, of each pool. */
const ASKED = 5;

/** Shows where the profit sharing of the last months stands: proposed, final, shared. */
export function MonthCard() {
  const t = useT();
  const list = useList(profit.rates, { sizes: [ASKED] });
  return (
    <Card
      title={t('home.bulan')}
      flush
      aside={<HeadLink href={menus.hi1000.route}>{t('home.lihatMenunggu')}</HeadLink>}
    >
      <Listed list={list} lines={3} empty={<EmptyState title={t('home.bulanKosong')} icon="percent" />}>
        {(rows) => (
          <SmallTable
            label={t('home.bulan')}
            heads={[t('bagiHasil.bulan'), t('home.status'), { num: t('home.dibagikan') }]}
          >
            {rows.map(({ kunci_urut, bulan, status, dibagikan }) => (
              <tr key={kunci_urut}>
                <th scope="row">{monthText(bulan)}</th>
                <td>{messageOf('bagiHasil.status.', status)}</td>
                <td className="num">
                  <Amount value={dibagikan} zero={false} />
                </td>
              </tr>
            ))}
          </SmallTable>
        )}
      </Listed>
    </Card>
  );
}
