import { listKinds } from '#lib/customers/codes.ts';
import '#lib/customers/messages/screening.ts';
import { LETTERS } from '#lib/payments/transfers.ts';

/** The kinds of lists of names, for a select. */
export const kinds = { codes: listKinds, prefix: 'saring.jenis.' } as const;
/** The same with hits of no list: names in letters that no list can be compared with. */
export const hitKinds = { ...kinds, codes: [...kinds.codes, LETTERS] } as const;
