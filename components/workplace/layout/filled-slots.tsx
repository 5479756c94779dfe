import { lazy } from 'react';
import type { ScreenSlots } from '#components/kit/screens/slots.ts';
import { drawn } from '#components/kit/ui/drawn.tsx';

/** The parts of modules that the kit's screens show; each is loaded when it is first shown, so that the frame stays light. */
export const filledSlots: ScreenSlots = {
  specimensOfOverride: drawn(
    async () => (await import('#components/customers/specimens/beside-slip.tsx')).SpecimensOfOverride,
  ),
  tillOpening: lazy(async () => ({ default: (await import('#components/cash/vault/till-opening.tsx')).TillOpening })),
};
