import '#lib/accounts/messages/letters.ts';
import { letterTold } from '#components/accounts/letters/letter-told.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Listed } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { letter } from '#services/accounts/letter.ts';
import { WorkItem } from './work-card.tsx';

/** Lines shown; the rest is behind the link. */
const SHOWN = 5;
const ASKED = 50;
const route = `${menus['surat-nasabah'].route}?dicetak=F`;

/** Letters to customers of this branch that nobody has printed yet, the oldest first; nothing while there are none. */
export function LettersCard({ branch }: { readonly branch: string }) {
  const t = useT();
  const list = useList(letter.list, { filters: { dicetak: 'F', kode_cabang: branch }, sizes: [ASKED] });
  const { rows } = list;
  if (rows.length === 0 && !list.error) return null;
  return (
    <Card
      title={t('surat.menunggu')}
      flush
      aside={
        rows.length > 0 ? (
          <Chip tone="warn">{list.canNext ? t('surat.lebih', { jumlah: rows.length }) : rows.length}</Chip>
        ) : null
      }
      foot={
        <ButtonLink small iconEnd="arrow-right" href={route}>
          {t('surat.lihatSemua')}
        </ButtonLink>
      }
    >
      <Listed list={list} lines={2}>
        {(letters) => (
          <ul className="plain work-list">
            {letters.slice(0, SHOWN).map((row) => (
              <WorkItem
                key={row.nomor_surat}
                text={`${row.nomor_rekening} ${row.nama_rekening}`}
                small={`${letterTold(row)} · ${t('surat.sejak', { tanggal: toDisplay(row.tanggal), hari: String(row.umur_hari) })}`}
                href={`${route}&${new URLSearchParams({ keyword: row.nomor_surat })}`}
              />
            ))}
          </ul>
        )}
      </Listed>
    </Card>
  );
}
