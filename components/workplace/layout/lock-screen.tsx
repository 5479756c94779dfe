import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { unlockScreen } from '#hooks/screen-lock.ts';
import type { Ended } from './use-session-status.ts';

/** Above everything: what lies beneath is neither seen nor read aloud nor reached, and still there afterwards. */
const COVERED = 'is-locked';

/** Covers the page as a modal window that nothing closes but the password. Popups, which listen at the window, get none of its keys. */
function useCover() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    const quiet = (event: KeyboardEvent) => {
      event.stopPropagation();
      // Refused here, Escape does not even ask the window to close: until it stood again, keys would reach the page.
      if (event.key === 'Escape') event.preventDefault();
    };
    const again = () => {
      if (dialog?.isConnected) dialog.showModal();
    };
    document.body.classList.add(COVERED);
    dialog?.showModal();
    dialog?.querySelector('input')?.focus();
    dialog?.addEventListener('keydown', quiet);
    // A phone's own way back closes it all the same.
    dialog?.addEventListener('close', again);
    return () => {
      dialog?.removeEventListener('close', again);
      dialog?.removeEventListener('keydown', quiet);
      dialog?.close();
      document.body.classList.remove(COVERED);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return ref;
}

type SignOut = () => Promise<void>;

/** The way back, by the own password, and the way out. */
function Unlock({ signOut }: { readonly signOut: SignOut }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal('');
    try {
      await work();
    } catch (error) {
      setPassword('');
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
      form.current?.querySelector('input')?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !busy) void attempt(() => unlockScreen(password));
  };
  return (
    <form ref={form} className="stack" onSubmit={submit}>
      <p>{t('kunci.penjelasan')}</p>
      <TextField
        name="kunci_sandi"
        label={t('kunci.sandi')}
        type="password"
        autoComplete="current-password"
        value={password}
        error={refusal}
        onChange={setPassword}
      />
      <div className="line lock-foot">
        <Button variant="quiet" disabled={busy} onClick={() => void attempt(signOut)}>
          {t('kunci.keluar')}
        </Button>
        <Button variant="primary" type="submit" busy={busy} disabled={password === ''}>
          {t('kunci.buka')}
        </Button>
      </div>
    </form>
  );
}

interface LockScreenProps {
  readonly name: string;
  /** Set when the session is over: no password opens it any more. */
  readonly ended: Ended | null;
  readonly signOut: SignOut;
}

/** The locked screen: whose it is, and how to go on. */
export function LockScreen({ name, ended, signOut }: LockScreenProps) {
  const t = useT();
  const title = useId();
  const ref = useCover();
  return createPortal(
    <dialog ref={ref} className="lock-screen" aria-labelledby={title} onCancel={(event) => event.preventDefault()}>
      <div className="card lock-card">
        <div className="card-body stack">
          <div>
            <h2 id={title}>{t(ended ? 'popup.sesiHabis' : 'kunci.judul')}</h2>
            <p className="lock-who">{t('kunci.sebagai', { nama: name })}</p>
          </div>
          {ended ? (
            <>
              <p role="alert">{ended.text}</p>
              <div className="line lock-foot">
                <Button variant="primary" onClick={ended.leave}>
                  {t('kunci.keluar')}
                </Button>
              </div>
            </>
          ) : (
            <Unlock signOut={signOut} />
          )}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
