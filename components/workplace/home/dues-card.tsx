import '#lib/books/messages/entry.ts';
import '#lib/messages/states.ts';
import { dueTold, settleAddress } from '#components/books/entries/due-told.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Listed } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { OPEN_DUES } from '#lib/books/periodic-entries.ts';
import { toDisplay } from '#lib/dates.ts';
import { entry } from '#services/books/entry.ts';
import { WorkItem } from './work-card.tsx';

/** Lines shown; the rest is behind the link. */
const SHOWN = 5;
const ASKED = 50;

/** Due dates of entries that come back which wait for people of this branch; nothing while none does. */
export function DuesCard({ branch }: { readonly branch: string }) {
  const t = useT();
  const list = useList(entry.dues, { filters: { status: OPEN_DUES, kode_cabang: branch }, sizes: [ASKED] });
  const { rows } = list;
  if (rows.length === 0 && !list.error) return null;
  return (
    <Card
      title={t('berkala.menungguAnda')}
      flush
      aside={
        rows.length > 0 ? (
          <Chip tone="warn">{list.canNext ? t('berkala.lebih', { jumlah: rows.length }) : rows.length}</Chip>
        ) : null
      }
      foot={
        <ButtonLink small iconEnd="arrow-right" href={menus['jatuh-berkala'].route}>
          {t('berkala.lihatJatuh')}
        </ButtonLink>
      }
    >
      <Listed list={list} lines={2}>
        {(dues) => (
          <ul className="plain work-list">
            {dues.slice(0, SHOWN).map((row) => (
              <WorkItem
                key={`${row.nomor_berkala} ${row.jatuh_tempo}`}
                text={row.nama}
                small={`${toDisplay(row.jatuh_tempo)} · ${dueTold(row)}`}
                end={<StatusChip code={row.status} />}
                href={settleAddress(row)}
              />
            ))}
          </ul>
        )}
      </Listed>
    </Card>
  );
}
