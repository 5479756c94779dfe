import { useEffect, useRef } from 'react';

/**
 * A key's command is declared once: the list of shortcuts shows what is bound. `keys` is written as people read it: 'J', '?', 'F4',
 * 'Alt+R', 'Ctrl+Enter'.
 */
export interface Shortcut {
  readonly keys: string;
  /** The label names the command in the reader's language. */
  readonly label: string;
  /** It is left out when the part itself listens, as a field does for its own key: then it is only shown. */
  readonly run?: () => void;
  /** The key belongs to the frame, not to the screen. */
  readonly everywhere?: boolean;
  /** The list of shortcuts leaves it out, because another line there covers it. */
  readonly silent?: boolean;
}

/** The set holds each mounted part's current literal, oldest first. */
const declared = new Set<{ readonly current: readonly Shortcut[] }>();

const bound = (): readonly Shortcut[] => [...declared].flatMap((part) => part.current);

/** Returns the keys that are bound now, for the list of shortcuts. */
export const shortcutsNow = (): readonly Shortcut[] => bound().filter(({ silent }) => silent !== true);

/** Returns true while a dialog or popup is open, or the screen is locked, even without the lock's window: the screen beneath rests. */
const isCovered = () =>
  document.querySelector('dialog[open], .swal2-container, [role="menu"], body.is-locked, body.is-asked') !== null;
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable="true"]');

/** Returns a pressed key as a literal writes it; Shift counts only through the character it makes. */
function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const held = [event.ctrlKey && 'Ctrl', event.altKey && 'Alt', event.metaKey && 'Meta'];
  return [...held.filter((name) => name !== false), key].join('+');
}

/** A key that makes text is text while a person types; F-keys and those with Ctrl or Alt are commands everywhere. */
const makesText = (name: string) => !/^(F\d+|(Ctrl|Alt|Meta)\+.*)$/.test(name);

/** The frame's keys come first: of two for one key, the screen's wins. */
const byNearness = () => {
  const all = bound();
  return [...all.filter(({ everywhere }) => everywhere), ...all.filter(({ everywhere }) => !everywhere)];
};

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isCovered()) return;
  const name = nameOf(event);
  if (makesText(name) && isTyping(event.target)) return;
  const found = byNearness().findLast(
    ({ keys, run }) => run !== undefined && keys.toUpperCase() === name.toUpperCase(),
  );
  if (!found?.run) return;
  event.preventDefault();
  found.run();
}

/**
 * Binds the shortcuts of a screen or part for as long as it is shown. Single letters rest while a person types, all of them while a
 * dialog is open; a screen's key wins over the same key of the frame.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const part = useRef(shortcuts);
  useEffect(() => {
    part.current = shortcuts;
  });
  useEffect(() => {
    if (declared.size === 0) document.addEventListener('keydown', onKeyDown);
    declared.add(part);
    return () => {
      declared.delete(part);
      if (declared.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
