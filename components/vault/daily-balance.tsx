import { Amount } from '#components/ui/amount.tsx';
import { Card } from '#components/ui/card.tsx';
import { ListTable } from '#components/ui/list-table.tsx';
import { useT } from '#components/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { vault } from '#services/vault.ts';

/** Opening, in, out and closing of the vault and each till on the accounting date. */
export function DailyBalance({ kodeCabang = '' }: { readonly kodeCabang?: string }) {
  const t = useT();
  const list = useList(vault.dailyBalance, { filters: { kode_cabang: kodeCabang } });
  return (
    <Card title={t('vault.saldoHarian')} flush>
      <ListTable
        caption={t('vault.saldoHarian')}
        list={list}
        rowKey={(row) => row.id_kas}
        columns={[
          { title: t('vault.kas'), render: (row) => <span className="strong">{row.kode_kas}</span> },
          { title: t('vault.saldoAwal'), num: true, render: (row) => <Amount value={row.saldo_awal} /> },
          { title: t('vault.masuk'), num: true, render: (row) => <Amount value={row.masuk} /> },
          { title: t('vault.keluar'), num: true, render: (row) => <Amount value={row.keluar} /> },
          { title: t('vault.saldoAkhir'), num: true, render: (row) => <Amount value={row.saldo_akhir} /> },
        ]}
      />
    </Card>
  );
}
