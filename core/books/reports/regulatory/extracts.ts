import type { Caller } from '#core/access/context.ts';
import { type Extract, type ExtractCode, extracts, isExtractCode } from '#lib/books/extracts.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Check } from './checks/check.ts';
import { cashChecks } from './checks/of-cash.ts';
import { debtorChecks } from './checks/of-debtors.ts';
import { fundsChecks, guaranteeChecks } from './checks/of-funds.ts';
import { publicationChecks } from './checks/of-publication.ts';
import { taxChecks, zakatChecks } from './checks/of-tax.ts';

/** Each extract runs these checks before it is made. */
export const checksOf: Readonly<Record<ExtractCode, readonly Check[]>> = {
  PUBLIKASI: publicationChecks,
  PPH: taxChecks,
  ZAKAT: zakatChecks,
  LPS: guaranteeChecks,
  ANTASENA: fundsChecks,
  SLIK: debtorChecks,
  LTKT: cashChecks('LTKT'),
  LTKM: cashChecks('POLA'),
};

/** Returns the extract of a code to a holder of its screen; others get NOT_FOUND, so that nobody learns that customers are reported. */
export function extractFor(caller: Caller, code: string): { readonly code: ExtractCode; readonly extract: Extract } {
  if (!isExtractCode(code)) return fail('NOT_FOUND');
  const extract: Extract = extracts[code];
  return caller.menus.has(extract.menu) ? { code, extract } : fail('NOT_FOUND');
}
