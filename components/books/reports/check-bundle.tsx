import '#lib/books/messages/day-bundle.ts';
import { type FormEvent, useState } from 'react';
import { FileButton } from '#components/kit/fields/file-button.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import type { Tone } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useAnswer } from '#components/kit/ui/use-answer.ts';
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
        <DescriptionList
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

type Answer = { readonly refused: 'BESAR' | 'BUKAN_PDF' } | { readonly reply: PeriksaBundelReply };

/** Leads from a bundle's number, typed or scanned, or its file, to its day and tells whether it is as it was made. */
export function CheckBundle() {
  const t = useT();
  const [nomor, setNomor] = useState('');
  const { busy, answer, ask } = useAnswer<Answer>();
  const check = async (sidik: string) => ({ reply: await callRecord(bundle.check, { nomor, sidik }) });
  const look = async (file: File): Promise<Answer> => {
    const print = await printOf(file);
    return 'refused' in print ? print : check(print.sidik);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(() => check(''));
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
        <FileButton
          icon="shield-check"
          busy={busy}
          accept="application/pdf"
          onFile={(file) => void ask(() => look(file))}
        >
          {t('bundel.pilihBerkas')}
        </FileButton>
      </div>
      {answer && 'refused' in answer ? (
        <Note tone="bad" role="alert" title={t(`bundel.tolak.${answer.refused}` as MessageKey)} />
      ) : null}
      {answer && 'reply' in answer ? <Verdict {...answer.reply} /> : null}
    </div>
  );
}
