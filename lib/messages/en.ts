import { feeTexts } from '#lib/accounts/fees.ts';
import { operationTexts } from '#lib/operations/operations.ts';
import { postingTexts } from '#lib/operations/postings.ts';
import { parameterTexts } from '#lib/parameters.ts';
import type { Texts } from './all.ts';
import { english } from './en/all.ts';
import { bankNames } from './en/bank-names.ts';

/** The table holds every visible text in English; those who choose it load it. A missing key does not compile. */
export const en = {
  ...operationTexts('en'),
  ...postingTexts('en'),
  ...feeTexts('en'),
  ...parameterTexts('en'),
  ...english,
} as const satisfies Texts;

/** A browser needs these in English: every text, and the names that the bank is set up with. */
export const spokenEnglish: Readonly<Record<string, string>> = { ...en, ...bankNames };
