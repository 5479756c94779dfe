/** Keeps names of the private dialect out of the code: each pattern has the words of the field that stand for it. */

import type { Finding } from './source.ts';

const NAMES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\b\w*[fF]acts\b/, 'say context, details, attributes or claims'],
  [/\b\w*(?:[eE]vening|[nN]ightfall|[tT]onight)\w*\b/, 'say end of day'],
  [/\b(?:[uU]nfolded|fold[A-Z]\w*|\w+Folds?)\b/, 'say roll up, collapse or normalise'],
  [/\b(?:[uU]nsealed?|[s]ealed|seal[A-Z]\w*|\w+Seals?)\b/, 'say append to the audit chain, encrypt or sign'],
  [/\b(?:lay(?!Out)[A-Z]\w*|[l]aid[A-Z]?\w*|[L]aid\w*|[L]aying)\b/, 'say install, seed, insert or index'],
  [/\b(?!on)\w+Press\b/, 'say writer or renderer'],
  [
    /\b(?:(?:un)?[t]old|\w+[T]old|[T]old\w*|tell(?:Failure|Read|Core|Tabs|Provider)\w*)\b/,
    'say reply, report, notify or show',
  ],
  [/\b(?:kept[A-Z]\w*|[K]ept\w*|\w+[K]ept)\b/, 'say stored, saved or anchored'],
  [/\bmust(?:Be|Not|Stand)[A-Z]\w*\b/, 'say assert'],
  [/\btakeBack\w*\b/, 'say recall, withdraw, revoke or return'],
  [/\b(?:[hH]anging\w*|\w+[H]anging|\w*[H]angs)\b/, 'say unanswered'],
  [/\b(?:[tT]wins?|[a-z]\w*[T]wins?)\b/, 'say duplicate or counterpart'],
  [/\b(?:[n]oBearer|bearer(?:Section|Shape|Of)\w*|[o]utsider)\b/, 'say presenter or walk-in customer'],
  [/\b[a-zA-Z]+[W]ays\b/, 'say links, channels, routes or remedies'],
  [
    /\b(?:[sS]urroundings|passing(?:Dir|Stack)|[l]eftBehind|[cC]omingDates)\b/,
    'say context, temporary, leftover or upcoming',
  ],
];

/** A comment may use the words in their everyday sense, and a text that people read has its own test. */
const codeOf = (line: string): string =>
  /^\s*(?:\/\/|\/?\*)/.test(line) ? '' : line.replace(/(['"`])(?:\\.|(?!\1).)*\1/g, '').replace(/\s\/\/ .*$/, '');

/** Returns the names in a file's code that another word of the field replaces. */
export function wordFindings({ path, lines }: { readonly path: string; readonly lines: readonly string[] }): Finding[] {
  return lines.flatMap((line, index) =>
    NAMES.flatMap(([pattern, words]) => {
      const name = pattern.exec(codeOf(line))?.[0];
      return name === undefined
        ? []
        : [{ path, line: index + 1, message: `${name} is no word of the field: ${words}` }];
    }),
  );
}
