import '#lib/customers/messages/documents.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Listed } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { signature } from '#services/customers/signature.ts';
import { WorkItem } from './work-card.tsx';

const ASKED = 10;

/** Signature cards of this branch of which somebody no longer signs; nothing while there are none. */
export function CardsDueCard() {
  const t = useT();
  const list = useList(signature.cardsDue, { sizes: [ASKED] });
  const { rows } = list;
  if (rows.length === 0 && !list.error) return null;
  return (
    <Card title={t('spesimen.perluDiperbarui')} flush aside={<Chip tone="warn">{rows.length}</Chip>}>
      <Listed list={list} lines={2}>
        {(cards) => (
          <ul className="plain work-list">
            {cards.map(({ nomor_rekening, nama_rekening, nama, sejak }) => (
              <WorkItem
                key={nomor_rekening}
                text={`${nomor_rekening} ${nama_rekening}`}
                small={t('spesimen.tidakLagi', { nama: nama.join(', '), tanggal: toDisplay(sejak) })}
                href={`${menus['simpan-spesimen'].route}?${new URLSearchParams({ nomor_rekening })}`}
              />
            ))}
          </ul>
        )}
      </Listed>
    </Card>
  );
}
