import { showDates } from '#lib/shown-dates.ts';
import type { id } from './all.ts';
import './common.ts';
import { knownTexts } from './known.ts';
import './session.ts';
import './shell.ts';

/** The module of a key says which file holds its text. */
export type MessageKey = keyof typeof id;
export type MessageParams = Readonly<Record<string, string | number>>;

export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

let spoken: Language = 'id';
let texts: Readonly<Record<string, string>> = knownTexts;

/** Returns the language of `message`. */
export const currentLanguage = (): Language => spoken;

/** Switches every text to this language. Only the browser calls it, for the one person in front of it. */
export function speak(language: Language, all: Readonly<Record<string, string>>): void {
  spoken = language;
  texts = all;
}

/** Returns true when the key has a text here. In English all have one. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(texts, key);

/** Returns the text of a key in the current language, its {placeholders} filled; a day among them is written as screens show it. */
export function message(key: MessageKey, params: MessageParams = {}): string {
  return (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => showDates(String(params[name] ?? '')));
}

/**
 * Returns the text of a code that only the server knows ('menu.' + 'kasTeller'). If this browser has none: the Indonesian words that came
 * with the code, or else the code itself.
 */
export function messageOf(prefix: string, code: string, words: string = code): string {
  const key = `${prefix}${code}`;
  return isMessageKey(key) ? message(key) : words;
}

/** Returns the name of an operation; `words` came with its code, for a screen that does not carry the names of all. */
export const operationName = (flowCode: string, words: string): string =>
  messageOf('alur.', flowCode, words || flowCode);

/** Returns the name of a product or an account of the ledger: the bank's own, in English when the bank is set up with it. */
export const bankName = (nama: string): string => messageOf('nama.', nama);
