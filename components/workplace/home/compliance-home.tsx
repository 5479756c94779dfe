import '#lib/customers/messages/screening.ts';
import '#lib/customers/messages/wic.ts';
import '#lib/messages/homes.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { momentText } from '#components/kit/ui/moment.tsx';
import { useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { screening } from '#services/customers/screening.ts';
import { wic } from '#services/customers/wic.ts';
import { QueueCard } from './queue-card.tsx';
import { ReviewsCard } from './reviews-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WorkCard } from './work-card.tsx';

const ASKED = 50;
const HITS = menus.kecocokan.route;
const REPORTS = menus['laporan-tunai'].route;

/** Lists undecided likenesses to names on a list; each stops every change of its customer. */
function HitsCard() {
  const t = useT();
  const list = useList(screening.hits, { filters: { status: 'BARU' }, sizes: [ASKED] });
  return (
    <WorkCard
      title={t('home.kecocokan')}
      list={list}
      all={`${HITS}?status=BARU`}
      none={t('home.kecocokanKosong')}
      line={({ id_hit, nama, entri, jenis, kode_cabang, ditemukan_pada }) => ({
        key: id_hit,
        icon: 'search',
        late: true,
        text: nama,
        small: [
          entri ? `${jenis} · ${entri.nama}` : messageOf('saring.jenis.', jenis),
          kode_cabang,
          momentText(ditemukan_pada),
        ].join(' · '),
        href: `${HITS}?${new URLSearchParams({ id_hit })}`,
      })}
    />
  );
}

/** Lists cash that is to be reported or examined, the nearest last day first. */
function CashReportsCard() {
  const t = useT();
  const list = useList(wic.reports, { filters: { status: 'BARU' }, sizes: [ASKED] });
  return (
    <WorkCard
      title={t('home.laporanTunai')}
      list={list}
      all={`${REPORTS}?status=BARU`}
      none={t('home.laporanTunaiKosong')}
      line={({ id_laporan, jenis, nama, jumlah, tenggat, lewat }) => ({
        key: id_laporan,
        icon: 'clipboard-check',
        late: lewat === 'T',
        text: nama,
        small: [messageOf('tunai.jenis.', jenis), amountText(jumlah)].filter(Boolean).join(' · '),
        end: (
          <span className={lewat === 'T' ? 'late' : 'muted'}>{t('home.tenggat', { tanggal: toDisplay(tenggat) })}</span>
        ),
        href: `${REPORTS}?${new URLSearchParams({ id_laporan })}`,
      })}
    />
  );
}

/** Draws compliance: likenesses to decide, reports and reviews that are due with their age, what waits for approval. */
export function ComplianceHome() {
  const t = useT();
  const { canOpen } = useProfile();
  return (
    <div className="home lower">
      <HitsCard />
      {canOpen('laporan-tunai') ? <CashReportsCard /> : null}
      {canOpen('tinjauan-resiko') ? <ReviewsCard none={t('home.tinjauanKosong')} /> : null}
      <div className="stack">
        <WaitingCard />
        {canOpen('draf') ? <QueueCard /> : null}
      </div>
    </div>
  );
}
