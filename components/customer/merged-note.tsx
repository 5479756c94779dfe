import Link from 'next/link';
import { useT } from '#components/ui/messages.tsx';
import { Note } from '#components/ui/note.tsx';
import { menus } from '#lib/access/access.ts';
import type { NasabahRow } from '#types/proto/customer.ts';
import '#lib/messages/customer.ts';

/** Above a record that was merged: the way to the one who goes on. */
export function MergedNote({ row }: { readonly row: NasabahRow | undefined }) {
  const t = useT();
  if (!row || row.gabung_ke === '') return null;
  const list = row.jenis === 'B' ? menus['nasabah-badan-usaha'] : menus['nasabah-individu'];
  return (
    <Note tone="accent" title={t('nasabah.digabung')}>
      <Link href={`${list.route}?${new URLSearchParams({ keyword: row.gabung_ke })}`}>
        {t('nasabah.bukaPenerus', { nasabah: row.gabung_ke })}
      </Link>
    </Note>
  );
}
