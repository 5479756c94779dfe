import Link from 'next/link';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { menus } from '#lib/access/menus.ts';
import type { NasabahRow } from '#types/proto/customers/customer.ts';
import '#lib/customers/messages/customer.ts';

interface MergedProps {
  readonly row: NasabahRow | undefined;
  /** The records that were merged into this one. */
  readonly merged?: readonly NasabahRow[];
}

/** Links a merged record to its survivor, and a survivor to the records that were merged into it. */
export function MergedNote({ row, merged = [] }: MergedProps) {
  const t = useT();
  if (!row) return null;
  const list = row.jenis === 'B' ? menus['nasabah-badan-usaha'] : menus['nasabah-individu'];
  const address = (number: string) => `${list.route}?${new URLSearchParams({ keyword: number })}`;
  if (row.gabung_ke !== '')
    return (
      <Note tone="accent" title={t('nasabah.digabung')}>
        <Link href={address(row.gabung_ke)}>{t('nasabah.bukaPenerus', { nasabah: row.gabung_ke })}</Link>
      </Note>
    );
  if (merged.length === 0) return null;
  return (
    <Note title={t('nasabah.gabungan')}>
      <ul className="plain">
        {merged.map(({ nomor_nasabah, nama_nasabah }) => (
          <li key={nomor_nasabah}>
            <Link href={address(nomor_nasabah)}>{`${nomor_nasabah} ${nama_nasabah}`}</Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}
