import type { Values } from './fields.ts';

export const DEMO = ['DEMO_HISTORY_DAYS', 'DEMO_CENTRAL_BANK'] as const;

/** What the demo bank comes with. */
export interface DemoConfig {
  /** Calendar days that it lives through before its first start. */
  readonly demoHistoryDays: number;
  /** A simulated central bank answers what it sends. */
  readonly demoCentralBank: boolean;
}

export const demoConfig = (values: Values<(typeof DEMO)[number]>): DemoConfig => ({
  demoHistoryDays: values.DEMO_HISTORY_DAYS,
  demoCentralBank: values.DEMO_CENTRAL_BANK === 'T',
});
