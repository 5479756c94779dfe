import type { Db } from '#core/db/client.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import { type Fragment, join } from './list-query.ts';

/** The words of a name as names are kept. A keyword of marks alone has none. */
export const wordsOf = (keyword: string): string[] =>
  normaliseEntityName(normaliseName(keyword))
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);

/** A single letter is an initial and matches itself, any other word matches all that begin so. */
const isInitial = (word: string): boolean => word.length === 1;

/** Each of the words begins a word of the name in `column`: a condition on rows that are read anyway. */
export const bearsWords = (db: Db, column: string, words: readonly string[]): Fragment =>
  join(
    db,
    words.map((word) => db`' ' || ${db.unsafe(column)} || ' ' like ${`% ${word}${isInitial(word) ? ' ' : ''}%`}`),
    ' and ',
  );

/** No word of a name is longer; an index of words refuses to be asked for one of 2,047 letters. */
const LONGEST_WORD = 200;

/** The same as an index of words is asked. */
export const termsOf = (words: readonly string[]): string[] =>
  words.map((word) => `'${word.slice(0, LONGEST_WORD).toLowerCase()}'${isInitial(word) ? '' : ':*'}`);
