import '#lib/accounts/messages/item-words.ts';
import '#lib/messages/tab-titles.ts';
import '#lib/accounts/messages/cards.ts';
import type { ReactNode } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import type { KartuSingkat } from '#types/proto/accounts/card.ts';
import { CardState, goodUntil, lastDigits } from './card-details.tsx';

interface CardsBriefProps {
  readonly rows: readonly KartuSingkat[];
  /** Names the account of a card, where the cards belong to several. */
  readonly accountOf?: (row: KartuSingkat) => ReactNode;
}

/** Live cards, a line each. */
export function CardsBrief({ rows, accountOf }: CardsBriefProps) {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <SmallTable
      label={t('tab.kartu')}
      heads={[
        t('kartu.nomor'),
        ...(accountOf ? [t('kartu.rekening')] : []),
        t('kartu.produk'),
        t('kartu.status'),
        t('kartu.berlakuSampai'),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id_kartu}>
          <th scope="row" className="mono nowrap">
            {lastDigits(row)}
          </th>
          {accountOf ? <td className="mono">{accountOf(row)}</td> : null}
          <td>{row.nama_produk_kartu}</td>
          <td>
            <CardState {...row} />
          </td>
          <td>{goodUntil(row)}</td>
        </tr>
      ))}
    </SmallTable>
  );
}
