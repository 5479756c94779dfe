import { type ComponentType, useEffect, useRef } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { Posting } from '#types/proto/common.ts';
import { JournalTable } from './journal-table.tsx';
import { BalancedChip, BalancesAfter } from './posting-preview.tsx';
import { Slip } from './slip.tsx';

interface PostedPanelProps {
  readonly posting: Posting;
  /** Shows what was made beside the journal. */
  readonly Document?: ComponentType<{ readonly nomor: string }> | undefined;
  readonly onNew: () => void;
}

/** Shows the result of a posting: the slip to print, which has the focus, and the journal that was written. */
export function PostedPanel({ posting, Document, onNew }: PostedPanelProps) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  // Printing comes first where there is a slip: the customer waits for it.
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  return (
    <>
      <div className="two-columns">
        <div className="stack">
          {Document && posting.nomor_dokumen ? <Document nomor={posting.nomor_dokumen} /> : null}
          {posting.slip ? <Slip slip={posting.slip} /> : null}
        </div>
        {posting.jurnal.length > 0 ? (
          <aside className="preview no-print">
            <Card title={t('transaksi.jurnal')} aside={<BalancedChip lines={posting.jurnal} />}>
              <JournalTable lines={posting.jurnal} narrow />
              <BalancesAfter posting={posting} />
            </Card>
          </aside>
        ) : null}
      </div>
      <div ref={bar} className="action-bar">
        {posting.slip ? (
          <Button icon="printer" onClick={() => window.print()}>
            {t('aksi.cetak')}
          </Button>
        ) : null}
        <Button variant="primary" icon="plus-lg" onClick={onNew}>
          {t('transaksi.baru')}
        </Button>
      </div>
    </>
  );
}
