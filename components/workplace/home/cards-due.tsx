import '#lib/customers/messages/documents.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { signature } from '#services/customers/signature.ts';
import { WorkCard } from './work-card.tsx';

const ASKED = 5;

/** Lists signature cards of this branch of which somebody no longer signs; nothing while there are none. */
export function CardsDueCard() {
  const t = useT();
  const list = useList(signature.cardsDue, { sizes: [ASKED] });
  return (
    <WorkCard
      title={t('spesimen.perluDiperbarui')}
      list={list}
      paged
      line={({ nomor_rekening, nama_rekening, nama, sejak }) => ({
        key: nomor_rekening,
        text: `${nomor_rekening} ${nama_rekening}`,
        small: t('spesimen.tidakLagi', { nama: nama.join(', '), tanggal: toDisplay(sejak) }),
        href: `${menus['simpan-spesimen'].route}?${new URLSearchParams({ nomor_rekening })}`,
      })}
    />
  );
}
