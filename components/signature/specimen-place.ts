import { createContext } from 'react';

/** Tells in which form specimens are shown: one that its maker fills (null), or one that is read as an item. */
export interface SpecimenPlace {
  readonly idFlow: string;
  /** It waits to be decided; of what was decided the specimens are not looked at. */
  readonly waits: boolean;
}
export const SpecimenPlace = createContext<SpecimenPlace | null>(null);
