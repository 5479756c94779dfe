import { createContext } from 'react';

/** Where a form that shows specimens stands: filled by its maker (null), or read as an item. */
export interface SpecimenPlace {
  readonly idFlow: string;
  /** It waits to be decided; of what was decided the specimens are not looked at. */
  readonly waits: boolean;
}
export const SpecimenPlace = createContext<SpecimenPlace | null>(null);
