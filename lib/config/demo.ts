import type { Values } from './fields.ts';

export const DEMO = ['DEMO_HISTORY_DAYS', 'DEMO_CENTRAL_BANK'] as const;

export interface DemoConfig {
  /** The demo bank lives through so many calendar days before its first start. */
  readonly demoHistoryDays: number;
  /** A simulated central bank answers its messages. */
  readonly demoCentralBank: boolean;
}

export const demoConfig = (values: Values<(typeof DEMO)[number]>): DemoConfig => ({
  demoHistoryDays: values.DEMO_HISTORY_DAYS,
  demoCentralBank: values.DEMO_CENTRAL_BANK === 'T',
});
