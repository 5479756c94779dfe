import '#lib/books/messages/report-jobs.ts';
import { useRef, useState } from 'react';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import type { Tone } from '#components/kit/ui/chip.tsx';
import { Facts } from '#components/kit/ui/facts.tsx';
import { tellFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
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
        <Facts
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
  const input = useRef<HTMLInputElement>(null);
  const [nomor, setNomor] = useState('');
  const [reply, setReply] = useState<PeriksaLaporanReply | null>(null);
  const [busy, setBusy] = useState(false);
  const look = async (file?: File) => {
    setReply(null);
    setBusy(true);
    try {
      const sidik = file ? await sha256Of(file) : '';
      setReply(await callRecord(reportJob.check, { nomor, sidik }));
    } catch (error) {
      await tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack">
      <p className="muted">{t('periksaLap.petunjuk')}</p>
      <TextField name="nomor-laporan" label={t('periksaLap.nomor')} value={nomor} onChange={setNomor} maxLength={40} />
      <div className="line">
        <Button icon="search" busy={busy} disabled={nomor.trim() === ''} onClick={() => void look()}>
          {t('periksaLap.periksa')}
        </Button>
        <Button busy={busy} disabled={nomor.trim() === ''} onClick={() => input.current?.click()}>
          {t('periksaLap.berkas')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void look(file);
            // The same file may be chosen again, altered meanwhile.
            event.target.value = '';
          }}
        />
      </div>
      {reply ? <Verdict {...reply} /> : null}
    </div>
  );
}
