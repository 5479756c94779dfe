import { type ReactNode, useState } from 'react';
import type { RecordState } from '#hooks/use-record.ts';
import { Dialog } from './dialog.tsx';
import { Note } from './note.tsx';
import { PrintPreview } from './print-preview.tsx';
import { Loaded } from './states.tsx';

interface AwaitedProps<T> {
  readonly title: string;
  readonly state: RecordState<T>;
  readonly lines?: number;
  readonly onClose: () => void;
  /** Stands where the content came and there is nothing to print. */
  readonly children?: ReactNode;
}

/** Holds the place of a paper's preview while its content is on its way, or says why it does not come. */
export function AwaitedPaper<T>({ title, state, lines = 12, onClose, children = null }: AwaitedProps<T>) {
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <Loaded state={state} lines={lines}>
        {() => children}
      </Loaded>
    </Dialog>
  );
}

interface CountedProps<T> {
  readonly title: string;
  readonly state: RecordState<T>;
  readonly numberOf: (content: T) => string;
  /** Counts a print and returns the content as it goes to the printer. */
  readonly count: (content: T) => Promise<T>;
  /** The note above a paper that was printed before. */
  readonly again: string;
  readonly onClose: () => void;
  readonly children: (content: T) => ReactNode;
}

/** Previews a paper. The core counts the print before the printer gets it: from the second paper on, the paper says so. */
export function CountedPaper<T extends { readonly cetak: number }>(props: CountedProps<T>) {
  const { title, state, numberOf, count, again, onClose, children } = props;
  const [printed, setPrinted] = useState<T | null>(null);
  const content = printed ?? state.data;
  if (!content) return <AwaitedPaper title={title} state={state} onClose={onClose} />;
  return (
    <PrintPreview
      title={`${title} · ${numberOf(content)}`}
      onClose={onClose}
      before={async () => setPrinted(await count(content))}
    >
      {content.cetak > 0 ? <Note tone="info">{again}</Note> : null}
      {children(content)}
    </PrintPreview>
  );
}
