import { type ComponentType, createContext, useContext } from 'react';

/**
 * Screens show these parts of modules. The kit knows no module, so the frame of the page fills them in
 * (components/workplace/layout/filled-slots.tsx); an empty slot draws nothing.
 */
export interface ScreenSlots {
  /** The signature specimens of the account that an operation debits, for the supervisor who releases it. */
  readonly specimensOfOverride: ComponentType<{ readonly flowCode: string; readonly flowData: object }>;
  /** The dialog that opens the teller's till without leaving the screen that needs it. */
  readonly tillOpening: ComponentType<{ readonly onClose: () => void; readonly onOpened: () => void }>;
}

const Slots = createContext<Partial<ScreenSlots>>({});

/** Fills the slots for all screens below. */
export const SlotsProvider = Slots.Provider;

/** Returns the part that fills a slot, or null when nothing does. */
export const useSlot = <Name extends keyof ScreenSlots>(name: Name): ScreenSlots[Name] | null =>
  useContext(Slots)[name] ?? null;
