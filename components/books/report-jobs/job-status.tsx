import '#lib/books/messages/report-jobs.ts';
import { Chip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { ProgressBar } from '#components/kit/ui/progress-bar.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { reportFileAddress } from '#services/books/report-job.ts';
import type { PekerjaanRow } from '#types/proto/books/report-job.ts';
import { askedText, isOpen, jobTones, progressPercent, progressText, sizeText } from './job-words.ts';

/** The state of a job in one word. */
export function JobChip({ row }: { readonly row: PekerjaanRow }) {
  const { status_laporan } = row;
  return <Chip tone={jobTones[status_laporan] ?? 'neutral'}>{messageOf('pekerjaan.keadaan.', status_laporan)}</Chip>;
}

/** Fetches the file: the browser takes it to the disk while it comes. */
export function JobDownload({ row }: { readonly row: PekerjaanRow }) {
  const t = useT();
  return (
    <a className="btn btn-primary" href={reportFileAddress(row.id)} download>
      {t('pekerjaan.unduh')}
    </a>
  );
}

/** Shows the progress of a job, or its result. */
export function JobStatus({ row }: { readonly row: PekerjaanRow }) {
  const t = useT();
  if (isOpen(row))
    return (
      <div className="stack">
        <ProgressBar label={progressText(row)} percent={progressPercent(row)} />
        <p className="muted">{t('pekerjaan.kabar')}</p>
      </div>
    );
  if (row.status_laporan === 'GAGAL')
    return (
      <Note tone="bad" role="status" title={t('pekerjaan.keadaan.GAGAL')}>
        {row.sebab}
      </Note>
    );
  return (
    <p>
      <JobChip row={row} />
    </p>
  );
}

/** Lists the details of a job. */
export function JobDetails({ row }: { readonly row: PekerjaanRow }) {
  const t = useT();
  const copy = row.cadangan === 'T' ? ` (${t('pekerjaan.cadangan')})` : '';
  const items = [
    { label: t('pekerjaan.nomor'), value: <code>{row.nomor}</code> },
    { label: t('pekerjaan.ditanya'), value: askedText(row) },
    { label: t('pekerjaan.bentuk'), value: [row.bentuk, row.kertas].filter(Boolean).join(' · ') },
    { label: t('pekerjaan.waktu'), value: <Moment value={row.waktu_minta} /> },
    ...(row.per
      ? [
          {
            label: t('pekerjaan.per'),
            value: (
              <>
                <Moment value={row.per} />
                {copy}
              </>
            ),
          },
          { label: t('pekerjaan.ukuran'), value: sizeText(row.ukuran) },
        ]
      : []),
    ...(row.disimpan_sampai ? [{ label: t('pekerjaan.simpan'), value: <Moment value={row.disimpan_sampai} /> }] : []),
  ];
  return (
    <>
      <DescriptionList items={items} />
      {row.sidik ? (
        <DescriptionList
          rows
          items={[{ label: t('pekerjaan.sidik'), value: <span className="mono wrap-anywhere">{row.sidik}</span> }]}
        />
      ) : null}
    </>
  );
}
