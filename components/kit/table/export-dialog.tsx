import '#lib/messages/table.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { ProgressBar } from '#components/kit/ui/progress-bar.tsx';
import { save } from '#components/kit/ui/save-file.ts';
import { useToast } from '#components/kit/ui/toast.tsx';
import { wallClock } from '#lib/dates.ts';
import { ApiError } from '#services/api-error.ts';
import { type ExportFormat, exportRows, fileName } from './export-rows.ts';

interface ExportDialogProps<R> {
  readonly caption: string;
  readonly format: ExportFormat;
  readonly columns: readonly Column<R>[];
  /** The headings, where they are not the titles of the columns in the reader's language. */
  readonly heads?: readonly string[];
  readonly pages: (signal: AbortSignal) => AsyncIterable<readonly R[]>;
  readonly onClose: () => void;
}

const counted = (rows: number) => rows.toLocaleString('en-US');

/** Runs an export while it is open: how many rows so far, a way to stop it, and a way to try again when it fails. */
export function ExportDialog<R>(props: ExportDialogProps<R>) {
  const { caption, onClose } = props;
  const t = useT();
  const toast = useToast();
  const [rows, setRows] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The table behind is drawn again meanwhile; the export goes on with what it was started with.
  const job = useRef({ ...props, t, toast });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts it over.
  useEffect(() => {
    const { format, columns, pages, caption: title, t: words, toast: say, onClose: close } = job.current;
    const stop = new AbortController();
    const name = fileName(title, format, wallClock(new Date()));
    const heads = job.current.heads ?? columns.map((column) => words(column.title));
    setRows(0);
    setError(null);
    exportRows({ title, format, columns, heads, pages, onProgress: setRows, signal: stop.signal }).then(
      (written) => {
        save(written.file, name);
        say(words('tabel.eksporSelesai', { jumlah: counted(written.rows), berkas: name }));
        close();
      },
      (reason: unknown) => {
        if (stop.signal.aborted) return;
        if (!(reason instanceof ApiError)) throw reason;
        setError(reason);
      },
    );
    return () => stop.abort();
  }, [attempt]);

  return (
    <Dialog
      title={t('tabel.eksporJudul', { nama: caption })}
      size="narrow"
      onClose={onClose}
      foot={
        <>
          {error ? (
            <Button variant="primary" icon="arrow-clockwise" onClick={() => setAttempt(attempt + 1)}>
              {t('aksi.cobaLagi')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('aksi.batal')}</Button>
        </>
      }
    >
      {error ? (
        <Note tone="bad" role="alert" title={t('tabel.eksporGagal')}>
          {error.message}
        </Note>
      ) : (
        <ProgressBar label={t('tabel.eksporBaris', { jumlah: counted(rows) })} />
      )}
    </Dialog>
  );
}
