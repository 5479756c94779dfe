import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * The user manual: its chapters are walked in both languages, each on a bank of its own, and every step leaves a picture. A chapter
 * finds what the chapters before it have left.
 */
export default defineConfig({
  ...base,
  testDir: './e2e/manual',
  testIgnore: [],
  // A second try would find its work done already.
  retries: 0,
  outputDir: './e2e/out/manual-results',
  reporter: [['list'], ['html', { outputFolder: './e2e/out/manual-report', open: 'never' }]],
  projects: [{ name: 'manual' }],
});
