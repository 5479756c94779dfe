import '#lib/books/messages/reports.ts';
import '#lib/books/messages/regulatory.ts';
import { ExtractFileRow } from '#components/kit/screens/extract-file-row.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import type { Extract } from '#lib/books/extracts.ts';
import { reportsWhole } from '#lib/masking.ts';

interface FilesProps {
  readonly extract: Extract;
  readonly bulan: string;
}

/** Lists the files of an extract for a month. */
export function ExtractFiles({ extract, bulan }: FilesProps) {
  const t = useT();
  const { data: profile, canOpen } = useProfile();
  const samar = profile ? !reportsWhole(new Set(profile.menu_id)) : false;
  return (
    <>
      {samar ? <Note tone="warn" title={t('ekstrak.samar')} /> : null}
      <SmallTable label={t('ekstrak.berkas')} heads={[t('ekstrak.berkas'), t('ekstrak.bentuk')]}>
        {extract.files.map((kode) => (
          <ExtractFileRow key={kode} kode={kode} bulan={bulan} />
        ))}
      </SmallTable>
      {canOpen('laporan-saya') ? (
        <ButtonLink icon="download" href={menus['laporan-saya'].route}>
          {t('ekstrak.keBerkas')}
        </ButtonLink>
      ) : null}
    </>
  );
}
