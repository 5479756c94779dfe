import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { vault } from '#services/cash/vault.ts';

/** Opening, in, out and closing of the vault and each till on the accounting date. */
export function DailyBalance({ kodeCabang = '' }: { readonly kodeCabang?: string }) {
  const t = useT();
  const list = useList(vault.dailyBalance, { filters: { kode_cabang: kodeCabang } });
  return (
    <Card title={t('vault.saldoHarian')} flush>
      <DataTable
        plain
        caption={t('vault.saldoHarian')}
        list={list}
        rowKey={(row) => row.id_kas}
        columns={[
          { field: 'kode_kas', title: 'vault.kas', className: 'strong' },
          { field: 'saldo_awal', title: 'vault.saldoAwal', kind: 'amount', zero: true },
          { field: 'masuk', title: 'vault.masuk', kind: 'amount', zero: true },
          { field: 'keluar', title: 'vault.keluar', kind: 'amount', zero: true },
          { field: 'saldo_akhir', title: 'vault.saldoAkhir', kind: 'amount', zero: true },
        ]}
      />
    </Card>
  );
}
