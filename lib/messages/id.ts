import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { branch } from './branch.ts';
import { common } from './common.ts';
import { flow } from './flow.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { report } from './report.ts';
import { savings } from './savings.ts';
import { settings } from './settings.ts';
import { teller } from './teller.ts';
import { transaction } from './transaction.ts';
import { vault } from './vault.ts';

/** Every visible text in Indonesian. An area adds its own file beside this one and one line here. */
export const id = {
  ...common,
  ...settings,
  ...transaction,
  ...teller,
  ...savings,
  ...report,
  ...audit,
  ...branch,
  ...flow,
  ...form,
  ...home,
  ...vault,
  ...auth,
} as const;

export type MessageKey = keyof typeof id;
export type MessageParams = Readonly<Record<string, string | number>>;

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(id, key);

/** The text of a key, its {placeholders} filled. */
export function message(key: MessageKey, params: MessageParams = {}): string {
  return id[key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** The text of a code that only the server knows ('menu.' + 'kasTeller'), or the code itself when it has no text. */
export function messageOf(prefix: string, code: string): string {
  const key = `${prefix}${code}`;
  return isMessageKey(key) ? message(key) : code;
}
