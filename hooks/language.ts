import { useEffect, useSyncExternalStore } from 'react';
import { currentLanguage, type Language, languages, speak } from '#lib/messages/id.ts';
import { knownTexts } from '#lib/messages/known.ts';

/** The key holds the last choice of this browser, for the pages before sign-in; below it is one entry per user. */
const KEY = 'amanah.language';
const keyOf = (user: string) => `${KEY}:${user}`;

const listeners = new Set<() => void>();
/** The latest wish counts: a slow load of English must not undo a later choice of Indonesian. */
let wanted: Language = 'id';

const read = (key: string): Language | null => {
  const stored = localStorage.getItem(key);
  return languages.find((language) => language === stored) ?? null;
};

/** Shows every text in this language; English is loaded whole with its first use. */
async function show(language: Language): Promise<void> {
  wanted = language;
  const texts = language === 'en' ? (await import('#lib/messages/en.ts')).spokenEnglish : knownTexts;
  if (wanted !== language) return;
  speak(language, texts);
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Switches the language at once and remembers it for this user ('' before sign-in), and for the sign-in page of this browser. */
export function chooseLanguage(language: Language, user: string): Promise<void> {
  localStorage.setItem(KEY, language);
  if (user !== '') localStorage.setItem(keyOf(user), language);
  return show(language);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the current language; a component that uses it is drawn again when it changes. The server's page is Indonesian. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, () => 'id');

/** Applies the remembered language: this user's own, or before sign-in ('') the last one of this browser. */
export function useRememberedLanguage(user: string): void {
  useEffect(() => {
    const remembered = (user === '' ? null : read(keyOf(user))) ?? read(KEY) ?? 'id';
    if (remembered !== currentLanguage()) void show(remembered);
  }, [user]);
}
