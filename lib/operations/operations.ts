import { definitions } from './all.ts';
import type { OperationDefinition } from './definition.ts';

/** The table holds every operation of the product with its definition, by its flowCode. */
export const operations = definitions;

export type OperationCode = keyof typeof operations;

/** The codes are those whose definitions have these attributes. */
export type CodeWhere<Wanted> = {
  [C in OperationCode]: (typeof operations)[C] extends Wanted ? C : never;
}[OperationCode];
/** A call of their own runs these. */
export type CalledCode = CodeWhere<{ call: object }>;
/** These can come before a checker. */
export type CheckedCode = CodeWhere<{ check: object }>;
export type CallOf<C extends CalledCode> = (typeof operations)[C]['call'];

export const operationCodes = Object.keys(operations) as readonly OperationCode[];
export const isOperationCode = (code: string): code is OperationCode => Object.hasOwn(operations, code);

/** Returns the definition of an operation. */
export const definitionOf = (code: OperationCode): OperationDefinition => operations[code];
/** Returns the definition behind a code from outside, or undefined when this release knows no such operation. */
export const knownDefinition = (code: string): OperationDefinition | undefined =>
  isOperationCode(code) ? operations[code] : undefined;

/** Returns the codes of the definitions that `fits` picks, in the order of the product. */
export const codesWhere = (fits: (definition: OperationDefinition) => boolean): readonly OperationCode[] =>
  operationCodes.filter((code) => fits(definitionOf(code)));

/** These codes can come before a checker. */
export const checkedCodes = codesWhere(({ check }) => check !== null) as readonly CheckedCode[];

/** The makers of these counts count blind. */
export const blindCodes = codesWhere(({ blind }) => blind === true);

/** Returns the code that tellers type for an operation; an unknown operation has none. */
export const transCodeOf = (code: string): string => knownDefinition(code)?.trans_code ?? '';

/** Returns the names of operations in lists and trails, as texts of the screens. */
export function operationTexts(language: 'id' | 'en') {
  return Object.fromEntries(operationCodes.map((code) => [`alur.${code}`, operations[code][language]])) as {
    readonly [C in OperationCode as `alur.${C}`]: string;
  };
}
