import { useProfile } from '#hooks/use-session.ts';
import { BalanceCard } from './balance-card.tsx';
import { BranchDayCard } from './branch-day-card.tsx';
import { FiguresCard, OnDutyCard } from './figures-card.tsx';
import { LettersCard } from './letters-card.tsx';
import { ReviewsCard } from './reviews-card.tsx';
import { TillsCard } from './tills-card.tsx';
import { VaultCard } from './vault-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Draws a branch for who leads it: its day and what blocks it, its cash, what waits, figures against the day before, staff. */
export function ManagerHome() {
  const { canOpen, data } = useProfile();
  return (
    <div className="home two-columns">
      <div className="stack">
        <BranchDayCard />
        {canOpen('daftar-teller') ? <TillsCard /> : null}
        <VaultCard />
        <WaitingCard shown={3} />
      </div>
      <div className="stack">
        <FiguresCard />
        {canOpen('tinjauan-resiko') ? <ReviewsCard /> : null}
        {canOpen('surat-nasabah') ? <LettersCard branch={data?.kode_cabang ?? ''} /> : null}
        <OnDutyCard />
        {canOpen('neraca-saldo') ? <BalanceCard whole={false} /> : null}
      </div>
    </div>
  );
}
