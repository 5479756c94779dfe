import { createContext } from 'react';

/** Tells in which form specimens are shown: one that its maker fills (null), or one that is read as an item. */
export interface SpecimenPlace {
  readonly idFlow: string;
  /** The item waits to be decided; the specimens of a decided one are not read. */
  readonly waits: boolean;
}
export const SpecimenPlace = createContext<SpecimenPlace | null>(null);
