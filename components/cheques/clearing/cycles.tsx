import '#lib/cheques/messages/clearing.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import type { SiklusKliring } from '#types/proto/cheques/clearing.ts';

/** Batches of the day, and what has not left: how much was presented, what is not answered, and what it brought. */
export function Cycles({ rows }: { readonly rows: readonly SiklusKliring[] }) {
  const t = useT();
  const title = t('kliring.meja.siklus');
  return (
    <Card title={title} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <p className="field-hint">{t('kliring.meja.tanpaSiklus')}</p>
      ) : (
        <SmallTable
          label={title}
          heads={[
            t('kliring.meja.batch'),
            { num: t('kliring.lembar') },
            { num: t('kliring.nominal') },
            { num: t('kliring.meja.menunggu') },
            { num: t('kliring.meja.kembali') },
            { num: t('kliring.meja.neto') },
          ]}
        >
          {rows.map((row) => (
            <tr key={row.nomor}>
              <th scope="row" className={row.nomor === '' ? undefined : 'mono'}>
                {row.nomor === '' ? t('kliring.meja.belumBerangkat') : row.nomor}
              </th>
              <td className="num">{row.lembar}</td>
              <td className="num">
                <Amount value={row.nominal} />
              </td>
              <td className="num">{row.menunggu}</td>
              <td className="num">{row.kembali}</td>
              <td className="num">
                <Amount value={row.neto} />
              </td>
            </tr>
          ))}
        </SmallTable>
      )}
    </Card>
  );
}
