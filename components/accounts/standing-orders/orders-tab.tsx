import '#lib/messages/tab-titles.ts';
import '#lib/accounts/messages/standing-orders.ts';
import { useState } from 'react';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { accountAsked } from '#lib/account-key.ts';
import { standing } from '#services/accounts/standing-orders.ts';
import type { PerintahRow } from '#types/proto/accounts/standing.ts';
import { sentenceOfRow } from './order-details.tsx';
import { OrderWindow } from './order-window.tsx';

/** Orders that pay from an account or to it, each in a sentence. */
export function OrdersTab({ row }: AccountTabProps) {
  const t = useT();
  const [opened, setOpened] = useState<PerintahRow | null>(null);
  const asked = accountAsked(row);
  const record = useRecord(standing.ofAccount, asked);
  return (
    <Loaded state={record} lines={6}>
      {({ perintah }) =>
        perintah.length === 0 ? (
          <EmptyState title={t('perintah.belumAda')} />
        ) : (
          <>
            <SmallTable
              label={t('tab.perintah')}
              heads={[t('perintah.nomor'), t('perintah.keadaan'), t('perintah.status'), t('aksi.lihat')]}
            >
              {perintah.map((order) => (
                <tr key={order.nomor_perintah}>
                  <th scope="row" className="mono nowrap">
                    {order.nomor_perintah}
                  </th>
                  <td>{sentenceOfRow(order)}</td>
                  <td>
                    <StatusChip code={order.status} />
                  </td>
                  <td>
                    <Button small onClick={() => setOpened(order)}>
                      {t('perintah.buka')}
                    </Button>
                  </td>
                </tr>
              ))}
            </SmallTable>
            {opened ? <OrderWindow row={opened} onClose={() => setOpened(null)} /> : null}
          </>
        )
      }
    </Loaded>
  );
}
