import '#lib/deposits/messages/deposit.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { fromMinor, toMinor } from '#lib/money.ts';
import { deposit } from '#services/deposits/deposit.ts';

/**
 * Compares the deposits' uncollected money with the balances of 201006 and 201007; shares of other accounts wait in 201007 too.
 */
export function UnfetchedSum({ kodeCabang }: { readonly kodeCabang: string }) {
  const t = useT();
  const sum = useRecord(deposit.unfetchedSum, { kode_cabang: kodeCabang });
  return (
    <Card title={t('diambil.ringkasan')} flush>
      <Loaded state={sum} lines={3}>
        {({ pokok, bagi_hasil, buku_pokok, buku_bagi_hasil, kode_valuta }) => (
          <SmallTable
            label={t('diambil.ringkasan')}
            heads={[
              t('diambil.akun'),
              { num: t('diambil.dariDeposito') },
              { num: t('diambil.lainnya') },
              { num: t('diambil.bukuBesar') },
            ]}
          >
            {(
              [
                ['diambil.akun.201006', pokok, buku_pokok],
                ['diambil.akun.201007', bagi_hasil, buku_bagi_hasil],
              ] as const
            ).map(([title, ours, book]) => (
              <tr key={title}>
                <th scope="row">{t(title)}</th>
                {[ours, fromMinor(toMinor(book, kode_valuta) - toMinor(ours, kode_valuta), kode_valuta), book].map(
                  (value, at) => (
                    <td className="num" key={`${title}/${String(at)}`}>
                      <Amount value={value} currency={kode_valuta} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </SmallTable>
        )}
      </Loaded>
    </Card>
  );
}
