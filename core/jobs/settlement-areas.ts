import { clearingSettlement } from '#core/clearing/settlement-area.ts';
import type { SettlementArea } from '#core/settlement/port.ts';
import { transferSettlement } from '#core/transfer/settle.ts';

/** The areas whose items go to other banks, and who takes what comes in. */
export const settlementAreas: readonly SettlementArea[] = [clearingSettlement, transferSettlement];
