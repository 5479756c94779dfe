import '#lib/accounts/messages/letters.ts';
import { letterSummary } from '#components/accounts/letters/letter-summary.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { letter } from '#services/accounts/letter.ts';
import { WorkCard } from './work-card.tsx';

const ASKED = 50;
const ADDRESS = `${menus['surat-nasabah'].route}?dicetak=F`;

/** Lists letters to customers of this branch that nobody has printed yet, the oldest first; nothing while there are none. */
export function LettersCard({ branch }: { readonly branch: string }) {
  const t = useT();
  const list = useList(letter.list, { filters: { dicetak: 'F', kode_cabang: branch }, sizes: [ASKED] });
  return (
    <WorkCard
      title={t('surat.menunggu')}
      list={list}
      all={ADDRESS}
      more={t('surat.lihatSemua')}
      line={(row) => ({
        key: row.nomor_surat,
        text: `${row.nomor_rekening} ${row.nama_rekening}`,
        small: `${letterSummary(row)} · ${t('surat.sejak', { tanggal: toDisplay(row.tanggal), hari: String(row.umur_hari) })}`,
        href: `${ADDRESS}&${new URLSearchParams({ keyword: row.nomor_surat })}`,
      })}
    />
  );
}
