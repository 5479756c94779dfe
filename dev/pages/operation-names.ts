import { operationTexts } from '#lib/operations/operations.ts';
import { postingTexts } from '#lib/operations/postings.ts';

/** Writes lib/operations/names.ts: the names in the operation definitions, so that a screen with one of them need not load all definitions. */
export function operationNamesFile(): string {
  const names = { ...operationTexts('id'), ...postingTexts('id') };
  return `/** Generated from the definitions by \`npm run docs\`: what each operation and posting is called, as texts of the screens. */
export const namesOfOperations = ${JSON.stringify(names, null, 2)} as const;

/** Returns the name of an operation or a posting on paper; the code where this release does not know it. */
export const nameOnPaper = (code: string): string =>
  (namesOfOperations as Readonly<Record<string, string>>)[\`alur.\${code}\`] ?? code;
`;
}
