import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { teller } from '#services/cash/teller.ts';
import { DeadlinesCard } from './deadlines-card.tsx';
import { Deck } from './deck.tsx';
import { LastCard } from './last-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { RatesCard } from './rates-card.tsx';
import { NoTillCard, TillCard } from './till-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

const actions: readonly MenuId[] = [
  'setor-tunai',
  'tarik-tunai',
  'pemindahbukuan',
  'bi-fast',
  'tukar-uang',
  'setor-deposito',
  'cetak-buku',
  'permintaan-saldo',
];
/** These take or give cash, so they wait for the till. */
const inCash: readonly MenuId[] = ['setor-tunai', 'tarik-tunai', 'tukar-uang', 'setor-deposito'];

/** The count that opens the till; a teller whose till is open does not load it. */
const ClosedTill = drawn(async () => (await import('#components/cash/vault/closed-till.tsx')).ClosedTill, 12);

const LastDayCard = drawn(async () => (await import('./last-day-card.tsx')).LastDayCard, 3);

/** No event announces cash that was sent; the screen reads this often. */
const HANDOVER_CHECK_MS = 15_000;

/** Draws the counter: the count that opens the till while it is shut, what the desk does most, its last transactions and items, its till and the clock. */
export function TellerHome() {
  const t = useT();
  const { canOpen, data } = useProfile();
  const hasTill = data?.id_kas !== '';
  const till = useRecord(teller.till, { id_kas: '' }, { enabled: hasTill, quiet: true, everyMs: HANDOVER_CHECK_MS });
  const closed = till.data?.teller?.status === 'TUTUP' ? till.data : undefined;
  const shut = !hasTill || closed !== undefined;
  return (
    <div className="home two-columns">
      <div className="stack">
        {closed ? <ClosedTill key={closed.teller?.id_kas} detail={closed} /> : null}
        <Deck
          label={t(closed ? 'home.selamaTutup' : 'home.mulai')}
          menus={actions}
          first={shut ? 0 : 2}
          resting={shut ? inCash : []}
        />
        {canOpen('transaksi-hari-ini') ? <LastCard hidden={shut} /> : null}
        {canOpen('menunggu') ? <WaitingCard shown={3} /> : null}
        {canOpen('draf') ? <QueueCard shown={3} /> : null}
      </div>
      <div className="stack">
        {hasTill ? <TillCard till={till} /> : <NoTillCard />}
        {closed?.teller && closed.terakhir ? <LastDayCard till={closed.teller} closing={closed.terakhir} /> : null}
        {canOpen('bi-fast') ? <DeadlinesCard /> : null}
        {canOpen('kurs') ? <RatesCard /> : null}
      </div>
    </div>
  );
}
