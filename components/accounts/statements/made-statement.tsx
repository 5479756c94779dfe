import '#lib/accounts/messages/statement.ts';
import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { StatementWindow } from './statement-window.tsx';

/** Shows the number of a statement that a request has made, and the window that prints and downloads it. */
export function MadeStatement({ nomor }: { readonly nomor: string }) {
  const t = useT();
  const [open, setOpen] = useState(true);
  return (
    <div className="stack no-print">
      <Note tone="ok" role="status" title={t('rk.dibuatKini')}>
        <p>
          <strong className="code">{nomor}</strong>
        </p>
        <p>{t('rk.dibuatCara')}</p>
      </Note>
      <div>
        <Button icon="eye" onClick={() => setOpen(true)}>
          {t('rk.buka')}
        </Button>
      </div>
      {open ? <StatementWindow nomor={nomor} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
