import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { guardNode } from './dev/node-guard.ts';
import { OUTSIDE_FILE, OutsideTests } from './dev/outside-tests.ts';

guardNode();

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * In a test every text is there; that a screen has those of its own area, `npm run imports` sees to. Folders that a test has made are gone
 * after its file.
 */
const setupFiles = ['tests/texts.ts', 'tests/folders.ts'];

/** Nothing here asserts a time: a busy machine gets these limits, and what never comes still fails. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };

/** Only the core's tests need PostgreSQL; whoever runs only the others should not wait for it. */
const coreSetup = 'tests/core/global-setup.ts';

const core = {
  ...patience,
  environment: 'node',
  // A worker reads the core's modules once for all its files: what they remember, they remember per database.
  isolate: false,
  setupFiles: [...setupFiles, 'tests/core/setup.ts'],
  globalSetup: existsSync(`${root}${coreSetup}`) ? [coreSetup] : [],
};

/** Files that mostly wait: for processes that are killed, connections that are cut, limits that pass. They may run beside other work. */
const patient = [
  'tests/core/db/pool.test.ts',
  'tests/core/books/reports/replica.test.ts',
  'tests/core/server/{crash,end-of-day-crash,end-of-day-database,payroll-crash,database-faults,disk-full,faults,mutual-tls,role-matrix,rolling-upgrade,tls,two-webs}.test.ts',
];

// The #lib/, #core/ ... paths need no alias here: vite reads the "imports" of package.json as Node does.
export default defineConfig({
  test: {
    // npm test counts what is written beside what is shown.
    ...(process.env[OUTSIDE_FILE] && { reporters: ['default', 'json', new OutsideTests()] }),
    // One more than there are processors: a test of the core waits for its database most of the time.
    maxWorkers: availableParallelism() + 1,
    // Tests read these without importing them: with --changed a change there runs them all.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/core/db/**/*.sql', '**/tests/core/global-setup.ts'],
    projects: [
      {
        root,
        test: {
          ...patience,
          name: 'unit',
          environment: 'node',
          setupFiles,
          include: ['tests/{lib,services,dev,hooks}/**/*.test.{ts,tsx}'],
        },
      },
      {
        root,
        test: {
          ...core,
          name: 'core',
          include: ['tests/{attacks,core}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...patient],
        },
      },
      {
        root,
        test: { ...core, name: 'patient', include: patient },
      },
      {
        root,
        plugins: [react()],
        test: {
          ...patience,
          name: 'components',
          environment: 'jsdom',
          // One jsdom for many files, modules and globals of its own for each.
          pool: 'vmThreads',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, 'tests/components/setup.ts'],
        },
      },
      {
        root,
        test: {
          ...patience,
          name: 'contract',
          environment: 'node',
          setupFiles,
          include: ['tests/contract/**/*.test.ts'],
        },
      },
    ],
  },
});
