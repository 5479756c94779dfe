import { type ReactNode, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { showFailure } from './failure.ts';
import { PrintPreview } from './print-preview.tsx';
import { Skeleton } from './skeleton.tsx';

interface PrintSheetProps<S> {
  readonly label: string;
  /** Names the paper. */
  readonly title: string;
  /** Reads the paper's content as it is now; null where the reader has heard why there is none. */
  readonly read: () => Promise<S | null>;
  /** The paper; may be loaded when it is first shown. `at`: when it was read, an instant, ISO 8601. */
  readonly children: (sheet: S, at: string) => ReactNode;
}

/** Draws the button that reads the present content of a paper, and shows it as it will be printed. */
export function PrintSheet<S>({ label, title, read, children }: PrintSheetProps<S>) {
  const [found, setFound] = useState<{ sheet: S; at: string } | null>(null);
  const [reading, setReading] = useState(false);
  const open = async () => {
    setReading(true);
    try {
      const sheet = await read();
      if (sheet !== null) setFound({ sheet, at: new Date().toISOString() });
    } catch (error) {
      await showFailure(error);
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <Button icon="printer" busy={reading} onClick={() => void open()}>
        {label}
      </Button>
      {found ? (
        <PrintPreview title={title} onClose={() => setFound(null)}>
          <Suspense fallback={<Skeleton lines={6} />}>{children(found.sheet, found.at)}</Suspense>
        </PrintPreview>
      ) : null}
    </>
  );
}
