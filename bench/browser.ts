import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '#dev/browser.ts';
import { openDataDir } from '#dev/data-dir.ts';
import { freePort } from '#dev/ports.ts';
import { readRealm } from '#dev/realm.ts';
import { startStack } from '#dev/stack.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Returns the time that this share of the times stays below, in whole milliseconds. */
export const quantile = (times: readonly number[], share: number) =>
  Math.round([...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN);

/** Signs teller1 in and waits for the menu. */
export async function signIn(page: Page, url: string): Promise<void> {
  const user = readRealm().users.find(({ username }) => username === 'teller1');
  if (!user) throw new Error('the realm has no teller1');
  await page.goto(url);
  await page.locator('main button').first().click();
  await page.locator('input[name=username]').fill(user.username);
  await page.locator('input[name=password]').fill(user.password);
  await page.keyboard.press('Enter');
  await page.locator('#sidebar a').first().waitFor();
}

/** A whole Chromium, closed at the end. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser('whole'), args: ARGS });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** The stack at NAVIGATION_URL, or one of its own on a fresh data folder, ended at the end. */
export async function withStack(name: string, work: (url: string) => Promise<void>): Promise<void> {
  const { PATH, HOME, NAVIGATION_URL } = process.env;
  if (NAVIGATION_URL) return work(NAVIGATION_URL);
  const dataDir = openDataDir(join(tmpdir(), `amanah-${name}-${process.pid}`));
  const PORT = String(await freePort('127.0.0.1'));
  const stack = await startStack({ env: { PATH, HOME, PORT, AMANAH_DATA_DIR: dataDir, AMANAH_GALLERY: 'T' } });
  try {
    await work(stack.url);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
