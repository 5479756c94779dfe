import { defineConfig, devices } from '@playwright/test';
import { guardNode } from './dev/node-guard.ts';
import { chromiumLaunch } from './e2e/browser.ts';

guardNode();

/**
 * End-to-end tests: Chromium against the production build. Each of the two workers has a whole stack of its own, and each spec file
 * begins with the bank as it was seeded (e2e/bank.ts), so files run beside each other in any order. What they leave behind lies
 * under e2e/out.
 */
export default defineConfig({
  testDir: './e2e',
  testIgnore: /e2e\/(keycloak|manual|month-end|pictures)\//,
  outputDir: './e2e/out/results',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  // A test that needs its second try is listed as flaky with its trace, and more than a few fail the run (dev/test-report.ts).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
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
    // Only the second try is recorded: a trace of every first try took a third of the processor's time. `--trace on` has all.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: false },
    screenshot: { mode: 'only-on-failure', fullPage: true },
    launchOptions: chromiumLaunch(),
  },
  projects: [{ name: 'bank' }],
});
