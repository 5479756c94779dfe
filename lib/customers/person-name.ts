import { plainText } from '#lib/plain-text.ts';

/** These words stand between several names of one person or company. */
const WORDS = [
  String.raw`[afn]\s*[./]?\s*k\s*[./]?\s*a\.?`,
  'al(?:ia)?s',
  String.raw`d\/h|d\.\s*h\.|d\/a\/h`,
  String.raw`(?:dahulu|dulu|dulunya|sebelumnya)(?:\s+(?:bernama|dikenal\s+sebagai))?`,
  String.raw`(?:eks|ex)\.?-?`,
  String.raw`nama\s+(?:lain|samaran|panggilan)`,
  String.raw`(?:also|formerly|better)\s+known\s+as|formerly`,
  String.raw`(?:juga\s+)?dikenal(?:\s+(?:juga\s+)?(?:sebagai|dengan)(?:\s+(?:nama|sebutan))?)?`,
].join('|');
const BETWEEN = new RegExp(
  String.raw`\s*(?:(?<![\p{L}\d])(?:${WORDS})(?!\p{L})\s*\d{0,2}[\s:.]*|[;|@]|\s\/\s)\s*`,
  'giu',
);
/** The word begins a text in brackets, or with its number or colon a cell: it is no part of the name. */
const BEGINS = new RegExp(String.raw`^\s*(?:${WORDS})(?!\p{L})\s*\d{0,2}[\s:.]*`, 'iu');
const LABELLED = new RegExp(String.raw`^\s*(?:${WORDS})(?!\p{L})\s*(?:\d{1,2}\s*[:.)]*|:)\s*`, 'iu');
/** A cell numbers its names so: `1) A 2) B`, `1. A 2. B`. A letter with a dot is an initial. */
const NUMBER = /(?:^|\s)\(?(?:\d{1,2}[.)]|[a-j]\))\s*(?=[\p{L}"“])/giu;
const isNumbered = (text: string): boolean =>
  /^\s*\(?(?:1[.)]|a\))\s*\p{L}/iu.test(text) && /\s\(?(?:2[.)]|b\))\s*\p{L}/iu.test(text);

/** These short notes in brackets are no names. */
const NOTES = /^(?:alm(?:arhum(?:ah)?)?|almh|persero|tbk|pt|cv|ud|fa|perum|qq|laki-laki|perempuan|wni|wna)\.?$/i;
/** A comma separates these from a name, and they are no other name. */
const NO_NAME = /^(?:(?:\p{L}{1,5}\.)+\p{L}{0,5}|\p{Lu}{1,4}|\p{L}{1,2}\.?|tbk|persero|ltd|inc)\.?$/iu;

const inBrackets = /[([{]([^()[\]{}]*)[)\]}]/g;
const inQuotes = /["“”„«»]([^"“”„«»]{2,})["“”„«»]/g;

/** Returns the text outside the marks, and the text inside; a note in them stays where it is. */
function extract(text: string, marks: RegExp): { readonly outside: string; readonly inside: readonly string[] } {
  const isNote = (inner: string): boolean => inner === '' || NOTES.test(inner) || !/\p{L}{2}/u.test(inner);
  const inside = [...text.matchAll(marks)].map(([, inner = '']) => inner.trim()).filter((inner) => !isNote(inner));
  const outside = text.replace(marks, (whole, inner: string) => (isNote(inner.trim()) ? whole : ' '));
  return { outside, inside };
}

/** A company's name is in quotes behind its form: PT "Maju". */
const withoutQuotes = (text: string): string => {
  const { outside } = extract(text, inQuotes);
  return outside.split(/[\s.,]+/).every((word) => word === '' || NOTES.test(word))
    ? text.replace(/["“”„«»]/g, ' ')
    : text;
};

function parted(part: string): readonly string[] {
  const plain = part.replace(LABELLED, '');
  const [first = '', ...others] = plain.split(BETWEEN);
  // Nothing is before it: the word is a name itself.
  if (first === '') return others.length === 1 ? [plain] : others;
  return [
    first,
    ...others.flatMap((other) => other.split(/\s*,\s*/).filter((name, at) => at === 0 || !NO_NAME.test(name))),
  ];
}

/**
 * Returns the names that one text holds, the first of them first: `A ALIAS B alias C`, `A a.k.a. B`, `A d/h B`, `A (B)`, `1) A 2) B` and `A
 * "B" C` are several. A note such as `(alm)` or `(Persero)` is none.
 */
export function namesIn(text: string): readonly string[] {
  const plain = withoutQuotes(plainText(text).replace(/\s+/g, ' '));
  const brackets = extract(plain, inBrackets);
  const parts = [brackets.outside, ...brackets.inside.map((inner) => inner.replace(BEGINS, ''))].flatMap((part) => {
    const quotes = extract(part, inQuotes);
    return [quotes.outside, ...quotes.inside];
  });
  const names = parts
    .flatMap((part) => (isNumbered(part) ? part.split(NUMBER) : [part]))
    .flatMap(parted)
    .map((name) => name.replace(/\s+/g, ' ').replace(/^[\s,.:"'-]+(?=\S)|[\s,:"-]+$/g, ''))
    .filter((name) => /[\p{L}\d]/u.test(name));
  return names.length === 0 ? [plain] : [...new Set(names)];
}

/** These letters of other nations' Latin are made by no accent; apostrophes and hyphens are as programs put them. */
const ALLOWED = /[A-Za-z0-9 .,'’‘‛`ʼʻʽʹʾʿ′()&/\-\u2010\u2011\u2013ØøŁłĐđĦħŦŧıß]/;

/**
 * Returns the letters and signs that no name in Latin letters has, accents apart: one among them is a disguise, and nobody here can
 * compare a name of them alone.
 */
export const foreignLetters = (name: string): readonly string[] =>
  [
    ...plainText(name)
      .normalize('NFD')
      .replace(/(?<=[\p{Script=Latin}])\p{M}+/gu, ''),
  ].filter((letter) => !ALLOWED.test(letter));

/** Returns the words of a person's name that have a digit among their letters: a 0 for an O, or a typing error. */
export const wordsWithDigits = (name: string): readonly string[] =>
  plainText(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => /\d/.test(word) && /\p{L}/u.test(word));
