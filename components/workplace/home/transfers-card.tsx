import '#lib/messages/homes.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { TableScroll } from '#components/kit/ui/table-scroll.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { railName, transferStages } from '#lib/payments/transfers.ts';
import { transfer } from '#services/payments/transfer.ts';
import type { RingkasanTransferRow } from '#types/proto/payments/transfer.ts';
import { HeadLink } from './head-link.tsx';
import { untilText } from './time-left.tsx';

/** Answers of other banks send no event to this screen, so the summary is read again this often. */
const EVERY_MS = 60_000;

interface CellProps {
  readonly cell: { readonly banyak: number; readonly nominal: string };
  readonly currency: string;
  readonly look?: string;
}

/** Shows how many and, where there are any, how much. */
function Cell({ cell: { banyak, nominal }, currency, look = '' }: CellProps) {
  return (
    <td className={banyak === 0 ? 'none' : look}>
      <b>{banyak}</b>
      {banyak === 0 ? null : (
        <small>
          <Amount value={nominal} currency={currency} />
        </small>
      )}
    </td>
  );
}

function Rail({ row, currency }: { readonly row: RingkasanTransferRow; readonly currency: string }) {
  const t = useT();
  const until = row.rail === '' ? '' : untilText(row);
  return (
    <tr>
      <th scope="row">
        {row.rail === '' ? t('home.jumlah') : railName(row.rail)}
        {until === '' ? null : <small>{t('home.sampaiPukul', { jam: until })}</small>}
      </th>
      {row.tahap.map((cell) => (
        <Cell key={cell.tahap} cell={cell} currency={currency} look={cell.tahap === 'DIRETUR' ? 'back' : ''} />
      ))}
      <Cell cell={row} currency={currency} look="all" />
    </tr>
  );
}

/** Shows the day's transfers to other banks by rail and stage, with counts, sums and totals both ways. */
export function TransfersCard() {
  const t = useT();
  const state = useRecord(transfer.summary, { kode_cabang: '' }, { everyMs: EVERY_MS });
  return (
    <Card
      title={t('home.transfer')}
      flush
      aside={<HeadLink href={menus['daftar-transfer'].route}>{t('home.daftarTransfer')}</HeadLink>}
    >
      <Loaded state={state} lines={5}>
        {({ jalur, kode_valuta }) => (
          <TableScroll label={t('home.transfer')}>
            <table className="table matrix">
              <caption className="visually-hidden">{t('home.transfer')}</caption>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">{t('home.jalur')}</span>
                  </th>
                  {transferStages.map((stage) => (
                    <th key={stage} scope="col" className="num">
                      {messageOf('home.tahapTransfer.', stage)}
                    </th>
                  ))}
                  <th scope="col" className="num">
                    {t('home.jumlah')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {jalur.map((row) => (
                  <Rail key={row.rail} row={row} currency={kode_valuta} />
                ))}
              </tbody>
            </table>
          </TableScroll>
        )}
      </Loaded>
    </Card>
  );
}
