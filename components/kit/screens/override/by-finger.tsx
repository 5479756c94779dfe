import '#lib/cash/messages/transaction.ts';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { refusalText } from '#components/kit/ui/failure.ts';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Spinner } from '#components/kit/ui/spinner.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { ApiError } from '#services/api-error.ts';
import { callRecord, newKey, workstation } from '#services/client.ts';
import { access } from '#services/control/access.ts';
import { type ReaderState, readerState, type Scan, scanFinger } from '#services/fingerprint-reader.ts';
import type { CounterProps } from './way.ts';

/** NONE: the bank has no readers at all. */
type Found = 'LOOKING' | 'NONE' | ReaderState;

/** Searches for the fingerprint reader of this workstation, again when asked to. */
function useReader() {
  const [found, setFound] = useState<Found>('LOOKING');
  const [turn, setTurn] = useState(0);
  const address = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is a new search.
  useEffect(() => {
    const gone = new AbortController();
    const look = async () => {
      setFound('LOOKING');
      address.current ||= (await workstation(gone.signal)).sidik_jari;
      setFound(address.current === '' ? 'NONE' : await readerState(address.current, gone.signal));
    };
    look().catch(() => {
      if (!gone.signal.aborted) setFound('AWAY');
    });
    return () => gone.abort();
  }, [turn]);
  return { found, setFound, address, lookAgain: () => setTurn((before) => before + 1) };
}

/** Explains the fault of the fingerprint reader, and what somebody at the counter can do about it. */
function NoReader({ found, onAgain }: { readonly found: 'NONE' | 'AWAY' | 'ABSENT'; readonly onAgain: () => void }) {
  const t = useT();
  if (found === 'NONE') return <Note title={t('override.tanpaPembaca')}>{t('override.tanpaPembacaTeks')}</Note>;
  const texts = {
    AWAY: ['override.pembacaDiam', 'override.pembacaDiamTeks'],
    ABSENT: ['override.alatLepas', 'override.alatLepasTeks'],
  } as const;
  const [title, text] = texts[found];
  return (
    <div className="stack">
      <Note tone="bad" role="alert" title={t(title)}>
        {t(text)}
      </Note>
      <div className="line">
        <Button icon="arrow-clockwise" className="push" onClick={onAgain}>
          {t('override.cariLagi')}
        </Button>
      </div>
    </div>
  );
}

const failureText = (t: Translate, failure: Exclude<Scan['failure'], null | 'AWAY'>) =>
  t(
    (
      {
        NOT_RECOGNISED: 'override.tidakDikenali',
        TIMEOUT: 'override.tanpaJari',
        BUSY: 'override.pembacaSibuk',
      } as const
    )[failure],
  );

type Step = 'READY' | 'PLACING' | 'KNOWN';

/** From the challenge to the grant: asks the core, the reader, and the core again. */
function useScan({ flowCode, flowData, username, onGranted }: CounterProps, address: string, onAway: () => void) {
  const t = useT();
  const { run } = useCommand(access.authenticateOverride);
  const [step, setStep] = useState<Step>('READY');
  const [refusal, setRefusal] = useState('');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const work = async (signal: AbortSignal): Promise<string> => {
    const name = username.trim();
    const content = { username: name, flowCode, flowData };
    const { challenge } = await callRecord(access.fingerprintChallenge, content, { signal });
    const { assertion, failure } = await scanFinger(address, { challenge, id_user: name }, signal);
    if (failure === 'AWAY') {
      onAway();
      return '';
    }
    if (failure === 'TIMEOUT' || failure === 'BUSY') return failureText(t, failure);
    if (failure === null) setStep('KNOWN');
    try {
      // The core also gets a finger that was not recognised: it refuses it and writes that to its trail.
      const grant = await run({ ...content, assertion, login_type: 'FINGERPRINT' }, { key: newKey() });
      // A teller who has closed the window meanwhile no longer wants the transaction.
      if (!signal.aborted) onGranted(grant.token_override);
      return '';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.respCode === '55' ? failureText(t, 'NOT_RECOGNISED') : refusalText(error);
    }
  };

  const scan = async () => {
    const attempt = new AbortController();
    running.current = attempt;
    setRefusal('');
    setStep('PLACING');
    try {
      setRefusal(await work(attempt.signal));
    } catch (error) {
      if (attempt.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setRefusal(refusalText(error));
    } finally {
      if (running.current === attempt) setStep('READY');
    }
  };
  const cancel = useCallback(() => {
    running.current?.abort();
    setStep('READY');
  }, []);
  return { step, refusal, scan, cancel };
}

/** Tells the supervisor the next step, and the result of the last scan. */
function ScanState({ step, refusal, nama }: { readonly step: Step; readonly refusal: string; readonly nama: string }) {
  const t = useT();
  return (
    <>
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
      <div role="status">
        {step === 'READY' ? (
          <p className="muted">{t('override.pembacaSiap')}</p>
        ) : (
          <p className="waiting-live">
            <Spinner />
            {step === 'KNOWN' ? t('override.dikenali') : t('override.tempelkan', { nama })}
          </p>
        )}
      </div>
    </>
  );
}

/** The supervisor comes to the counter and lays a finger on the reader of this workstation. */
export function ByFinger(props: CounterProps) {
  const { username, onUsername } = props;
  const t = useT();
  const { found, setFound, address, lookAgain } = useReader();
  const { step, refusal, scan, cancel } = useScan(props, address.current, () => setFound('AWAY'));
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(step);
  // One button takes the other's place, so the focus must not be lost between them.
  useEffect(() => {
    if (before.current !== step && step !== 'KNOWN') button.current?.focus();
    before.current = step;
  }, [step]);

  if (found === 'LOOKING') {
    return (
      <p className="waiting-live" role="status">
        <Spinner />
        {t('override.cariPembaca')}
      </p>
    );
  }
  if (found !== 'READY') return <NoReader found={found} onAgain={lookAgain} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void scan();
  };
  return (
    <form className="stack" onSubmit={submit} autoComplete="off">
      <ScanState step={step} refusal={refusal} nama={username.trim()} />
      <TextField
        name="username"
        label={t('override.username')}
        value={username}
        onChange={onUsername}
        disabled={step !== 'READY'}
        required
      />
      <div className="line">
        {step === 'READY' ? (
          <Button
            ref={button}
            type="submit"
            variant="primary"
            icon="fingerprint"
            className="push"
            disabled={username.trim() === ''}
          >
            {t('override.pindai')}
          </Button>
        ) : (
          <Button key="cancel" ref={button} className="push" disabled={step === 'KNOWN'} onClick={cancel}>
            {t('aksi.batal')}
          </Button>
        )}
      </div>
    </form>
  );
}
