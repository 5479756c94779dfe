import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import type { Tone } from './chip.tsx';
import { useT } from './messages.tsx';
import { Note } from './note.tsx';

const SHOWN_MS = 6_000;

/** Several texts stand below each other. */
type ShowToast = (text: string | readonly string[], tone?: Tone, title?: string) => void;

interface ToastItem {
  readonly id: number;
  readonly lines: readonly string[];
  readonly tone: Tone;
  readonly title: string;
}

const Toasts = createContext<ShowToast>(() => undefined);

/** `toast('Tersalin')`: a short word that goes away by itself. Never for what must be read. */
export const useToast = () => useContext(Toasts);

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const [shown, setShown] = useState<readonly ToastItem[]>([]);
  const next = useRef(0);
  const show = useCallback<ShowToast>((text, tone = 'ok', title = '') => {
    const id = next.current++;
    setShown((before) => [...before, { id, lines: typeof text === 'string' ? [text] : text, tone, title }]);
    setTimeout(() => setShown((before) => before.filter((toast) => toast.id !== id)), SHOWN_MS);
  }, []);
  return (
    <Toasts.Provider value={show}>
      {children}
      <section className="toasts" aria-label={t('shell.pemberitahuan')} aria-live="polite">
        {shown.map(({ id, lines, tone, title }) => (
          <Note key={id} tone={tone} title={title}>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Note>
        ))}
      </section>
    </Toasts.Provider>
  );
}
