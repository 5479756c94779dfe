import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
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

/** Draws the counter: what it does most, its last transactions, its returned items, its till and the clock. */
export function TellerHome() {
  const t = useT();
  const { canOpen, data } = useProfile();
  const hasTill = data?.id_kas !== '';
  const till = useRecord(teller.till, { id_kas: '' }, { enabled: hasTill, quiet: true });
  const shut = !hasTill || till.data?.teller?.status === 'TUTUP';
  return (
    <div className="home two-columns">
      <div className="stack">
        <Deck label={t('home.mulai')} menus={actions} first={2} resting={shut ? inCash : []} />
        {canOpen('transaksi-hari-ini') ? <LastCard /> : null}
        {canOpen('menunggu') ? <WaitingCard shown={3} /> : null}
        {canOpen('draf') ? <QueueCard shown={3} /> : null}
      </div>
      <div className="stack">
        {hasTill ? <TillCard /> : <NoTillCard />}
        {canOpen('bi-fast') ? <DeadlinesCard /> : null}
        {canOpen('kurs') ? <RatesCard /> : null}
      </div>
    </div>
  );
}
