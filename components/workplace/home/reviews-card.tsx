import '#lib/customers/messages/customer.ts';
import '#lib/messages/homes.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { screening } from '#services/customers/screening.ts';
import { WorkCard } from './work-card.tsx';

const ASKED = 50;
const ADDRESS = menus['tinjauan-resiko'].route;

/** Lists reviews of customers' risk that are due, the longest overdue with its days; nothing while there are none. */
export function ReviewsCard({ none }: { readonly none?: string }) {
  const t = useT();
  const list = useList(screening.reviews, { sizes: [ASKED] });
  return (
    <WorkCard
      title={t('home.tinjauan')}
      list={list}
      all={ADDRESS}
      none={none}
      line={({ nomor_nasabah, nama_nasabah, kode_cabang, resiko, tanggal_tinjau, terlambat }) => ({
        key: nomor_nasabah,
        icon: 'calendar-check',
        text: nama_nasabah,
        small: `${kode_cabang} · ${messageOf('nasabah.resiko.', resiko, resiko)} · ${toDisplay(tanggal_tinjau)}`,
        end: terlambat > 0 ? <span className="late">{t('home.hari', { hari: terlambat })}</span> : null,
        href: `${ADDRESS}?${new URLSearchParams({ keyword: nomor_nasabah })}`,
      })}
    />
  );
}
