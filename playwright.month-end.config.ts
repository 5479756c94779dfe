import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Months' ends as head office lives them, on a bank of its own: the other flows' bank is left in the middle of its month. The first ends as
 * it should; the next one, on the same bank, has a bad day.
 */
export default defineConfig({
  ...base,
  testDir: './e2e/month-end',
  testIgnore: [],
  workers: 1,
  // A second try would find the month ended already.
  retries: 0,
  // One test is the whole of a month's end, beside which another suite may run.
  timeout: 480_000,
  outputDir: './e2e/out/month-end-results',
  globalSetup: './e2e/month-end/global-setup.ts',
  reporter: [['list'], ['html', { outputFolder: './e2e/out/month-end-report', open: 'never' }]],
  projects: [
    { name: 'month-end', testMatch: /month-end\.spec\.ts/ },
    { name: 'bad-day', testMatch: /bad-day\.spec\.ts/, dependencies: ['month-end'] },
  ],
});
