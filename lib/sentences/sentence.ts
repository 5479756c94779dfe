import type { CalledCode, CallOf, OperationCode } from '#lib/operations/operations.ts';
import type { RpcInput, RpcName } from '#types/rpc.ts';

/** A text in both languages of the screens. */
export interface Both {
  readonly id: string;
  readonly en: string;
}

/** A part of a sentence: the same in both languages, or one text for each. */
export type Part = Both | string | undefined;

type Language = keyof Both;

/** The form that an operation takes in; what nobody runs at a screen has none. */
export type FormOf<C extends OperationCode> = C extends CalledCode
  ? CallOf<C> extends { readonly rpc: infer N extends RpcName }
    ? RpcInput<N> extends { flowData?: infer F }
      ? NonNullable<F>
      : RpcInput<N>
    : never
  : object;

/** A sentence may name these. A part that is not known, or that the reader may not see, is empty. */
export interface SentenceInput<F> {
  /** A journal keeps no form, and an item of an older release may lack fields. */
  readonly form: Partial<F>;
  readonly amount: Part;
  /** The number of the account, and the number with its holder's name. */
  readonly number: string;
  readonly account: string;
  /** The other account that its journal moves. */
  readonly other: string | undefined;
  /** Returns the number with its holder's name where that is known. */
  readonly holder: (number: string | undefined) => string;
  /** The remark under which journal and inbox list it. */
  readonly remark: string;
}

/** Says in one sentence what an operation does. */
export type Sentence<F> = (input: SentenceInput<F>) => Both;

/** Sentences of some operations, each over its own form. */
export type Sentences = { readonly [C in OperationCode]?: Sentence<FormOf<C>> };

const inLanguage = (part: Part, language: Language): string =>
  part === undefined || typeof part === 'string' ? (part ?? '') : part[language];

/**
 * Joins texts and parts. Square brackets hold a piece that goes away whole when one of its parts is empty. Brackets count only in the texts of
 * the template: those inside a part, as in a customer's remark, are kept.
 */
function joined(language: Language, texts: readonly string[], parts: readonly Part[]): string {
  let whole = '';
  let piece: string | null = null;
  let fits = true;
  const add = (text: string): void => {
    if (piece === null) whole += text;
    else piece += text;
  };
  for (const [place, text] of texts.entries()) {
    for (const token of text.split(/([[\]])/)) {
      if (token === '[') {
        piece = '';
        fits = true;
      } else if (token === ']') {
        whole += fits ? (piece ?? '') : '';
        piece = null;
      } else add(token);
    }
    if (place >= parts.length) continue;
    const value = inLanguage(parts[place], language).trim();
    if (value === '') fits = false;
    add(value);
  }
  return whole.trim();
}

/** Writes a sentence in Indonesian: id`Setor tunai[ ${amount}][ ke ${account}]`. */
export const id = (texts: TemplateStringsArray, ...parts: readonly Part[]): string => joined('id', texts, parts);
/** Writes a sentence in English: en`Deposit[ ${amount}] in cash[ to ${account}]`. */
export const en = (texts: TemplateStringsArray, ...parts: readonly Part[]): string => joined('en', texts, parts);
