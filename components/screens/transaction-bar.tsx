import { type Shortcut, useShortcuts } from '#hooks/use-shortcuts.ts';
import { Button } from '../ui/button.tsx';
import { Keys } from '../ui/keys.tsx';
import { useT } from '../ui/messages.tsx';

interface TransactionBarProps {
  readonly needsApproval: boolean;
  /** Continues a draft or returned item: it goes on through the workflow it is in. */
  readonly resumed: boolean;
  readonly onProcess: () => void;
  readonly onSubmit: () => void;
  readonly onDraft: () => void;
}

const toFirstField = () => document.querySelector<HTMLInputElement>('.content form input')?.focus();

/** The ways on from a filled form; exactly one of them is primary. */
export function TransactionBar({ needsApproval, resumed, onProcess, onSubmit, onDraft }: TransactionBarProps) {
  const t = useT();
  const primary = resumed ? onSubmit : onProcess;
  const shortcuts: readonly Shortcut[] = [
    { keys: 'Alt+R', label: t('transaksi.tombolAwal'), run: toFirstField },
    { keys: 'F4', label: t('transaksi.tombolCari') },
    { keys: 'Ctrl+Enter', label: t('transaksi.tombolProses'), run: primary },
  ];
  useShortcuts(shortcuts);
  return (
    <div className="action-bar">
      <span className="keys" aria-hidden="true">
        {[...shortcuts, { keys: '?', label: t('pintasan.label') }].map(({ keys, label }) => (
          <span key={keys}>
            <Keys keys={keys} /> {label}
          </span>
        ))}
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
