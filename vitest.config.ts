import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The core's tests share one PostgreSQL; whoever runs only the others should not wait for it. */
const coreSetup = 'tests/core/global-setup.ts';

// The #lib/, #core/ ... paths need no alias here: vite reads the "imports" of package.json as Node does.
export default defineConfig({
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{lib,services,dev,hooks}/**/*.test.ts'],
        },
      },
      {
        root,
        test: {
          name: 'core',
          environment: 'node',
          include: ['tests/core/**/*.test.{ts,tsx}'],
          globalSetup: existsSync(`${root}${coreSetup}`) ? [coreSetup] : [],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/components/setup.ts'],
        },
      },
      {
        root,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
        },
      },
    ],
  },
});
