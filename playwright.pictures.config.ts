import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * Compares the twelve key screens with the pictures under e2e/pictures, weekly and by hand (`npm run pictures`). A screen that was changed on
 * purpose gets its new picture by `npm run pictures -- --update-snapshots`, and whoever reviews the change sees both.
 */
export default defineConfig({
  ...base,
  testDir: './e2e/pictures',
  testIgnore: [],
  workers: 1,
  // A screen that looks right at the second try only is a fault that people see.
  retries: 0,
  outputDir: './e2e/out/pictures-results',
  reporter: [['list'], ['html', { outputFolder: './e2e/out/pictures-report', open: 'never' }]],
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  expect: {
    ...base.expect,
    // Letters are drawn a little differently from one machine to the next; a moved or recoloured part is far more than this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, threshold: 0.2, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  projects: [{ name: 'pictures' }],
});
