import '#lib/messages/homes.ts';
import { useProfile } from '#hooks/use-session.ts';
import { BalanceCard } from './balance-card.tsx';
import { DayCard } from './day-card.tsx';
import { DiffersCard } from './differs-card.tsx';
import { DuesCard } from './dues-card.tsx';
import { LettersCard } from './letters-card.tsx';
import { MonthCard } from './month-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Draws head office's books: what waits, whether they balance, the steps of the month, what differs from other banks. */
export function FinanceHome() {
  const { canOpen, data } = useProfile();
  const branch = data?.kode_cabang ?? '';
  return (
    <div className="home two-columns">
      <div className="stack">
        {canOpen('menunggu') ? <WaitingCard /> : null}
        <BalanceCard whole />
        {canOpen('penyelesaian') ? <DiffersCard /> : null}
      </div>
      <div className="stack">
        <MonthCard />
        {canOpen('hari-cabang') ? <DayCard view="board" /> : null}
        {canOpen('draf') ? <QueueCard /> : null}
        {canOpen('jatuh-berkala') && canOpen('transaksi-umum-multi') ? <DuesCard branch={branch} /> : null}
        {canOpen('surat-nasabah') ? <LettersCard branch={branch} /> : null}
      </div>
    </div>
  );
}
