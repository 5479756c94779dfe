import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { guardNode } from './dev/node-guard.ts';

guardNode();

/** The tests that `npm test` runs with a sample, with all of it: every text in every field, long simulations, many generated cases. */
export default defineConfig({
  test: {
    name: 'soak',
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    isolate: false,
    env: { AMANAH_SOAK: '1' },
    setupFiles: ['tests/texts.ts', 'tests/core/setup.ts'],
    globalSetup: ['tests/core/global-setup.ts'],
    include: [
      'tests/core/access/hostile-lists.test.ts',
      'tests/core/profit-sharing/accrual-property.test.ts',
      'tests/core/property/**/*.test.ts',
      'tests/core/server/errors.test.ts',
      'tests/core/server/role-matrix.test.ts',
      'tests/core/simulation/**/*.test.ts',
    ],
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
