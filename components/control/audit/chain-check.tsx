import { useEffect, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { ProgressBar } from '#components/kit/ui/progress-bar.tsx';
import { isMessageKey, type MessageKey } from '#lib/messages/id.ts';
import { ApiError } from '#services/api-error.ts';
import { callRecord } from '#services/client.ts';
import { audit } from '#services/control/audit.ts';
import type { PeriksaRantaiReply } from '#types/proto/control/audit.ts';

interface Progress {
  readonly part: PeriksaRantaiReply | null;
  readonly done: boolean;
  readonly error: ApiError | null;
}

const beginning: Progress = { part: null, done: false, error: null };

/** Checks the chain part by part while the window is open; another attempt starts over. */
function useChainCheck(attempt: number): Progress {
  const [state, setState] = useState(beginning);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts it over.
  useEffect(() => {
    const stop = new AbortController();
    const run = async () => {
      setState(beginning);
      for (let dari = ''; ; ) {
        const part = await callRecord(audit.chain, { dari }, { signal: stop.signal });
        const done = part.sebab !== '' || BigInt(part.sampai) >= BigInt(part.ujung);
        setState({ part, done, error: null });
        if (done) return;
        dari = (BigInt(part.sampai) + 1n).toString();
      }
    };
    run().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setState((before) => ({ ...before, error }));
    });
    return () => stop.abort();
  }, [attempt]);
  return state;
}

/** Returns the text for the fault of the first row that does not fit the chain. */
const causeKey = (cause: string): MessageKey => {
  const key = `rantai.sebab.${cause}`;
  return isMessageKey(key) ? key : 'rantai.sebab.UJUNG';
};

const percentOf = ({ sampai, ujung }: PeriksaRantaiReply): number =>
  ujung === '0' ? 100 : Number((BigInt(sampai) * 100n) / BigInt(ujung));

function Verdict({ part }: { readonly part: PeriksaRantaiReply }) {
  const t = useT();
  const whole = part.sebab === '';
  return (
    <>
      <Note
        tone={whole ? 'ok' : 'bad'}
        role={whole ? 'status' : 'alert'}
        title={t(whole ? 'rantai.utuh' : 'rantai.rusak')}
      >
        {whole
          ? t('rantai.utuhPenjelasan', { jumlah: part.sampai })
          : t('rantai.sebab', { sebab: t(causeKey(part.sebab)) })}
      </Note>
      <DescriptionList
        rows
        items={[
          ...(whole ? [] : [{ label: t('rantai.baris'), value: part.nama || part.id_audit || '–' }]),
          { label: t('rantai.posisi'), value: part.sampai },
          { label: t('rantai.kepala'), value: <span className="mono small wrap-anywhere">{part.kepala}</span> },
        ]}
      />
    </>
  );
}

/** Verifies the hash chain from the screen: how far it has come, then whole with its head, or the first row that was touched. */
export function ChainCheck({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [attempt, setAttempt] = useState(0);
  const { part, done, error } = useChainCheck(attempt);
  return (
    <Dialog
      title={t('rantai.judul')}
      onClose={onClose}
      foot={
        <>
          {done || error ? (
            <Button icon="arrow-clockwise" onClick={() => setAttempt(attempt + 1)}>
              {t('rantai.ulangi')}
            </Button>
          ) : null}
          <Button variant="primary" onClick={onClose}>
            {t('aksi.tutup')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {error ? (
          <Note tone="bad" role="alert" title={t('rantai.gagal')}>
            {error.message}
          </Note>
        ) : null}
        {part && done ? <Verdict part={part} /> : null}
        {!done && !error ? (
          <ProgressBar
            label={part ? t('rantai.sampai', { sampai: part.sampai, ujung: part.ujung }) : t('rantai.mulai')}
            percent={part ? percentOf(part) : undefined}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
