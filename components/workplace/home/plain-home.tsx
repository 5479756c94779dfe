import { useProfile } from '#hooks/use-session.ts';
import { DayCard } from './day-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Draws what every desk has: what waits, the reader's own items, the branch's day. */
export function PlainHome() {
  const { canOpen } = useProfile();
  return (
    <div className="home two-columns">
      <div className="stack">
        {canOpen('menunggu') ? <WaitingCard /> : null}
        {canOpen('draf') ? <QueueCard /> : null}
      </div>
      <DayCard view="date" />
    </div>
  );
}
