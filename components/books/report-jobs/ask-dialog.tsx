import '#lib/books/messages/report-jobs.ts';
import '#lib/books/messages/reports.ts';
import { useState } from 'react';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useProfile } from '#hooks/use-session.ts';
import { type ReportCode, reportDefinitionOf, reportDefinitions } from '#lib/books/reports/definitions.ts';
import { type Format, type PaperSize, papers, tableFormats } from '#lib/books/reports/formats.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { ApiError } from '#services/api-error.ts';
import { reportJob } from '#services/books/report-job.ts';
import type { PekerjaanRow } from '#types/proto/books/report-job.ts';
import { AskFields, type Asking } from './ask-fields.tsx';
import { JobWindow } from './job-window.tsx';

export interface Question {
  /** '' while it is still to be chosen. */
  readonly kode: ReportCode | '';
  readonly tanya: Asking;
  readonly made?: Made;
}

/** Names the format of the file; for a PDF, its paper too. */
export interface Made {
  readonly bentuk: Format;
  readonly kertas: PaperSize | '';
}

interface FormatProps extends Made {
  readonly onChange: (next: Made) => void;
}

function FormatFields({ bentuk, kertas, onChange }: FormatProps) {
  const t = useT();
  return (
    <div className="copy-fields">
      <SelectField
        name="lap-bentuk"
        label={t('pekerjaan.bentuk')}
        value={bentuk}
        onChange={(next) => onChange({ bentuk: next as Format, kertas })}
        options={tableFormats.map((value) => ({ value, display: t(`pekerjaan.bentuk.${value}`) }))}
      />
      {bentuk === 'PDF' ? (
        <SelectField
          name="lap-kertas"
          label={t('pekerjaan.kertas')}
          value={kertas}
          onChange={(next) => onChange({ bentuk, kertas: next as PaperSize })}
          options={papers.map((value: PaperSize) => ({ value, display: t(`pekerjaan.kertas.${value}`) }))}
        />
      ) : null}
    </div>
  );
}

/** The reports a reader may ask for, by name. */
function useOffered(): readonly { value: ReportCode; display: string }[] {
  const t = useT();
  const { canOpen } = useProfile();
  return (Object.keys(reportDefinitions) as ReportCode[])
    .filter((code) => reportDefinitions[code].menus.some((menu) => canOpen(menu)))
    .map((value) => ({ value, display: t(reportDefinitions[value].title as MessageKey) }));
}

interface AskProps {
  readonly question: Question;
  readonly onClose: () => void;
}

/** Asks for a report as a file: which, about what, as what. Once it is asked for, the same window shows how far it is. */
export function AskDialog({ question, onClose }: AskProps) {
  const t = useT();
  const offered = useOffered();
  const [kode, setKode] = useState<ReportCode | ''>(question.kode);
  const [tanya, setTanya] = useState<Asking>(question.tanya);
  const [made, setMade] = useState<Made>(question.made ?? { bentuk: 'PDF', kertas: 'A4' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [job, setJob] = useState<PekerjaanRow | null>(null);
  const ask = useCommand(reportJob.ask);
  const card = reportDefinitionOf(kode);
  if (job) return <JobWindow row={job} onClose={onClose} />;

  const send = async () => {
    if (!card) return;
    const asked = Object.fromEntries(card.asks.map((field) => [field, tanya[field] ?? '']));
    try {
      setJob(await ask.run({ jenis: 'LAPORAN', kode, tanya: asked, ...made }));
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.byField).length > 0) setErrors(error.byField);
      else await showFailure(error);
    }
  };
  return (
    <Dialog
      title={card && question.kode ? t(card.title) : t('pekerjaan.minta')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('aksi.batal')}</Button>
          <Button variant="primary" icon="download" busy={ask.pending} disabled={!card} onClick={() => void send()}>
            {t('pekerjaan.kirim')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {question.kode ? null : (
          <SelectField
            name="lap-kode"
            label={t('pekerjaan.laporan')}
            value={kode}
            hint={offered.length === 0 ? t('pekerjaan.tanpaPilihan') : undefined}
            onChange={(next) => {
              setKode(next as ReportCode);
              setErrors({});
            }}
            options={offered}
          />
        )}
        {card ? <AskFields card={card} values={tanya} errors={errors} onChange={setTanya} /> : null}
        {card ? <FormatFields {...made} onChange={setMade} /> : null}
      </div>
    </Dialog>
  );
}
