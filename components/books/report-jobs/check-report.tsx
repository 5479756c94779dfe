import '#lib/books/messages/report-jobs.ts';
import { useState } from 'react';
import { FileButton } from '#components/kit/fields/file-button.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import type { Tone } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useAnswer } from '#components/kit/ui/use-answer.ts';
import { sha256Of } from '#lib/file-print.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { reportJob } from '#services/books/report-job.ts';
import { callRecord } from '#services/client.ts';
import type { PeriksaLaporanReply } from '#types/proto/books/report-job.ts';
import { askedText, jobName } from './job-words.ts';

const tones: Readonly<Record<string, Tone>> = { ASLI: 'ok', DIKENAL: 'ok', BERBEDA: 'bad', TIDAK_DIKENAL: 'warn' };

function Verdict({ hasil, laporan, dibuat_oleh }: PeriksaLaporanReply) {
  const t = useT();
  return (
    <Note tone={tones[hasil] ?? 'info'} role="status" title={t(`periksaLap.hasil.${hasil}` as MessageKey)}>
      {laporan ? (
        <DescriptionList
          items={[
            { label: t('pekerjaan.laporan'), value: jobName(laporan) },
            { label: t('pekerjaan.nomor'), value: <code>{laporan.nomor}</code> },
            ...(Object.keys(laporan.tanya).length > 0
              ? [{ label: t('pekerjaan.ditanya'), value: askedText(laporan) }]
              : []),
            { label: t('pekerjaan.per'), value: <Moment value={laporan.per} /> },
            { label: t('periksaLap.oleh'), value: dibuat_oleh },
          ]}
        />
      ) : null}
    </Note>
  );
}

/** Has the bank made a report of this number, and is the file at hand that very one? The file is read here and goes nowhere. */
export function CheckReport() {
  const t = useT();
  const [nomor, setNomor] = useState('');
  const { busy, answer, ask } = useAnswer<PeriksaLaporanReply>();
  const look = (file?: File) =>
    ask(async () => callRecord(reportJob.check, { nomor, sidik: file ? await sha256Of(file) : '' }));
  return (
    <div className="stack">
      <p className="muted">{t('periksaLap.petunjuk')}</p>
      <TextField name="nomor-laporan" label={t('periksaLap.nomor')} value={nomor} onChange={setNomor} maxLength={40} />
      <div className="line">
        <Button icon="search" busy={busy} disabled={nomor.trim() === ''} onClick={() => void look()}>
          {t('periksaLap.periksa')}
        </Button>
        <FileButton busy={busy} disabled={nomor.trim() === ''} onFile={(file) => void look(file)}>
          {t('periksaLap.berkas')}
        </FileButton>
      </div>
      {answer ? <Verdict {...answer} /> : null}
    </div>
  );
}
