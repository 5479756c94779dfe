import '#lib/books/messages/report-jobs.ts';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { ReportCode } from '#lib/books/reports/definitions.ts';
import type { Asking } from './ask-fields.tsx';

const AskDialog = dynamic(async () => (await import('./ask-dialog.tsx')).AskDialog, { ssr: false });

interface FileProps {
  readonly kode: ReportCode;
  readonly tanya: Asking;
}

/** Makes a PDF, spreadsheet or CSV of the screen's list: it stands beside the title of a list. */
export function ReportFile({ kode, tanya }: FileProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="download" onClick={() => setOpen(true)}>
        {t('pekerjaan.berkas')}
      </Button>
      {open ? <AskDialog question={{ kode, tanya }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
