import '#lib/deposits/messages/deposit.ts';
import '#lib/accounts/messages/savings.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { deposit } from '#services/deposits/deposit.ts';

/** Blank certificates by who holds them. */
export function BilyetCount({ kodeCabang }: { readonly kodeCabang: string }) {
  const t = useT();
  const count = useRecord(deposit.count, { kode_cabang: kodeCabang });
  return (
    <Card title={t('deposito.pemegang')} flush>
      <Loaded state={count} lines={3}>
        {({ data }) => (
          <SmallTable
            label={t('deposito.pemegang')}
            heads={[t('rekening.cabang'), t('deposito.pemegang'), t('deposito.rentang'), { num: t('deposito.jumlah') }]}
          >
            {data
              .filter(({ jumlah }) => jumlah > 0)
              .map((row) => (
                <tr key={`${row.kode_cabang}/${row.pemegang}`}>
                  <td>{row.kode_cabang}</td>
                  <td>{row.nama_pemegang || t('deposito.diStok')}</td>
                  <td className="code">{`${row.nomor_awal} – ${row.nomor_akhir}`}</td>
                  <td className="num">{row.jumlah}</td>
                </tr>
              ))}
          </SmallTable>
        )}
      </Loaded>
    </Card>
  );
}
