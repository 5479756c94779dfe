import type { ReactNode } from 'react';
import { currentPrinter } from './appearance.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { showFailure } from './failure.ts';
import { useT } from './messages.tsx';

interface PrintPreviewProps {
  /** Names the paper, after the words for a preview. */
  readonly title: string;
  readonly onClose: () => void;
  /** Runs before the print; where it fails nothing prints, and it informs the reader itself. */
  readonly before?: () => Promise<void>;
  readonly children: ReactNode;
}

/** The paper as it will come out, with the button that prints it and nothing else of the page. */
export function PrintPreview({ title, onClose, before, children }: PrintPreviewProps) {
  const t = useT();
  const printer = currentPrinter();
  const print = async () => {
    try {
      await before?.();
    } catch (error) {
      return showFailure(error);
    }
    window.print();
  };
  return (
    <Dialog
      title={`${t('cetak.pratinjau')} · ${title}`}
      size="wide"
      onClose={onClose}
      foot={
        <>
          {printer ? <span className="print-hint">{t('cetak.printer', { printer })}</span> : null}
          <Button onClick={onClose}>{t('aksi.tutup')}</Button>
          <Button variant="primary" icon="printer" onClick={() => void print()}>
            {t('aksi.cetak')}
          </Button>
        </>
      }
    >
      {/* Often longer than the window, and with nothing in it to go to: its own stop lets the keyboard scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached. */}
      <section className="paper" aria-label={title} tabIndex={0}>
        {children}
      </section>
    </Dialog>
  );
}
