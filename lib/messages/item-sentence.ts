import type { Both } from '#lib/sentences/sentence.ts';
import { currentLanguage } from './id.ts';

/** Returns the sentence of an item or posting in the language of the screen; `words` where it has none: an operation of another release. */
export const said = (kalimat: Both | undefined, words = ''): string => kalimat?.[currentLanguage()] || words;
