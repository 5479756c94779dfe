import { lazy } from 'react';
import type { ScreenSlots } from '#components/kit/screens/slots.ts';
import { drawn } from '#components/kit/ui/drawn.tsx';

/** The parts of modules that the kit's screens show; each is loaded when it is first shown, so that the frame stays light. */
export const filledSlots: ScreenSlots = {
  specimensOfOverride: drawn(
    async () => (await import('#components/customers/specimens/beside-slip.tsx')).SpecimensOfOverride,
  ),
  accountParts: drawn(async () => (await import('#components/workplace/account/account-parts.tsx')).AccountParts, 8),
  accountPanel: drawn(async () => (await import('#components/accounts/inquiries/account-panel.tsx')).AccountPanel),
  customerPortfolio: drawn(async () => (await import('#components/accounts/portfolio/portfolio.tsx')).Portfolio, 8),
  transactionDetail: drawn(
    async () => (await import('#components/cash/counter/transaction-detail.tsx')).TransactionDetail,
    1,
  ),
  tillOpening: lazy(async () => ({ default: (await import('#components/cash/vault/till-opening.tsx')).TillOpening })),
};
