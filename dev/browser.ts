import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A browser that is already here: Playwright's own, then CHROMIUM_PATH, then the system's. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (named && existsSync(named)) return named;
  return SYSTEM.find((path) => existsSync(path));
}

function attempt(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/**
 * The path of a Chromium, installing one when there is none: Playwright's own, else Debian's package when root.
 * Throws an Error whose message says what to do.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (attempt('apt-get', ['update'])) attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const packaged = findBrowser();
  if (packaged) return packaged;
  throw new Error(
    "No Chromium was found and none could be installed: run npx playwright install chromium where the network allows it, install your system's chromium package, or set CHROMIUM_PATH to one.",
  );
}
