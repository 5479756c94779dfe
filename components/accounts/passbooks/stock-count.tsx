import '#lib/accounts/messages/passbook.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
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
        {({ data, saldo_buku_besar }) => {
          const held = data.filter(({ jumlah }) => jumlah > 0);
          const total = held.reduce((sum, { jumlah }) => sum + jumlah, 0);
          return (
            <SmallTable
              label={t('buku.pemegang')}
              heads={[t('rekening.cabang'), t('buku.dipegang'), t('buku.nomorRentang'), { num: t('buku.jumlah') }]}
            >
              {held.map((row) => (
                <tr key={`${row.kode_cabang}/${row.pemegang}`}>
                  <td>{row.kode_cabang}</td>
                  <td>{row.nama_pemegang || t('buku.diStok')}</td>
                  <td className="code">{`${row.nomor_awal} – ${row.nomor_akhir}`}</td>
                  <td className="num">{row.jumlah}</td>
                </tr>
              ))}
              <tr>
                <td colSpan={3}>
                  {t('buku.bukuBesar')} <Amount value={saldo_buku_besar} />
                </td>
                <td className="num strong">{total}</td>
              </tr>
            </SmallTable>
          );
        }}
      </Loaded>
    </Card>
  );
}
