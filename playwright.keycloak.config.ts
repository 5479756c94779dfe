import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The few flows that the identity provider has a part in, against a real Keycloak; see docs/identity.md. */
export default defineConfig({
  ...base,
  testDir: './e2e/keycloak',
  testIgnore: [],
  workers: 1,
  // A second try would find the people as the first one has left them.
  retries: 0,
  outputDir: './e2e/out/keycloak-results',
  globalSetup: './e2e/keycloak/global-setup.ts',
  reporter: [['list'], ['html', { outputFolder: './e2e/out/keycloak-report', open: 'never' }]],
  // In development mode it draws each page from its sources, the first ones slowly.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { ...base.use, actionTimeout: 30_000 },
  projects: [{ name: 'keycloak' }],
});
