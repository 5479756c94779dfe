import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './e2e/browser.ts';

/**
 * End-to-end tests: Chromium against the production build and the whole stack on a fresh data folder. One worker, because
 * the tests share one bank: its tills, its vault, its branch day. Only while screens are no more than looked at do two
 * browsers work at once. What they leave behind lies under e2e/out.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: './e2e/out/results',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { outputFolder: './e2e/out/report', open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    // Without its film: each picture of it costs the processor more than the step it shows. `--trace on` has it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    {
      name: 'day',
      testIgnore: /e2e\/(keycloak|month-end|screens)\/|(attacks|branch-day|proofs|security)\.spec\.ts/,
      workers: 1,
    },
    // A file for each of two browsers: whose session is in one of them opens nothing in the other.
    // What is only looked at is told by its picture: writing down each of its steps would be a fifth of the time.
    {
      name: 'screens',
      testMatch: /e2e\/screens\/.*\.spec\.ts/,
      dependencies: ['day'],
      use: { trace: 'off' },
    },
    // These lock names, end the day, scan what it has left behind and lay hands on the books, so nothing may come after them.
    {
      name: 'evening',
      testMatch: /(attacks|branch-day|proofs|security)\.spec\.ts/,
      dependencies: ['screens'],
      workers: 1,
    },
  ],
});
