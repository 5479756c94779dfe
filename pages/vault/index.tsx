import { useState } from 'react';
import { Amount } from '#components/ui/amount.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { Facts } from '#components/ui/facts.tsx';
import { useT } from '#components/ui/messages.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/ui/states.tsx';
import { DailyBalance } from '#components/vault/daily-balance.tsx';
import { Handovers } from '#components/vault/handovers.tsx';
import { Movements } from '#components/vault/movements.tsx';
import { SendToTill } from '#components/vault/send-to-till.tsx';
import { StockTable } from '#components/vault/stock-table.tsx';
import { useList } from '#hooks/use-list.ts';
import { vault } from '#services/vault.ts';

/** The branch's vault: what it holds, what is on its way, and handing cash to the tills. */
export default function VaultPage() {
  const t = useT();
  const [sending, setSending] = useState(false);
  const list = useList(vault.vaults);
  const held = list.rows[0];
  return (
    <>
      <PageHeader menu="khasanah">
        {held ? (
          <div className="line">
            <ButtonLink icon="check2-circle" href="/vault/count">
              {t('vault.hitungKhasanah')}
            </ButtonLink>
            <Button variant="primary" icon="send" onClick={() => setSending(true)}>
              {t('vault.serahTeller')}
            </Button>
          </div>
        ) : null}
      </PageHeader>
      {list.loading ? <Skeleton lines={8} /> : null}
      {list.error ? <ErrorState error={list.error} onRetry={list.refetch} /> : null}
      {list.loading || list.error || held ? null : <EmptyState title={t('vault.kosongKhasanah')} icon="safe2" />}
      {held ? (
        <div className="stack">
          <div className="two-columns">
            <div className="stack">
              <Card title={`${held.kode_kas} · ${held.nama_cabang}`}>
                <span className="muted small">{t('home.saldoKhasanah')}</span>
                <strong className="big-figure">
                  <Amount value={held.saldo} />
                </strong>
                <Facts
                  rows
                  items={[{ label: t('vault.dalamPerjalanan'), value: <Amount value={held.dalam_perjalanan} /> }]}
                />
              </Card>
              <Handovers />
            </div>
            <Card title={t('vault.stok')} flush>
              <StockTable pecahan={held.pecahan} />
            </Card>
          </div>
          <DailyBalance />
          <Movements idKas="" />
          {sending ? <SendToTill stock={held.pecahan} onClose={() => setSending(false)} /> : null}
        </div>
      ) : null}
    </>
  );
}
