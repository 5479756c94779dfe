import type { TestProject } from 'vitest/node';
import { type Addresses, startTestBanksFor } from './template-banks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, in the order of vitest's numbers of them. */
    postgres: readonly Addresses[];
  }
}

/** The projects of one run share the seeded banks, though each of them reads this module for itself. */
const shared = globalThis as typeof globalThis & { amanahBanks?: ReturnType<typeof startTestBanksFor> };

/** An embedded PostgreSQL for each worker of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.amanahBanks ??= startTestBanksFor(project.vitest.config.maxWorkers);
  const { banks, stop } = await shared.amanahBanks;
  project.provide('postgres', banks);
  return stop;
}
