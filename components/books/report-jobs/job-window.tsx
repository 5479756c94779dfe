import '#lib/books/messages/report-jobs.ts';
import dynamic from 'next/dynamic';
import { Button } from '#components/kit/ui/button.tsx';
import { carryOut } from '#components/kit/ui/carry-out.ts';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useList } from '#hooks/use-list.ts';
import { reportJob } from '#services/books/report-job.ts';
import type { PekerjaanRow } from '#types/proto/books/report-job.ts';
import { JobDetails, JobDownload, JobStatus } from './job-status.tsx';
import { isOpen, jobName } from './job-words.ts';

/** Comes with the first file that has checks: most have none. */
const JobChecks = dynamic(async () => (await import('./job-checks.tsx')).JobChecks, { ssr: false });

interface WindowProps {
  readonly row: PekerjaanRow;
  readonly onClose: () => void;
  /** Asks for the same again; left out where that makes no sense. */
  readonly onAgain?: (row: PekerjaanRow) => void;
}

/** One job as it is now: how far it is, its file once it is there, the way to give it up or to ask for the same again. */
export function JobWindow({ row: first, onClose, onAgain }: WindowProps) {
  const t = useT();
  const list = useList(reportJob.jobs, { sizes: [50] });
  const row = list.rows.find(({ id }) => id === first.id) ?? first;
  const cancel = useCommand(reportJob.cancel);
  const giveUp = () =>
    carryOut({
      question: { text: t('pekerjaan.tanyaBatal'), yes: t('pekerjaan.batalkan'), no: t('aksi.tutup') },
      work: () => cancel.run({ id: row.id }),
      done: () => t('pekerjaan.dibatalkan'),
    });
  return (
    <Dialog
      title={jobName(row)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('aksi.tutup')}</Button>
          {isOpen(row) && row.terjadwal === 'F' ? (
            <Button variant="danger" icon="x-circle" onClick={() => void giveUp()}>
              {t('pekerjaan.batalkan')}
            </Button>
          ) : null}
          {!isOpen(row) && onAgain ? (
            <Button icon="arrow-clockwise" onClick={() => onAgain(row)}>
              {t('pekerjaan.lagi')}
            </Button>
          ) : null}
          {row.status_laporan === 'SIAP' ? <JobDownload row={row} /> : null}
        </>
      }
    >
      <div className="stack">
        {first.sudah_ada === 'T' ? <Note tone="info" title={t('pekerjaan.sudahAda')} /> : null}
        <JobStatus row={row} />
        {row.pemeriksaan.length > 0 ? <JobChecks row={row} /> : null}
        <JobDetails row={row} />
      </div>
    </Dialog>
  );
}
