import '#lib/cash/messages/currency.ts';
import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { EmptyState, Listed } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { groupedRate, parseRate } from '#lib/profit-sharing/rate.ts';
import { currency } from '#services/cash/currency.ts';
import { HeadLink } from './head-link.tsx';

/** More currencies than a counter deals in. */
const ASKED = 10;
const ADDRESS = menus.kurs.route;

const shown = (rate: string): string => groupedRate(parseRate(rate));

/** Lists the rates for notes that were set last, with their day. */
export function RatesCard() {
  const t = useT();
  const list = useList(currency.rates, { sizes: [ASKED] });
  const day = list.rows[0]?.tanggal ?? '';
  return (
    <Card
      title={t('home.kurs')}
      flush
      aside={
        <>
          {day === '' ? null : <span className="muted small">{toDisplay(day)}</span>}
          <HeadLink href={ADDRESS}>{t('home.lihatMenunggu')}</HeadLink>
        </>
      }
    >
      <Listed list={list} lines={3} empty={<EmptyState title={t('home.kursKosong')} icon="cash-coin" />}>
        {(rows) => (
          <SmallTable
            label={t('home.kurs')}
            heads={[t('home.valuta'), { num: t('home.bankBeli') }, { num: t('home.bankJual') }]}
          >
            {rows
              .filter(({ tanggal }) => tanggal === day)
              .map(({ kode_valuta, beli, jual }) => (
                <tr key={kode_valuta}>
                  <th scope="row">{kode_valuta}</th>
                  <td className="num">{shown(beli)}</td>
                  <td className="num">{shown(jual)}</td>
                </tr>
              ))}
          </SmallTable>
        )}
      </Listed>
    </Card>
  );
}
