import '#lib/cash/messages/teller.ts';
import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { useState } from 'react';
import { TransactionDetail } from '#components/cash/counter/transaction-detail.tsx';
import { Amount, amountText } from '#components/kit/ui/amount.tsx';
import { IconButton } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { minuteText } from '#components/kit/ui/moment.tsx';
import { Awaited } from '#components/kit/ui/skeleton.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { EmptyState, Listed } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { teller } from '#services/cash/teller.ts';
import { HeadLink } from './head-link.tsx';

const SHOWN = 5;
const ADDRESS = menus['transaksi-hari-ini'].route;

/** Lists the reader's last transactions of the day, each with a reprint of its slip; `hidden` draws no card while there are none. */
export function LastCard({ hidden = false }: { readonly hidden?: boolean }) {
  const t = useT();
  const { canOpen, data } = useProfile();
  const user = data?.id_user ?? '';
  const list = useList(teller.today, { filters: { user_input: user }, sizes: [SHOWN] });
  const [printed, setPrinted] = useState('');
  const row = list.rows.find(({ nomor_referensi }) => nomor_referensi === printed);
  if (hidden && list.rows.length === 0 && !list.error) return list.loading ? <Awaited /> : null;
  return (
    <Card
      title={t('home.terakhir')}
      flush
      aside={
        <HeadLink href={`${ADDRESS}?${new URLSearchParams({ user_input: user })}`}>{t('home.semuaHariIni')}</HeadLink>
      }
    >
      <Listed list={list} lines={5} empty={<EmptyState title={t('home.terakhirKosong')} icon="receipt" />}>
        {(rows) => (
          <SmallTable
            label={t('home.terakhir')}
            heads={[
              t('transaksi.waktu'),
              t('transaksi.jenis'),
              t('home.nasabah'),
              t('transaksi.rekening'),
              { num: t('transaksi.nominal') },
              t('home.slip'),
            ]}
          >
            {rows.map((each) => {
              const kind = messageOf('alur.', each.flowCode);
              const amount = /[1-9]/.test(each.nominal) ? amountText(each.nominal, each.kode_valuta) : '';
              return (
                <tr key={each.nomor_referensi}>
                  <td className="muted">{minuteText(each.waktu)}</td>
                  <td className="nowrap">{kind}</td>
                  <td className="cut" title={each.nama_nasabah}>
                    {each.nama_nasabah}
                  </td>
                  <td className="muted small">{each.nomor_rekening}</td>
                  <td className="num">
                    <Amount value={each.nominal} zero={false} currency={each.kode_valuta} />
                  </td>
                  <td>
                    {canOpen('slip-cetak-ulang') ? (
                      <IconButton
                        icon="printer"
                        label={t('home.cetakUlang', {
                          apa: [kind, amount, each.nama_nasabah].filter(Boolean).join(' '),
                        })}
                        onClick={() => setPrinted(each.nomor_referensi)}
                      />
                    ) : null}
                  </td>
                </tr>
              );
            })}
          </SmallTable>
        )}
      </Listed>
      {row ? <TransactionDetail row={row} mode="cetak" onClose={() => setPrinted('')} /> : null}
    </Card>
  );
}
