import { feeTexts } from '#lib/fees.ts';
import { operationTexts } from '#lib/operations/operations.ts';
import { parameterTexts } from '#lib/parameters.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { branch } from './branch.ts';
import { changes } from './changes.ts';
import { common } from './common.ts';
import { currency } from './currency.ts';
import { desk } from './desk.ts';
import { flow } from './flow.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { ledger } from './ledger.ts';
import { management } from './management.ts';
import { report } from './report.ts';
import { roles } from './roles.ts';
import { savings } from './savings.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { teller } from './teller.ts';
import { terms } from './terms.ts';
import { transaction } from './transaction.ts';
import { users } from './users.ts';
import { vault } from './vault.ts';

/** Every visible text in Indonesian. An area adds its own file beside this one, one line here, and its twin in en/. */
export const id = {
  ...operationTexts('id'),
  ...feeTexts('id'),
  ...parameterTexts('id'),
  ...common,
  ...changes,
  ...session,
  ...settings,
  ...table,
  ...shell,
  ...transaction,
  ...form,
  ...teller,
  ...terms,
  ...savings,
  ...report,
  ...audit,
  ...branch,
  ...currency,
  ...desk,
  ...flow,
  ...home,
  ...ledger,
  ...management,
  ...roles,
  ...users,
  ...vault,
  ...auth,
} as const;

export type MessageKey = keyof typeof id;
export type MessageParams = Readonly<Record<string, string | number>>;
/** A whole language: a text for every key. */
export type Texts = Readonly<Record<MessageKey, string>>;

export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

let spoken: Language = 'id';
let texts: Texts = id;

/** The language that `message` answers in. */
export const currentLanguage = (): Language => spoken;

/** From now on every text is in this language. Only the browser calls it, for the one person in front of it. */
export function speak(language: Language, all: Texts): void {
  spoken = language;
  texts = all;
}

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(id, key);

/** The text of a key in the current language, its {placeholders} filled. */
export function message(key: MessageKey, params: MessageParams = {}): string {
  return texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** The text of a code that only the server knows ('menu.' + 'kasTeller'), or the code itself when it has no text. */
export function messageOf(prefix: string, code: string): string {
  const key = `${prefix}${code}`;
  return isMessageKey(key) ? message(key) : code;
}
