import '#lib/books/messages/reports.ts';
import '#lib/books/messages/regulatory.ts';
import { Button, ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { type Extract, type ExtractFile, extractFiles } from '#lib/books/extracts.ts';
import type { Format } from '#lib/books/reports/formats.ts';
import { reportsWhole } from '#lib/masking.ts';
import { messageOf } from '#lib/messages/id.ts';
import { reportJob } from '#services/books/report-job.ts';

interface FileProps {
  readonly kode: ExtractFile;
  /** First day of the month it is of. */
  readonly bulan: string;
  /** Selects one report of it, by the bank's own number. */
  readonly nomor?: string;
}

/** Shows one file with a button for each format. A background job makes it; asking twice returns the same one. */
export function FileRow({ kode, bulan, nomor }: FileProps) {
  const t = useT();
  const toast = useToast();
  const { run, pending } = useCommand(reportJob.ask);
  const nama = messageOf('lap.', kode);
  const ask = async (bentuk: Format) => {
    const asked = await run({ jenis: 'EKSTRAK', kode, bentuk, tanya: { bulan, ...(nomor && { nomor }) } }).catch(
      () => null,
    );
    if (asked) toast(t('ekstrak.dibuat', { nama }));
  };
  return (
    <tr>
      <th scope="row">{nama}</th>
      <td>
        <span className="chips">
          {extractFiles[kode].map((bentuk) => (
            <Button
              key={bentuk}
              small
              icon="download"
              disabled={pending}
              aria-label={`${t('ekstrak.buat', { bentuk })}: ${nama}`}
              onClick={() => void ask(bentuk)}
            >
              {bentuk}
            </Button>
          ))}
        </span>
      </td>
    </tr>
  );
}

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
          <FileRow key={kode} kode={kode} bulan={bulan} />
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
