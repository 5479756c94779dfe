import { useEffect, useRef } from 'react';

/** A window or the lock over the page takes the keys itself. */
const isAsked = () => document.querySelector('dialog[open], .swal2-container, body.is-locked') !== null;

interface TypedMeanwhileProps {
  /** Receives each change of what was typed: a character is added, Backspace takes the last one away. */
  readonly onType: (change: (typed: string) => string) => void;
  /** Enter was pressed: the palette takes its first entry as soon as it has one. */
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/**
 * Keeps the keys that a person types while the palette's code loads. Otherwise they would go into the field that had the focus, and
 * Enter would go on in a form of money. The page gets no key meanwhile.
 */
export function TypedMeanwhile(props: TypedMeanwhileProps) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const buffer = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isAsked()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { onType, onEnter, onClose } = latest.current;
      const { key } = event;
      if (key.length === 1) onType((typed) => typed + key);
      else if (key === 'Backspace') onType((typed) => typed.slice(0, -1));
      else if (key === 'Enter') onEnter();
      else if (key === 'Escape') onClose();
    };
    window.addEventListener('keydown', buffer, { capture: true });
    return () => window.removeEventListener('keydown', buffer, { capture: true });
  }, []);
  return null;
}
