import { plainText } from './plain-text.ts';

/** Words that stand between several names of one person or company. */
const BETWEEN =
  /\s*(?:(?<![\p{L}\d])(?:a\.?\s*k\.?\s*a\.?|f\.?\s*k\.?\s*a\.?|al(?:ia)?s|alias2|d\/h|d\/a\/h|dahulu(?: bernama)?|nama lain|also known as|dikenal sebagai)(?![\p{L}\d])[\s:.]*|[;|])\s*/giu;

/** Short notes in brackets that are no names. */
const NOTES = /^(?:alm(?:arhum(?:ah)?)?|almh|persero|tbk|pt|cv|ud|fa|perum|qq|laki-laki|perempuan|wni|wna)\.?$/i;

const inBrackets = /[([{]([^()[\]{}]*)[)\]}]/g;

/**
 * The names that one text holds, the first of them first: `A ALIAS B alias C`, `A a.k.a. B`, `A d/h B` and `A (B)` are several. A note such
 * as `(alm)` or `(Persero)` is none.
 */
export function namesIn(text: string): readonly string[] {
  const plain = plainText(text);
  const noted = [...plain.matchAll(inBrackets)].map(([, inner = '']) => inner.trim());
  const isNote = (inner: string): boolean => inner === '' || NOTES.test(inner) || !/\p{L}{2}/u.test(inner);
  const outside = plain.replace(inBrackets, (whole, inner: string) => (isNote(inner.trim()) ? whole : ' '));
  const names = [outside, ...noted.filter((inner) => !isNote(inner))]
    .flatMap((part) => {
      const found = part.split(BETWEEN);
      // Nothing stands before it: the word is a name itself.
      return found[0] === '' ? [part] : found;
    })
    .map((name) => name.replace(/\s+/g, ' ').replace(/^[\s,.:-]+|[\s,:-]+$/g, ''))
    .filter((name) => /[\p{L}\d]/u.test(name));
  return names.length === 0 ? [plain] : [...new Set(names)];
}

const OF_NO_OTHER_SCRIPT = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The letters of a name that are not Latin: one of them among Latin ones is a disguise, and a name of them alone nobody here can compare. */
export const foreignLetters = (name: string): readonly string[] =>
  [...name].filter((letter) => /\p{L}/u.test(letter) && !OF_NO_OTHER_SCRIPT.test(letter));
