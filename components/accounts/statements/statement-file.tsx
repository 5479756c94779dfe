import '#lib/accounts/messages/statement.ts';
import { useState } from 'react';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { ProgressBar } from '#components/kit/ui/progress-bar.tsx';
import type { StatementKepala } from '#types/proto/accounts/statement.ts';
import { type DownloadStep, useDownload } from './use-download.ts';

const KILO = 1_024;
const SHORTEST = 8;
const LONGEST = 64;
/** The size is only guessed until the last byte is here. */
const ALMOST = 99;
const WHOLE = 100;

/** Shows the progress of the download, and its result. */
function Progress({ step }: { readonly step: DownloadStep }) {
  const t = useT();
  if (step.name === 'run') {
    const ukuran = Math.ceil(step.bytes / KILO).toLocaleString('en-US');
    const percent = step.of > 0 ? Math.min(ALMOST, (step.bytes / step.of) * WHOLE) : undefined;
    return <ProgressBar label={t('rk.menyiapkan', { ukuran })} {...(percent !== undefined && { percent })} />;
  }
  if (step.name === 'failed') {
    return (
      <Note tone="bad" role="alert" title={t('rk.unduhGagal')}>
        {step.error.message}
      </Note>
    );
  }
  return step.name === 'done' ? (
    <Note tone="ok" role="status" title={t('rk.unduhSelesai', { berkas: step.file })} />
  ) : null;
}

interface PasswordProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Password = (props: PasswordProps) => (
  <TextField {...props} type="password" autoComplete="new-password" maxLength={LONGEST} />
);

interface StatementFileProps {
  readonly kepala: StatementKepala;
  readonly onClose: () => void;
  /** A copy was counted, whether it arrived or not. */
  readonly onCounted: () => void;
}

/** Saves a statement as a file: a PDF, locked with a password that the customer types, or a spreadsheet; with progress, to be broken off. */
export function StatementFile({ kepala, onClose, onCounted }: StatementFileProps) {
  const t = useT();
  const { step, run, breakOff } = useDownload(kepala.nomor, onCounted);
  const [sandi, setSandi] = useState('');
  const [again, setAgain] = useState('');
  const short = sandi !== '' && sandi.length < SHORTEST;
  const differs = sandi !== again;
  const asking = step.name === 'ask' || step.name === 'failed';
  const close = () => {
    breakOff();
    onClose();
  };
  return (
    <Dialog
      title={t('rk.unduhJudul', { nomor: kepala.nomor })}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>{t(step.name === 'done' ? 'aksi.tutup' : 'aksi.batal')}</Button>
          {asking ? (
            <>
              <Button icon="download" disabled={sandi !== ''} onClick={() => void run('XLSX', '')}>
                {t('rk.unduhXlsx')}
              </Button>
              <Button
                variant="primary"
                icon="download"
                disabled={short || differs}
                onClick={() => void run('PDF', sandi)}
              >
                {t('rk.unduhPdf')}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <div className="stack">
        {asking ? (
          <>
            <Password
              name="sandi"
              label={t('rk.sandi')}
              hint={t('rk.sandiPetunjuk')}
              value={sandi}
              error={short ? t('rk.sandiPendek') : undefined}
              onChange={setSandi}
            />
            <Password
              name="sandi-ulang"
              label={t('rk.sandiUlang')}
              value={again}
              error={again !== '' && differs ? t('rk.sandiBeda') : undefined}
              onChange={setAgain}
            />
            <p className="muted small">{t('rk.unduhCatat')}</p>
          </>
        ) : null}
        <Progress step={step} />
      </div>
    </Dialog>
  );
}
