import '#lib/accounts/messages/cards.ts';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { isMasked } from '#lib/masking.ts';
import { card } from '#services/accounts/card.ts';
import { CardDetails } from './card-details.tsx';

/** The cards of an account, and the ways to ask for one and to block one. */
export function CardsTab({ row }: AccountTabProps) {
  const t = useT();
  const { canOpen, readsOnly } = useProfile();
  const list = useList(card.cards, { filters: { pegangan: row.pegangan }, quiet: true });
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={4} />;
  const request = `${menus['minta-kartu'].route}?${new URLSearchParams({ nomor_rekening: row.nomor_rekening })}`;
  return (
    <div className="stack">
      {canOpen('minta-kartu') && row.status_rekening === 'AKTIF' && !isMasked(row.nomor_rekening) ? (
        <div className="line">
          <ButtonLink small icon="plus-lg" href={request}>
            {t('kartu.minta')}
          </ButtonLink>
        </div>
      ) : null}
      {list.rows.length === 0 ? <EmptyState title={t('kartu.tanpaKartu')} icon="inbox" /> : null}
      {list.rows.map((each) => (
        <div key={each.id_kartu} className="stack">
          <CardDetails row={each} />
          {(each.status === 'AKTIF' || each.status === 'TERBIT') && canOpen('kartu-atm') && !readsOnly ? (
            <div className="line">
              <ButtonLink small icon="lock" href={`/card/block?id_kartu=${each.id_kartu}`}>
                {t('kartu.blokir')}
              </ButtonLink>
            </div>
          ) : null}
        </div>
      ))}
    </div>
  );
}
