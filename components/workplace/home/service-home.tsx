import '#lib/messages/homes.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { handOverMenus } from '#lib/accounts/hand-overs.ts';
import { CardsDueCard } from './cards-due.tsx';
import { Deck } from './deck.tsx';
import { LettersCard } from './letters-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { ReadyCard } from './ready-card.tsx';
import { ReviewsCard } from './reviews-card.tsx';
import { SearchCard } from './search-card.tsx';
import { StagesCard } from './stages-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

const services: readonly MenuId[] = [
  'buka-rekening',
  'registrasi-deposito',
  'cetak-statement',
  'minta-kartu',
  'terbit-buku',
  'blokir-rekening',
];

/** Draws the desk of customer service: the search, what is opened most, the openings by stage, what came back, what is handed over, papers that wait. */
export function ServiceHome() {
  const t = useT();
  const { canOpen, data } = useProfile();
  return (
    <div className="home stack">
      <SearchCard />
      <Deck label={t('home.layanan')} menus={services} />
      {canOpen('pembukaan-rekening') ? <StagesCard /> : null}
      <div className="lower">
        {canOpen('menunggu') ? <WaitingCard shown={3} /> : null}
        {canOpen('draf') ? <QueueCard shown={4} /> : null}
        {Object.values(handOverMenus).some((menu) => canOpen(menu)) ? <ReadyCard /> : null}
        {canOpen('simpan-spesimen') ? <CardsDueCard /> : null}
        {canOpen('surat-nasabah') ? <LettersCard branch={data?.kode_cabang ?? ''} /> : null}
        {canOpen('tinjauan-resiko') ? <ReviewsCard /> : null}
      </div>
    </div>
  );
}
