import '#lib/messages/homes.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { BalanceCard } from './balance-card.tsx';
import { DayCard } from './day-card.tsx';
import { Deck } from './deck.tsx';
import { WaitingCard } from './waiting-card.tsx';

const actions: readonly MenuId[] = [
  'jejak-audit',
  'paket-auditor',
  'riwayat',
  'transaksi-hari-ini',
  'jurnal',
  'lensa-wewenang',
];

/**
 * Draws the auditor's desk: the screens of the work, the balances of the bank, the days of its branches. The trail records each reading of
 * some lists, so the auditor opens those on purpose and this home reads none of them.
 */
export function AuditorHome() {
  const t = useT();
  const { canOpen } = useProfile();
  return (
    <div className="home stack">
      <Deck label={t('home.mulai')} menus={actions} />
      {canOpen('menunggu') ? <WaitingCard shown={3} /> : null}
      <div className="two-columns">
        {canOpen('neraca-saldo') ? <BalanceCard whole /> : null}
        {canOpen('hari-cabang') ? <DayCard view="board" /> : null}
      </div>
    </div>
  );
}
