import { Amount } from '#components/ui/amount.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { Chip, StatusChip } from '#components/ui/chip.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { teller } from '#services/teller.ts';

/** The tills of the branch at a glance: which are open and what they hold. */
export function TillsCard() {
  const t = useT();
  const list = useList(teller.tills);
  const open = list.rows.filter(({ status }) => status === 'BUKA').length;
  return (
    <Card
      title={t('home.teller')}
      flush
      aside={
        list.rows.length > 0 ? (
          <Chip tone="info">{t('home.tellerBuka', { buka: open, semua: list.rows.length })}</Chip>
        ) : null
      }
      foot={
        <ButtonLink small icon="people" href="/vault/tills">
          {t('home.lihatTeller')}
        </ButtonLink>
      }
    >
      {list.loading ? <Skeleton lines={3} /> : null}
      {list.error ? <ErrorState error={list.error} onRetry={list.refetch} /> : null}
      {list.loading || list.error || list.rows.length > 0 ? null : <EmptyState />}
      <ul className="plain work-list">
        {list.rows.map((till) => (
          <li key={till.id_kas} className="work-line">
            <span>
              <span className="strong">{till.kode_kas}</span>
              <small>{till.nama_user}</small>
            </span>
            <span className="line">
              <Amount value={till.saldo} currency={till.kode_valuta} />
              <StatusChip code={till.status} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
