import '#lib/payments/messages/settlement.ts';
import '#lib/messages/homes.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { settlement } from '#services/payments/settlement.ts';
import { WorkCard } from './work-card.tsx';

/** The latest days of all rails. */
const ASKED = 50;
const ADDRESS = menus.penyelesaian.route;

/** Lists the days and rails whose messages are not all booked or returned: what waits, was refused, or is in none of the books. */
export function DiffersCard() {
  const t = useT();
  const list = useList(settlement.reconciliation, { filters: { beda: 'T' }, sizes: [ASKED] });
  return (
    <WorkCard
      title={t('home.berbeda')}
      list={list}
      all={ADDRESS}
      none={t('home.berbedaKosong')}
      line={(row) => ({
        key: `${row.tanggal} ${row.rail}`,
        icon: 'exclamation-circle',
        late: row.hilang_banyak > 0,
        text: `${messageOf('penyelesaian.rail.', row.rail)} ${toDisplay(row.tanggal)}`,
        small: (['menunggu', 'ditolak', 'hilang'] as const)
          .filter((end) => row[`${end}_banyak`] > 0)
          .map((end) =>
            t(`home.beda.${end}`, {
              banyak: row[`${end}_banyak`],
              nominal: amountText(row[end], row.kode_valuta),
            }),
          )
          .join(' · '),
        href: ADDRESS,
      })}
    />
  );
}
