/** A definition says how each outside sees one error. */
export interface ErrorDef {
  /** The code of the envelope is flavoured after ISO 8583. */
  readonly resp_code: string;
  readonly grpc: number;
  /** The HTTP status of a business refusal is 200; its code shows the refusal. */
  readonly http: number;
  readonly id: string;
  readonly en: string;
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  /** The text follows the sentence when the reader may see its parameters. */
  readonly more?: { readonly id: string; readonly en: string };
}

/** Defines a refusal for a reason of the bank: the call succeeds, its code shows the refusal. */
export const refusal = (resp_code: string, id: string, en: string, more?: ErrorDef['more']): ErrorDef => ({
  resp_code,
  grpc: 9,
  http: 200,
  id,
  en,
  level: 'info',
  ...(more && { more }),
});

/** Defines an error of the call or the system. */
export const technical = (resp_code: string, grpc: number, http: number, id: string, en: string): ErrorDef => ({
  resp_code,
  grpc,
  http,
  id,
  en,
  level: http >= 500 ? 'error' : 'warn',
});

/** This `resp_code` says that the core refused before it did anything: the caller may repeat the same call in a moment. */
export const NOT_NOW = '92';

/** Defines a refusal for now: nothing has happened, so another try is worth it. */
export const notNow = (id: string, en: string): ErrorDef => ({
  resp_code: NOT_NOW,
  grpc: 8,
  http: 503,
  id,
  en,
  level: 'warn',
});

/** Returns the sentence of a definition, with the text that follows it when all of its places are filled. */
export function sentenceOf(def: ErrorDef, language: 'id' | 'en', params: Readonly<Record<string, string>>): string {
  const more = def.more?.[language] ?? '';
  const places = [...more.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return places.every((name) => Object.hasOwn(params, name)) ? def[language] + more : def[language];
}
