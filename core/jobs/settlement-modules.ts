import { clearingSettlement } from '#core/cheques/clearing/settlement-module.ts';
import type { SettlementArea } from '#core/payments/settlement/port.ts';
import { transferSettlement } from '#core/payments/transfers/settle.ts';

/** The areas whose items go to other banks, and who takes what comes in. */
export const settlementAreas: readonly SettlementArea[] = [clearingSettlement, transferSettlement];
