import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** A whole browser can have a window; the shell draws pages only and does with half the processor's time. */
export type BrowserKind = 'whole' | 'shell';

const SYSTEM = {
  whole: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  shell: ['/usr/bin/chromium-headless-shell'],
} as const;

/** Playwright's own: …/chromium-1234/chrome-linux64/chrome, and …/chromium_headless_shell-1234/… beside it. */
function playwrights(kind: BrowserKind): string[] {
  const whole = chromium.executablePath();
  if (kind === 'whole') return [whole];
  const revision = dirname(dirname(whole)).replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  return globSync(join(revision, '*', '{chrome-headless-shell,headless_shell}{,.exe}'));
}

/** A browser that is already here: the one CHROMIUM_PATH names, then Playwright's own, then the system's; a shell first if one will do. */
export function findBrowser(kind: BrowserKind): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const kinds: readonly BrowserKind[] = kind === 'shell' ? ['shell', 'whole'] : ['whole'];
  const known = kinds.flatMap((each) => [...playwrights(each), ...SYSTEM[each]]);
  return [...(named ? [named] : []), ...known].find((path) => existsSync(path));
}

function attempt(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/**
 * Returns the path of a Chromium, and installs one when there is none: Playwright's own, else Debian's package when root. Throws an Error whose
 * message names the remedy.
 */
export function ensureBrowser(kind: BrowserKind): string {
  const found = findBrowser(kind);
  if (found) return found;
  const only = kind === 'shell' ? ['--only-shell'] : [];
  attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium', ...only]);
  const downloaded = findBrowser(kind);
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = (name: string) => attempt('apt-get', ['install', '-y', '--no-install-recommends', name]);
    if (attempt('apt-get', ['update'])) (kind === 'shell' && install('chromium-headless-shell')) || install('chromium');
  }
  const packaged = findBrowser(kind);
  if (packaged) return packaged;
  throw new Error(
    "No Chromium was found and none could be installed: run npx playwright install chromium where the network allows it, install your system's chromium package, or set CHROMIUM_PATH to one.",
  );
}
