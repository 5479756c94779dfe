import { showDates } from '#lib/shown-dates.ts';
import type { id } from './all.ts';
import './common.ts';
import { knownTexts } from './known.ts';
import './session.ts';
import './shell.ts';

/** The key of a text; which area it belongs to says the file it stands in. */
export type MessageKey = keyof typeof id;
export type MessageParams = Readonly<Record<string, string | number>>;

export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

let spoken: Language = 'id';
let texts: Readonly<Record<string, string>> = knownTexts;

/** The language that `message` answers in. */
export const currentLanguage = (): Language => spoken;

/** From now on every text is in this language. Only the browser calls it, for the one person in front of it. */
export function speak(language: Language, all: Readonly<Record<string, string>>): void {
  spoken = language;
  texts = all;
}

/** Is it the key of a text that is here? In English all are. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(texts, key);

/** The text of a key in the current language, its {placeholders} filled; a day among them is shown as screens show it. */
export function message(key: MessageKey, params: MessageParams = {}): string {
  return (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => showDates(String(params[name] ?? '')));
}

/**
 * The text of a code that only the server knows ('menu.' + 'kasTeller'). Where this browser has none: the Indonesian words that
 * came with the code, or else the code itself.
 */
export function messageOf(prefix: string, code: string, words: string = code): string {
  const key = `${prefix}${code}`;
  return isMessageKey(key) ? message(key) : words;
}

/** What an operation is called; `words` are those that came with its code, for a screen that does not carry the names of all. */
export const operationName = (flowCode: string, words: string): string =>
  messageOf('alur.', flowCode, words || flowCode);

/** The name of a product or an account of the ledger: the bank's own, in English where it is one of those that the bank is laid with. */
export const bankName = (nama: string): string => messageOf('nama.', nama);
