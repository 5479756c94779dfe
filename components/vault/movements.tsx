import { Amount } from '#components/ui/amount.tsx';
import { Card } from '#components/ui/card.tsx';
import { ListTable } from '#components/ui/list-table.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Moment } from '#components/ui/moment.tsx';
import { useList } from '#hooks/use-list.ts';
import { messageOf } from '#lib/messages/id.ts';
import { vault } from '#services/vault.ts';

/** Cash in and out of one till, or of the branch's vault when `idKas` is empty, with the balance after each. */
export function Movements({ idKas }: { readonly idKas: string }) {
  const t = useT();
  const list = useList(vault.movements, { filters: { id_kas: idKas } });
  return (
    <Card title={t('vault.mutasi')} flush>
      <ListTable
        caption={t('vault.mutasi')}
        list={list}
        rowKey={(row) => row.id_mutasi}
        empty={t('vault.mutasiKosong')}
        columns={[
          { title: t('vault.waktu'), render: (row) => <Moment value={row.waktu} timeOnly /> },
          {
            title: t('vault.transaksi'),
            render: (row) => (
              <>
                {messageOf('alur.', row.flowCode)}
                {row.keterangan ? <div className="muted small">{row.keterangan}</div> : null}
              </>
            ),
          },
          { title: t('vault.referensi'), render: (row) => <code>{row.nomor_referensi}</code> },
          { title: t('vault.petugas'), render: (row) => row.user_input },
          { title: t('vault.masuk'), num: true, render: (row) => <Amount value={row.masuk} zero={false} /> },
          { title: t('vault.keluar'), num: true, render: (row) => <Amount value={row.keluar} zero={false} /> },
          { title: t('vault.saldo'), num: true, render: (row) => <Amount value={row.saldo} /> },
        ]}
      />
    </Card>
  );
}
