import { clearingSettlement } from '#core/cheques/clearing/settlement-module.ts';
import type { SettlementModule } from '#core/payments/settlement/gateway.ts';
import { transferSettlement } from '#core/payments/transfers/settle.ts';

/** The areas whose items go to other banks, and who takes what comes in. */
export const settlementAreas: readonly SettlementModule[] = [clearingSettlement, transferSettlement];
