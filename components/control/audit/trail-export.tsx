import { useRef, useState } from 'react';
import { fileName } from '#components/kit/table/export-rows.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { ProgressBar } from '#components/kit/ui/progress-bar.tsx';
import { save } from '#components/kit/ui/save-file.ts';
import { wallClock } from '#lib/dates.ts';
import { ApiError } from '#services/api-error.ts';
import { callFile } from '#services/file.ts';

type Format = 'CSV' | 'JSON';
type Step =
  | { readonly name: 'ask' }
  | { readonly name: 'run'; readonly bytes: number }
  | { readonly name: 'done'; readonly file: string; readonly cut: boolean }
  | { readonly name: 'failed'; readonly error: ApiError };

/** The last bytes of the file hold the proof. */
const PROOF_BYTES = 2_000;
const KILO = 1_024;

const wasCut = async (file: Blob) => /"terpotong"+:"+T/.test(await file.slice(-PROOF_BYTES).text());

/** Exports what the trail's filters ask for, with the proof that a later check needs. */
export function TrailExport({ asked, onClose }: { readonly asked: object; readonly onClose: () => void }) {
  const t = useT();
  const [step, setStep] = useState<Step>({ name: 'ask' });
  const stop = useRef<AbortController | null>(null);

  const run = async (format: Format) => {
    const control = new AbortController();
    const { signal } = control;
    stop.current = control;
    setStep({ name: 'run', bytes: 0 });
    try {
      const onBytes = (bytes: number) => setStep({ name: 'run', bytes });
      const file = await callFile('audit-trail/export', { format, saringan: asked }, { signal, onBytes });
      const name = fileName(t('menu.jejakAudit'), format === 'CSV' ? 'csv' : 'json', wallClock(new Date()));
      save(file, name);
      setStep({ name: 'done', file: name, cut: await wasCut(file) });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setStep({ name: 'failed', error });
    }
  };
  const close = () => {
    stop.current?.abort();
    onClose();
  };
  return (
    <Dialog
      title={t('eksporJejak.judul')}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>{t(step.name === 'done' ? 'aksi.tutup' : 'aksi.batal')}</Button>
          {step.name === 'ask' || step.name === 'failed' ? (
            <>
              <Button icon="download" onClick={() => void run('CSV')}>
                CSV
              </Button>
              <Button variant="primary" icon="download" onClick={() => void run('JSON')}>
                JSON
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <div className="stack">
        {step.name === 'ask' ? <p>{t('eksporJejak.penjelasan')}</p> : null}
        {step.name === 'run' ? (
          <ProgressBar
            label={t('eksporJejak.jalan', { ukuran: Math.ceil(step.bytes / KILO).toLocaleString('en-US') })}
          />
        ) : null}
        {step.name === 'failed' ? (
          <Note tone="bad" role="alert" title={t('tabel.eksporGagal')}>
            {step.error.message}
          </Note>
        ) : null}
        {step.name === 'done' ? (
          <Note tone={step.cut ? 'warn' : 'ok'} role="status" title={t('eksporJejak.selesai', { berkas: step.file })}>
            {t(step.cut ? 'eksporJejak.terpotong' : 'eksporJejak.bukti')}
          </Note>
        ) : null}
      </div>
    </Dialog>
  );
}
