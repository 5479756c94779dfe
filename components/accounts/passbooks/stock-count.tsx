import '#lib/accounts/messages/passbook.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { BlankCount } from '#components/kit/ui/blank-count.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { passbook } from '#services/accounts/passbook.ts';

/** Blank books by who holds them, and that the off-balance books say the same. */
export function StockCount({ kodeCabang }: { readonly kodeCabang: string }) {
  const t = useT();
  const count = useRecord(passbook.count, { kode_cabang: kodeCabang });
  return (
    <Card title={t('buku.pemegang')} flush>
      <Loaded state={count} lines={3}>
        {({ data, saldo_buku_besar }) => (
          <BlankCount
            label={t('buku.pemegang')}
            heads={{
              branch: t('rekening.cabang'),
              holder: t('buku.dipegang'),
              range: t('buku.nomorRentang'),
              count: t('buku.jumlah'),
            }}
            rows={data}
            stock={t('buku.diStok')}
            total={
              <tr>
                <td colSpan={3}>
                  {t('buku.bukuBesar')} <Amount value={saldo_buku_besar} />
                </td>
                <td className="num strong">{data.reduce((sum, { jumlah }) => sum + jumlah, 0)}</td>
              </tr>
            }
          />
        )}
      </Loaded>
    </Card>
  );
}
