import type { Browser, Page } from '@playwright/test';
import type { Username } from '../e2e/people.ts';
import { say, withBrowser, withStack } from './browser.ts';
import { atDesk, atRest } from './desk.ts';
import { accountFor, jobs } from './job-list.ts';
import { countKeys, type Pressed } from './keys.ts';

/**
 * `node bench/jobs.ts`: does each everyday job by the keyboard alone, from the home to its end, and prints the keys that open its screen, the keys
 * on the screen beside the data, the characters of the data, and the seconds that the product takes while keys wait for it. The last column adds
 * what a practised typist takes for the keys. It asserts nothing: times are of the machine.
 */
const KEY_SECONDS = 0.2;
const SECOND_MS = 1_000;

/** Presses the code of a screen on the home, where a digit opens the search. Without a code the home is the screen. */
async function openByCode(page: Page, code: string): Promise<void> {
  for (const digit of code) await page.keyboard.press(digit);
  if (code !== '') await page.keyboard.press('Enter');
}

async function measure(browser: Browser, url: string): Promise<void> {
  const desks = new Map<Username, { readonly page: Page; readonly pressed: Pressed }>();
  const deskOf = async (username: Username) => {
    const known = desks.get(username);
    if (known) return known;
    const page = await atDesk(browser, url, username);
    const desk = { page, pressed: countKeys(page) };
    desks.set(username, desk);
    return desk;
  };
  const pageOf = async (username: Username) => (await deskOf(username)).page;
  say('job | keys to open | keys on the screen | data | seconds to open | seconds on the screen | with typing');
  for (const [at, { name, by, code, first, work }] of jobs.entries()) {
    const { page, pressed } = await deskOf(by);
    const account = await accountFor(await pageOf('teller1'), at);
    await page.goto('/');
    await atRest(page);
    Object.assign(pressed, { keys: 0, typed: 0 });
    const began = performance.now();
    await openByCode(page, code);
    await first(page).waitFor();
    const [open, opened] = [pressed.keys, performance.now()];
    await work({ page, pageOf, account });
    const [opening, working] = [(opened - began) / SECOND_MS, (performance.now() - opened) / SECOND_MS];
    const typing = (pressed.keys + pressed.typed) * KEY_SECONDS;
    const seconds = [opening, working, opening + working + typing].map((each) => each.toFixed(1));
    say([name, open, pressed.keys - open, pressed.typed, ...seconds].join(' | '));
  }
}

await withStack('jobs', (url) => withBrowser((browser) => measure(browser, url)));
