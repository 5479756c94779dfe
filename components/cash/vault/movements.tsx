import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { messageOf } from '#lib/messages/id.ts';
import { vault } from '#services/cash/vault.ts';

/** Cash in and out of one till, or of the branch's vault when `idKas` is empty, with the balance after each. */
export function Movements({ idKas }: { readonly idKas: string }) {
  const t = useT();
  const list = useList(vault.movements, { filters: { id_kas: idKas } });
  return (
    <Card title={t('vault.mutasi')} flush>
      <DataTable
        plain
        caption={t('vault.mutasi')}
        list={list}
        rowKey={(row) => row.id_mutasi}
        empty={t('vault.mutasiKosong')}
        columns={[
          { field: 'waktu', title: 'vault.waktu', kind: 'time' },
          {
            field: 'flowCode',
            title: 'vault.transaksi',
            style: { minWidth: 150 },
            render: (row) => (
              <>
                {messageOf('alur.', row.flowCode)}
                {row.keterangan ? <div className="muted small">{row.keterangan}</div> : null}
              </>
            ),
          },
          { field: 'nomor_referensi', title: 'vault.referensi', kind: 'code' },
          { field: 'user_input', title: 'vault.petugas' },
          { field: 'masuk', title: 'vault.masuk', kind: 'amount' },
          { field: 'keluar', title: 'vault.keluar', kind: 'amount' },
          { field: 'saldo', title: 'vault.saldo', kind: 'amount', zero: true },
        ]}
      />
    </Card>
  );
}
