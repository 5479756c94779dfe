import { useEffect, useRef } from 'react';

/** True while a person types or a dialog is open: a single letter is then text, not a command. */
function isBusy(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.matches('input, textarea, select, [contenteditable="true"]');
  return typing || document.querySelector('dialog[open], .swal2-container') !== null;
}

/**
 * Single-key commands of a screen, by `KeyboardEvent.key` in lower case, e.g. { j: next, k: previous }.
 * They rest while a person types, while a dialog is open, and with Ctrl, Alt or Meta held.
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isBusy(event.target)) return;
      const run = latest.current[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
