import { useState } from 'react';
import { Amount } from '#components/ui/amount.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { ListTable } from '#components/ui/list-table.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Moment } from '#components/ui/moment.tsx';
import { useList } from '#hooks/use-list.ts';
import { vault } from '#services/vault.ts';
import type { SerahTerimaRow } from '#types/proto/teller.ts';
import { ReceiveCash } from './receive-cash.tsx';

/** Cash on its way: what comes to the vault is counted here, what goes to a till can still be taken back. */
export function Handovers() {
  const t = useT();
  const list = useList(vault.handovers, { filters: { status: 'DIKIRIM' } });
  const [receiving, setReceiving] = useState<SerahTerimaRow | null>(null);
  const toVault = (row: SerahTerimaRow) => row.arah === 'KE_KHASANAH';
  return (
    <Card title={t('vault.serahTerima')} flush>
      <ListTable
        caption={t('vault.serahTerima')}
        list={list}
        rowKey={(row) => row.id_serah_terima}
        empty={t('vault.serahTerimaKosong')}
        columns={[
          { title: t('vault.waktu'), render: (row) => <Moment value={row.dikirim_pada} timeOnly /> },
          {
            title: t('vault.kas'),
            render: (row) =>
              toVault(row)
                ? t('vault.arahKeKhasanah', { kas: row.kode_kas_asal })
                : t('vault.arahKeTeller', { kas: row.kode_kas_tujuan }),
          },
          { title: t('vault.petugas'), render: (row) => row.user_pengirim },
          { title: t('vault.referensi'), render: (row) => <code>{row.nomor_referensi}</code> },
          { title: t('isian.jumlah'), num: true, render: (row) => <Amount value={row.nominal} /> },
          {
            title: t('vault.status'),
            num: true,
            render: (row) =>
              toVault(row) ? (
                <Button small variant="accent" onClick={() => setReceiving(row)}>
                  {t('vault.terima')}
                </Button>
              ) : (
                <ButtonLink small href={`/teller/reversal?nomor_referensi=${row.nomor_referensi}`}>
                  {t('vault.batalkan')}
                </ButtonLink>
              ),
          },
        ]}
      />
      {receiving ? <ReceiveCash handover={receiving} onClose={() => setReceiving(null)} /> : null}
    </Card>
  );
}
