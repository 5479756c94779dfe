import { createContext, useContext, useEffect, useRef, useState } from 'react';

/**
 * A key's command is declared once: the list of shortcuts shows what is bound. `keys` is written as people read it: 'J', '?', 'F4',
 * 'Alt+R', 'Ctrl+Enter'.
 */
export interface Shortcut {
  readonly keys: string;
  /** The label names the command in the reader's language. */
  readonly label: string;
  /** It is left out when the part itself listens, as a field does for its own key: then it is only shown. */
  readonly run?: (() => void) | undefined;
  /** The key belongs to the frame, not to the screen. */
  readonly everywhere?: boolean | undefined;
  /** The list of shortcuts leaves it out, because another line there covers it. */
  readonly silent?: boolean | undefined;
}

/** A panel over the page, which the page's own parts do not belong to. */
type Place = object | null;

interface Part {
  readonly literal: { readonly current: readonly Shortcut[] };
  readonly place: Place;
}

/** The set holds each mounted part with its current literal, oldest first. */
const declared = new Set<Part>();

/** Panels that are open over the page, the topmost last. */
const over: object[] = [];

const PlaceContext = createContext<Place>(null);

/** Gives the keys of the parts inside to the panel that `usePlaceOver` has opened. */
export const KeysPlace = PlaceContext.Provider;

/** Opens a place over the page for as long as the panel is shown. The page's letters rest meanwhile, because its buttons are covered. */
export function usePlaceOver(): object {
  const [place] = useState(() => ({}));
  useEffect(() => {
    over.push(place);
    return () => {
      over.splice(over.indexOf(place), 1);
    };
  }, [place]);
  return place;
}

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

/** Returns true for keys of the page that go on beside a panel: the commands, while a person works in the page itself. */
const goesOn = ({ keys }: Shortcut, target: EventTarget | null) =>
  !makesText(keys) && target instanceof Element && target.closest('#content') !== null;

/** Returns the keys that are bound now. Beside a panel those are its own, the frame's, and what goes on in the page. */
function bound(target: EventTarget | null): readonly Shortcut[] {
  const top = over.at(-1);
  const parts = [...declared];
  if (top === undefined) return parts.flatMap(({ literal }) => literal.current);
  return parts.flatMap(({ literal: { current }, place }) =>
    place === top ? current : current.filter((key) => key.everywhere || (place === null && goesOn(key, target))),
  );
}

/** Returns the keys that are bound now, for the list of shortcuts. */
export const shortcutsNow = (): readonly Shortcut[] =>
  bound(document.activeElement).filter(({ silent }) => silent !== true);

/** The frame's keys come first: of two for one key, the screen's wins. */
function byNearness(target: EventTarget | null): readonly Shortcut[] {
  const all = bound(target);
  return [...all.filter(({ everywhere }) => everywhere), ...all.filter(({ everywhere }) => !everywhere)];
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isCovered()) return;
  const name = nameOf(event);
  if (makesText(name) && isTyping(event.target)) return;
  const found = byNearness(event.target).findLast(
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
  const place = useContext(PlaceContext);
  const literal = useRef(shortcuts);
  useEffect(() => {
    literal.current = shortcuts;
  });
  useEffect(() => {
    const part = { literal, place };
    if (declared.size === 0) document.addEventListener('keydown', onKeyDown);
    declared.add(part);
    return () => {
      declared.delete(part);
      if (declared.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [place]);
}
