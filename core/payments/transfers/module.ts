import { read } from '#core/access/handler.ts';
import { beneficiaries } from './beneficiaries.ts';
import { centralBankBill } from './central-bank-bill.ts';
import { creditHeld } from './credit-held.ts';
import { transferSummary } from './day-summary.ts';
import { giveFeeBack } from './give-fee-back.ts';
import { heldAtCounter } from './held-at-counter.ts';
import { listIncoming } from './incoming-list.ts';
import { payHeld } from './pay-held.ts';
import { listTransfers, transferTerms } from './queries.ts';
import { resolveOutstanding } from './resolve-outstanding.ts';
import { biFastFromAccount, rtgsFromAccount, rtgsInCash, sknFromAccount, sknInCash } from './send.ts';
import { sendBack } from './send-back.ts';
import { transferTimeline } from './timeline.ts';

/** Money to other banks. */
export const transfer = {
  operations: {
    SKN_TUNAI: sknInCash,
    SKN_NON_TUNAI: sknFromAccount,
    RTGS_TUNAI: rtgsInCash,
    RTGS_NON_TUNAI: rtgsFromAccount,
    BI_FAST_NON_TUNAI: biFastFromAccount,
    SALURKAN_TRANSFER: creditHeld,
    BAYAR_TRANSFER: payHeld,
    RETUR_TRANSFER_TERTAHAN: sendBack,
    KEMBALIKAN_BIAYA_TRANSFER: giveFeeBack,
    JAWAB_PENYELESAIAN: resolveOutstanding,
    TAGIHAN_BANK_SENTRAL: centralBankBill,
  },
  handlers: () => ({
    'transfer.list': read(listTransfers),
    'transfer.riwayat': read(transferTimeline),
    'transfer.masuk': read(listIncoming),
    'transfer.ditanyakan': read(heldAtCounter),
    'transfer.syarat': read(transferTerms),
    'transfer.tujuan': read(beneficiaries),
    'transfer.ringkasan': read(transferSummary),
  }),
};
