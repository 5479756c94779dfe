import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** These tests need LibreOffice (`soffice` in the path) and are therefore not part of `npm test`. */
export default defineConfig({
  test: {
    name: 'office',
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    include: ['tests/office/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
