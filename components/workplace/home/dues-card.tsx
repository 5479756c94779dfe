import '#lib/books/messages/entry.ts';
import '#lib/messages/states.ts';
import { dueStatusText, settleAddress } from '#components/books/entries/due-status-text.ts';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { OPEN_DUES } from '#lib/books/periodic-entries.ts';
import { toDisplay } from '#lib/dates.ts';
import { entry } from '#services/books/entry.ts';
import { WorkCard } from './work-card.tsx';

const ASKED = 50;

/** Lists due dates of periodic entries that wait for people of this branch; nothing while there are none. */
export function DuesCard({ branch }: { readonly branch: string }) {
  const t = useT();
  const list = useList(entry.dues, { filters: { status: OPEN_DUES, kode_cabang: branch }, sizes: [ASKED] });
  return (
    <WorkCard
      title={t('berkala.menungguAnda')}
      list={list}
      all={menus['jatuh-berkala'].route}
      more={t('berkala.lihatJatuh')}
      line={(row) => ({
        key: `${row.nomor_berkala} ${row.jatuh_tempo}`,
        text: row.nama,
        small: `${toDisplay(row.jatuh_tempo)} · ${dueStatusText(row)}`,
        end: <StatusChip code={row.status} />,
        href: settleAddress(row),
      })}
    />
  );
}
