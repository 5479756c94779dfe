import '#lib/messages/home.ts';
import { useState } from 'react';
import { CurrencySwitch } from '#components/cash/vault/currency-switch.tsx';
import { DailyBalance } from '#components/cash/vault/daily-balance.tsx';
import { Handovers } from '#components/cash/vault/handovers.tsx';
import { Movements } from '#components/cash/vault/movements.tsx';
import { SendToTill } from '#components/cash/vault/send-to-till.tsx';
import { ShipmentsDue } from '#components/cash/vault/shipments-due.tsx';
import { StockTable } from '#components/kit/denominations/stock-table.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button, ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { vault } from '#services/cash/vault.ts';

/** The branch's vault shows its cash and the cash on its way, and hands cash to the tills. */
export default function VaultPage() {
  const t = useT();
  const [sending, setSending] = useState(false);
  const list = useList(vault.vaults);
  const [valuta, setValuta] = useState('');
  const [first] = list.rows;
  const vaults = list.rows.filter(({ kode_cabang }) => kode_cabang === first?.kode_cabang);
  const held = vaults.find(({ kode_valuta }) => kode_valuta === valuta) ?? first;
  return (
    <>
      <PageHeader menu="khasanah">
        {held ? (
          <div className="line">
            <CurrencySwitch
              codes={vaults.map(({ kode_valuta }) => kode_valuta)}
              value={held.kode_valuta}
              onChange={setValuta}
            />
            <ButtonLink
              icon="check2-circle"
              href={`/vault/count?${new URLSearchParams({ kode_valuta: held.kode_valuta })}`}
            >
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
                  <Amount value={held.saldo} currency={held.kode_valuta} />
                </strong>
                <DescriptionList
                  rows
                  items={[
                    {
                      label: t('vault.dalamPerjalanan'),
                      value: <Amount value={held.dalam_perjalanan} currency={held.kode_valuta} />,
                    },
                  ]}
                />
              </Card>
              <Handovers />
              <ShipmentsDue kodeCabang={held.kode_cabang} />
            </div>
            <Card title={t('vault.stok')} flush>
              <StockTable pecahan={held.pecahan} currency={held.kode_valuta} />
            </Card>
          </div>
          <DailyBalance />
          <Movements idKas={held.id_kas} />
          {sending ? (
            <SendToTill stock={held.pecahan} kodeValuta={held.kode_valuta} onClose={() => setSending(false)} />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
