/** How each outside sees one thing that can go wrong. */
export interface ErrorDef {
  /** Code of the envelope, ISO 8583 flavoured. */
  readonly resp_code: string;
  /** gRPC status number. */
  readonly grpc: number;
  /** HTTP status; a business refusal is 200, its code tells. */
  readonly http: number;
  readonly id: string;
  readonly en: string;
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  /** Follows the sentence where the reader may see what fills it. */
  readonly more?: { readonly id: string; readonly en: string };
}

/** A refusal for a reason of the bank: answered as a success of the call, told by its code. */
export const refusal = (resp_code: string, id: string, en: string, more?: ErrorDef['more']): ErrorDef => ({
  resp_code,
  grpc: 9,
  http: 200,
  id,
  en,
  level: 'info',
  ...(more && { more }),
});

/** What is wrong with the call or the system. */
export const technical = (resp_code: string, grpc: number, http: number, id: string, en: string): ErrorDef => ({
  resp_code,
  grpc,
  http,
  id,
  en,
  level: http >= 500 ? 'error' : 'warn',
});

/** The `resp_code` of what was refused before anything was done: the same call may be made again in a moment. */
export const NOT_NOW = '92';

/** Refused for now, and nothing has happened: worth another try. */
export const notNow = (id: string, en: string): ErrorDef => ({
  resp_code: NOT_NOW,
  grpc: 8,
  http: 503,
  id,
  en,
  level: 'warn',
});

/** The sentence of a definition, with what follows it where all of its places are filled. */
export function sentenceOf(def: ErrorDef, language: 'id' | 'en', params: Readonly<Record<string, string>>): string {
  const more = def.more?.[language] ?? '';
  const places = [...more.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return places.every((name) => Object.hasOwn(params, name)) ? def[language] + more : def[language];
}
