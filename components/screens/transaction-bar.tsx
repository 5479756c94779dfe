import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { useT } from '../ui/messages.tsx';

interface TransactionBarProps {
  readonly needsApproval: boolean;
  /** Continues a draft or returned item: it goes on through the workflow it is in. */
  readonly resumed: boolean;
  readonly onProcess: () => void;
  readonly onSubmit: () => void;
  readonly onDraft: () => void;
}

const isCovered = () => document.querySelector('dialog[open], .swal2-container') !== null;

/** Ctrl+Enter runs the primary button, Alt+R goes to the first field: hands stay on the keyboard. */
function useBarKeys(run: () => void) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isCovered()) return;
      if (event.ctrlKey && event.key === 'Enter') {
        event.preventDefault();
        latest.current();
      } else if (event.altKey && event.key.toLowerCase() === 'r') {
        event.preventDefault();
        document.querySelector<HTMLInputElement>('.content form input')?.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** The ways on from a filled form; exactly one of them is primary. */
export function TransactionBar({ needsApproval, resumed, onProcess, onSubmit, onDraft }: TransactionBarProps) {
  const t = useT();
  const primary = resumed ? onSubmit : onProcess;
  useBarKeys(primary);
  return (
    <div className="action-bar">
      <span className="keys" aria-hidden="true">
        <span>
          <kbd>Alt R</kbd> {t('transaksi.tombolAwal')}
        </span>
        <span>
          <kbd>F4</kbd> {t('transaksi.tombolCari')}
        </span>
        <span>
          <kbd>Ctrl ↵</kbd> {t('transaksi.tombolProses')}
        </span>
      </span>
      <Button onClick={onDraft}>{t('transaksi.simpanDraf')}</Button>
      {needsApproval && !resumed ? (
        <Button variant="accent" onClick={onSubmit}>
          {t('transaksi.kirim')}
        </Button>
      ) : null}
      <Button variant="primary" onClick={primary} aria-keyshortcuts="Control+Enter">
        {t(resumed ? 'transaksi.kirim' : needsApproval ? 'transaksi.prosesOverride' : 'transaksi.proses')}
      </Button>
    </div>
  );
}
