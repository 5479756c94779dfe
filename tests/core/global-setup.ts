import type { TestProject } from 'vitest/node';
import { type Addresses, layBanks } from './laid-banks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Addresses;
  }
}

/** One embedded PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...addresses } = await layBanks();
  project.provide('postgres', addresses);
  return stop;
}
