import { Amount } from '#components/ui/amount.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { Facts } from '#components/ui/facts.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Note } from '#components/ui/note.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { vault } from '#services/vault.ts';

/** The head teller's vault: balance, what is on its way, and what waits for her count. */
export function VaultCard() {
  const t = useT();
  const vaults = useList(vault.vaults);
  const handovers = useList(vault.handovers, { filters: { status: 'DIKIRIM' } });
  const held = vaults.rows[0];
  const toCount = handovers.rows.filter(({ arah }) => arah === 'KE_KHASANAH').length;
  return (
    <Card title={t('home.khasanah')}>
      {vaults.loading ? <Skeleton lines={4} /> : null}
      {vaults.error ? <ErrorState error={vaults.error} onRetry={vaults.refetch} /> : null}
      {vaults.loading || vaults.error || held ? null : <EmptyState title={t('vault.kosongKhasanah')} icon="safe2" />}
      {held ? (
        <div className="stack">
          <div>
            <span className="muted small">{`${t('home.saldoKhasanah')} ${held.nama_cabang}`}</span>
            <strong className="big-figure">
              <Amount value={held.saldo} currency={held.kode_valuta} />
            </strong>
          </div>
          <Facts items={[{ label: t('home.dalamPerjalanan'), value: <Amount value={held.dalam_perjalanan} /> }]} />
          {toCount > 0 ? <Note tone="accent">{t('home.perluDihitung', { jumlah: toCount })}</Note> : null}
          <div className="line">
            <ButtonLink variant={toCount > 0 ? 'primary' : 'plain'} icon="safe2" href="/vault">
              {t('home.lihatKhasanah')}
            </ButtonLink>
          </div>
        </div>
      ) : null}
    </Card>
  );
}
