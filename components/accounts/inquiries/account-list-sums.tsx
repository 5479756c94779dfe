import type { FilterValues } from '#components/kit/fields/filter-def.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { savings } from '#services/accounts/savings.ts';
import '#lib/accounts/messages/maintenance.ts';
import '#lib/accounts/messages/savings.ts';

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
