import { useState } from 'react';
import { isReportCode } from '#lib/books/reports/definitions.ts';
import type { Format, PaperSize } from '#lib/books/reports/formats.ts';
import type { PekerjaanRow } from '#types/proto/books/report-job.ts';
import { AskDialog, type Question } from './ask-dialog.tsx';
import { JobWindow } from './job-window.tsx';

/** The question behind a job, to be asked once more. */
function questionOf({ kode, tanya, kode_cabang, bentuk, kertas }: PekerjaanRow): Question | null {
  if (!isReportCode(kode)) return null;
  const made = { bentuk: bentuk as Format, kertas: (kertas || 'A4') as PaperSize };
  return { kode, tanya: kode_cabang === '' ? { ...tanya, kode_cabang: '*' } : tanya, made };
}

/** One job of the list; where it is asked for again, its question takes its place. */
export function JobDetail({ row, onClose }: { readonly row: PekerjaanRow; readonly onClose: () => void }) {
  const [again, setAgain] = useState<Question | null>(null);
  if (again) return <AskDialog question={again} onClose={onClose} />;
  const onAgain = isReportCode(row.kode) ? () => setAgain(questionOf(row)) : undefined;
  return <JobWindow row={row} onClose={onClose} {...(onAgain && { onAgain })} />;
}
