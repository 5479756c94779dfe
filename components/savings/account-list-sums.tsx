import type { FilterValues } from '#components/fields/filter-def.ts';
import { Amount } from '#components/ui/amount.tsx';
import { Card } from '#components/ui/card.tsx';
import { useT } from '#components/ui/messages.tsx';
import { SmallTable } from '#components/ui/small-table.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { savings } from '#services/savings.ts';
import '#lib/messages/account-lists.ts';
import '#lib/messages/savings.ts';

/** Sums the whole list, by currency: the accounts and their balances, not of the page but of all that match the filters. */
export function AccountListSums({ asked }: { readonly asked: FilterValues }) {
  const t = useT();
  const sums = useRecord(savings.listedSums, asked);
  return (
    <Card title={t('daftarRek.jumlah')} flush>
      <Loaded state={sums} lines={2}>
        {({ per_valuta }) => (
          <SmallTable
            label={t('daftarRek.jumlah')}
            heads={[
              t('rekening.valuta'),
              { num: t('daftarRek.rekening') },
              { num: t('rekening.saldoBuku') },
              { num: t('tabungan.saldoDitahan') },
              { num: t('rekening.saldoTersedia') },
            ]}
          >
            {per_valuta.map((row) => (
              <tr key={row.kode_valuta}>
                <th scope="row">{row.kode_valuta}</th>
                <td className="num">{row.jumlah_rekening.toLocaleString('en-US')}</td>
                <td className="num">
                  <Amount value={row.saldo_buku} currency={row.kode_valuta} zero />
                </td>
                <td className="num">
                  <Amount value={row.saldo_ditahan} currency={row.kode_valuta} zero />
                </td>
                <td className="num">
                  <Amount value={row.saldo_tersedia} currency={row.kode_valuta} zero />
                </td>
              </tr>
            ))}
          </SmallTable>
        )}
      </Loaded>
    </Card>
  );
}
