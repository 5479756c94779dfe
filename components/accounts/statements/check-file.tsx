import '#lib/accounts/messages/statement.ts';
import { useRef, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import type { Tone } from '#components/kit/ui/chip.tsx';
import { Facts } from '#components/kit/ui/facts.tsx';
import { tellFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { printOf } from '#lib/file-print.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { statement } from '#services/accounts/statement.ts';
import { callRecord } from '#services/client.ts';
import type { StatementPeriksaBerkasReply } from '#types/proto/accounts/statement.ts';

const tones: Readonly<Record<string, Tone>> = { ASLI: 'ok', BERBEDA: 'bad', TIDAK_DIKENAL: 'warn' };

type Answer =
  | { readonly refused: 'BESAR' | 'BUKAN_PDF' }
  | { readonly name: string; readonly reply: StatementPeriksaBerkasReply };

function Verdict({ name, reply }: { readonly name: string; readonly reply: StatementPeriksaBerkasReply }) {
  const t = useT();
  const { hasil, nomor, jumlah_halaman, salinan } = reply;
  return (
    <Note tone={tones[hasil] ?? 'info'} role="status" title={t(`berkasSalinan.hasil.${hasil}` as MessageKey)}>
      <p>{t(`berkasSalinan.arti.${hasil}` as MessageKey, { berkas: name, nomor })}</p>
      {salinan ? (
        <Facts
          items={[
            { label: t('rk.nomor'), value: <code>{nomor}</code> },
            { label: t('rk.halaman'), value: String(jumlah_halaman) },
            { label: t('berkasSalinan.ke'), value: String(salinan.ke) },
            { label: t('rk.oleh'), value: `${salinan.nama_user}, ${salinan.kode_cabang}` },
            { label: t('rk.waktu'), value: <Moment value={salinan.waktu} /> },
          ]}
        />
      ) : null}
    </Note>
  );
}

/** Is a PDF the very file that left the bank? It is read here and goes nowhere; only its print is asked about. */
export function CheckFile() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const look = async (file: File) => {
    setAnswer(null);
    setBusy(true);
    try {
      const print = await printOf(file);
      if ('refused' in print) setAnswer(print);
      else setAnswer({ name: file.name, reply: await callRecord(statement.checkFile, print) });
    } catch (error) {
      await tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack">
      <p className="muted">{t('berkasSalinan.petunjuk')}</p>
      <div>
        <Button icon="search" busy={busy} onClick={() => input.current?.click()}>
          {t('berkasSalinan.pilih')}
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
      {answer && 'refused' in answer ? (
        <Note tone="bad" role="alert" title={t(`berkasSalinan.tolak.${answer.refused}` as MessageKey)} />
      ) : null}
      {answer && 'reply' in answer ? <Verdict {...answer} /> : null}
    </div>
  );
}
