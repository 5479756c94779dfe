import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** A payment has left the bank, or was answered, and so cannot be taken back (domain: transfers). */
export const errorsOfSettlement = {
  SETTLEMENT_SENT: refusal(
    '40',
    'Sudah berangkat ke kliring dalam batch {batch} ({status}), tidak dapat ditarik lagi',
    'It has left for settlement in batch {batch} ({status}) and cannot be taken back',
  ),
} as const satisfies Record<string, ErrorDef>;
