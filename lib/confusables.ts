/**
 * Letters of other scripts that look like Latin ones, each with the letter it is taken for (after the confusables of Unicode Technical
 * Standard 39). A name that is written with them is compared as it looks, so that it does not pass the lists of names.
 */

const LOOKALIKES: readonly (readonly [others: string, latin: string])[] = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХѴҺԚԜԌҮЅ', 'ABESIJKMHOPCTYXVHQWGYS'],
  ['аеѕіјкмнорстухѵһԛԝԁүв', 'aesijkmhopctyxvhqwdyb'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'ABEZHIKMNOPTYXCJ'],
  ['αβεγικνορτυχωηϲϳσ', 'abeyiknoptuxwncjo'],
  // Armenian
  ['ՕՍԼոսհցօզյ', 'OULnuhgoqj'],
  // Letters of Latin that lose nothing but their form
  ['ØøŁłĐđĦħŦŧıȷɑɡɩʋ', 'OoLlDdHhTtijagiv'],
];

const LATIN: ReadonlyMap<string, string> = new Map(
  LOOKALIKES.flatMap(([others, latin]) => [...others].map((letter, at) => [letter, [...latin][at] ?? letter] as const)),
);

/** The text with every lookalike as the Latin letter it is taken for. */
export const asItLooks = (text: string): string => {
  let looks = '';
  for (const letter of text) looks += LATIN.get(letter) ?? letter;
  return looks;
};
