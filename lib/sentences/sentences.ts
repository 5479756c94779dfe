import type { OperationCode } from '#lib/operations/operations.ts';
import { sentences as all } from './all.ts';
import type { Both, FormOf, Sentence, SentenceInput } from './sentence.ts';

/** Each operation says what it does in one sentence: an operation without one does not compile, nor one that names a field its form lacks. */
const sentences: { readonly [C in OperationCode]: Sentence<FormOf<C>> } = all;

/** A sentence begins with a capital, whatever part of it comes first. */
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the sentence of an operation about what is told of it. */
export function sentenceFor(code: OperationCode, input: SentenceInput<Readonly<Record<string, unknown>>>): Both {
  // A form is stored and travels under its operation's code, so that code and form belong together.
  const { id, en } = (sentences[code] as Sentence<Readonly<Record<string, unknown>>>)(input);
  return { id: begun(id), en: begun(en) };
}
