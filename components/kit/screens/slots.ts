import { type ComponentType, createContext, useContext } from 'react';
import type { AccountPartsProps } from './account-tab.ts';

/**
 * Screens show these parts of modules that stand above them. The kit knows no module and a module none above it, so the frame of the page fills them in
 * (components/workplace/layout/filled-slots.tsx); an empty slot draws nothing.
 */
export interface ScreenSlots {
  /** The signature specimens of the account that an operation debits, for the supervisor who releases it. */
  readonly specimensOfOverride: ComponentType<{ readonly flowCode: string; readonly flowData: object }>;
  /** The parts of an account's window, in four groups. */
  readonly accountParts: ComponentType<AccountPartsProps>;
  /** Holder, state and balances of the account whose number was typed. */
  readonly accountPanel: ComponentType<{ readonly value: string }>;
  /** The accounts, cards and funds of a customer. */
  readonly customerPortfolio: ComponentType<{ readonly number: string }>;
  /** One transaction with its journal and slip. */
  readonly transactionDetail: ComponentType<{
    readonly row: { readonly nomor_referensi: string };
    readonly mode: string;
    readonly onClose: () => void;
  }>;
  /** The dialog that opens the teller's till without leaving the screen that needs it. */
  readonly tillOpening: ComponentType<{ readonly onClose: () => void; readonly onOpened: () => void }>;
}

const Slots = createContext<Partial<ScreenSlots>>({});

/** Fills the slots for all screens below. */
export const SlotsProvider = Slots.Provider;

/** Returns the part that fills a slot, or null when nothing does. */
export const useSlot = <Name extends keyof ScreenSlots>(name: Name): ScreenSlots[Name] | null =>
  useContext(Slots)[name] ?? null;
