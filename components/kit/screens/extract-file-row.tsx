import '#lib/books/messages/reports.ts';
import '#lib/books/messages/regulatory.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { type ExtractFile, extractFiles } from '#lib/books/extracts.ts';
import type { Format } from '#lib/books/reports/formats.ts';
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
export function ExtractFileRow({ kode, bulan, nomor }: FileProps) {
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
