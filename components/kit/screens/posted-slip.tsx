import { type ComponentType, useEffect, useRef } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import type { Posting } from '#types/proto/common.ts';
import { toFirstOpenField } from './first-field.ts';
import { JournalTable } from './journal-table.tsx';
import { BalancesAfter } from './posting-preview.tsx';
import { Slip } from './slip.tsx';

interface PostedSlipProps {
  readonly posting: Posting;
  readonly HandOver: ComponentType<{ readonly posting: Posting }> | undefined;
  readonly onClose: () => void;
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Shows the slip of a routine posting beside the next form, with the focus on printing. A digit begins the next transaction. */
export function PostedSlip({ posting, HandOver, onClose }: PostedSlipProps) {
  const t = useT();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => buttons.current?.querySelector('button')?.focus(), []);
  const next = () => {
    // The key that was pressed types into this field once it has the focus.
    toFirstOpenField();
    onClose();
  };
  const label = t('transaksi.baru');
  useShortcuts([{ keys: 'Escape', label, run: next }]);
  useEffect(() => {
    const begin = ({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent) => {
      const busy = target instanceof Element && target.matches('input, textarea, select');
      const covered = document.querySelector('.side-panel, dialog[open], .swal2-container, body.is-asked') !== null;
      if (!ctrlKey && !altKey && !metaKey && !busy && !covered && DIGITS.some((digit) => digit === key))
        toFirstOpenField();
    };
    document.addEventListener('keydown', begin);
    return () => document.removeEventListener('keydown', begin);
  }, []);
  return (
    <section className="stack-tight posted" aria-label={t('transaksi.slip')}>
      {posting.slip ? <Slip slip={posting.slip} /> : null}
      <div className="card no-print">
        <div className="card-body">
          <div ref={buttons} className="line">
            <Button variant="primary" icon="printer" onClick={() => window.print()}>
              {t('aksi.cetak')}
            </Button>
            {HandOver ? <HandOver posting={posting} /> : null}
            <Button onClick={next}>{label}</Button>
            <Chip tone="ok">{t('transaksi.sudahDibukukan')}</Chip>
          </div>
          <div className="preview sums-only">
            <BalancesAfter posting={posting} />
          </div>
          <details className="posted-journal">
            <summary>{t('transaksi.jurnal')}</summary>
            <div className="preview">
              <JournalTable lines={posting.jurnal} narrow />
            </div>
          </details>
        </div>
      </div>
    </section>
  );
}
