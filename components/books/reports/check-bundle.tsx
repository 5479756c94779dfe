import '#lib/books/messages/day-bundle.ts';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import type { Tone } from '#components/kit/ui/chip.tsx';
import { Facts } from '#components/kit/ui/facts.tsx';
import { tellFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { toDisplay } from '#lib/dates.ts';
import { printOf } from '#lib/file-print.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { bundle } from '#services/books/bundle.ts';
import { callRecord } from '#services/client.ts';
import type { PeriksaBundelReply } from '#types/proto/books/bundle.ts';

const tones: Readonly<Record<string, Tone>> = { ASLI: 'ok', DIKENAL: 'info', BERBEDA: 'bad', TIDAK_DIKENAL: 'warn' };

/** Shows the bank's record of the number, and whether the file is the one that was made. */
function Verdict({ hasil, bundel }: PeriksaBundelReply) {
  const t = useT();
  return (
    <Note tone={tones[hasil] ?? 'info'} role="status" title={t(`bundel.hasil.${hasil}` as MessageKey)}>
      {bundel ? (
        <Facts
          items={[
            { label: t('bundel.nomor'), value: <code>{bundel.nomor}</code> },
            { label: t('bundel.cabang'), value: `${bundel.kode_cabang} ${bundel.nama_cabang}` },
            { label: t('bundel.hari'), value: toDisplay(bundel.tanggal) },
            { label: t('bundel.sifat'), value: t(bundel.sementara === 'T' ? 'bundel.sementara' : 'bundel.tetap') },
            { label: t('bundel.peminta'), value: bundel.nama_peminta },
            { label: t('bundel.waktuMinta'), value: <Moment value={bundel.waktu_minta} /> },
            { label: t('bundel.unduhan'), value: bundel.unduhan },
            { label: t('bundel.sidik'), value: <code className="small break">{bundel.sidik}</code> },
          ]}
        />
      ) : null}
    </Note>
  );
}

/** Leads from a bundle's number, typed or scanned, or its file, to its day and tells whether it is as it was made. */
export function CheckBundle() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [nomor, setNomor] = useState('');
  const [busy, setBusy] = useState(false);
  const [reply, setReply] = useState<PeriksaBundelReply | null>(null);
  const [refused, setRefused] = useState<'BESAR' | 'BUKAN_PDF' | null>(null);
  const ask = async (sidikOf: () => Promise<string | null>) => {
    setReply(null);
    setRefused(null);
    setBusy(true);
    try {
      const sidik = await sidikOf();
      if (sidik !== null) setReply(await callRecord(bundle.check, { nomor, sidik }));
    } catch (error) {
      await tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const look = (file: File) =>
    ask(async () => {
      const print = await printOf(file);
      if (!('refused' in print)) return print.sidik;
      setRefused(print.refused);
      return null;
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(() => Promise.resolve(''));
  };
  return (
    <div className="stack">
      <form className="number-field" onSubmit={submit}>
        <TextField
          name="nomor"
          label={t('bundel.nomor')}
          hint={t('bundel.periksaPetunjuk')}
          maxLength={60}
          value={nomor}
          onChange={setNomor}
        />
        <Button type="submit" icon="search" busy={busy} disabled={nomor.trim() === ''}>
          {t('bundel.periksaNomor')}
        </Button>
      </form>
      <div>
        <Button icon="shield-check" busy={busy} onClick={() => input.current?.click()}>
          {t('bundel.pilihBerkas')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/pdf"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void look(file);
            // The same file may be chosen again, altered meanwhile.
            event.target.value = '';
          }}
        />
      </div>
      {refused ? <Note tone="bad" role="alert" title={t(`bundel.tolak.${refused}` as MessageKey)} /> : null}
      {reply ? <Verdict {...reply} /> : null}
    </div>
  );
}
