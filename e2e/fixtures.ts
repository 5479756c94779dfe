import { join } from 'node:path';
import '#lib/messages/all.ts';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { forgetAccounts } from './api.ts';
import { type Bank, givenBank, ownBank } from './bank.ts';
import { type PersonPage, people, type Username } from './people.ts';
import { signInByCalls } from './sign-in.ts';
import { stackUrl, templateDir } from './stack.ts';

type Pages = { readonly [P in PersonPage]: Page };

interface TestFixtures extends Pages {
  /** Returns a page of any person, signed in: the person's kept tab at first, a new one each further time in the same test. */
  readonly pageOf: (username: Username) => Promise<Page>;
  /** The kept tab of any person as the test before left it: the product stays loaded in it. */
  readonly sharedPageOf: (username: Username) => Promise<Page>;
  /** A visitor without a session. */
  readonly strangerPage: Page;
  /** Lets the test begin: its bank is as the file before it has not left it. */
  readonly begun: undefined;
}

interface OpenBrowser {
  readonly context: BrowserContext;
  /** Compiling the product's scripts is most of what a screen costs: a browser that keeps its tab keeps them compiled. */
  tab: Page;
  /** The person signed in to this bank. */
  bank: number;
}

/** Holds the browser of each person who has signed in so far, with the session and the loaded files. */
type Browsers = Map<Username, OpenBrowser>;

interface WorkerFixtures {
  readonly bank: Bank;
  readonly browsers: Browsers;
}

const PARTS = join(import.meta.dirname, 'parts', '/');

/** Starting a stack takes seconds; on a machine that does much besides it takes its time. */
const START_MS = 300_000;

/**
 * Listens for what no page of the product may do: write an error to the console, break the content policy (Chromium
 * reports it there too), or throw. `problems` fills as the page lives.
 */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error') problems.push(`${page.url()}: ${entry.text()} ${entry.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  return problems;
}

/** A document of the product without any script, which the same process of the browser shows. */
const EMPTY = '/favicon.svg';

/** Ends what a test listened to on the page. */
function unwatch(page: Page): void {
  for (const event of ['console', 'pageerror', 'request', 'response', 'dialog'] as const)
    page.removeAllListeners(event);
}

/** Takes from a tab whatever a test did to it, as if it were new: the product is left, and nothing of it calls any more. */
async function rest(page: Page): Promise<void> {
  unwatch(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${stackUrl()}${EMPTY}`);
  await page.evaluate(() => sessionStorage.clear());
}

/**
 * Returns true when the person's session still works: a test that signs this person in elsewhere, or out, has ended it, and one without user
 * activity for a quarter of an hour is locked. The question counts as activity, so that a session which is open now stays so for the whole test:
 * a screen that is only read causes none.
 */
const isSignedIn = async (context: BrowserContext): Promise<boolean> =>
  (await context.request.get(`${stackUrl()}/api/access/menu`, { headers: { 'x-amanah-hand': 'T' } })).status() === 200;

/**
 * Returns the person's browser: the one kept from earlier tests, else a new one. The person signs in by calls where the session has ended or was
 * another bank's. The browser keeps its cache of scripts and styles, and a tab that has them compiled.
 */
async function browserOf(browser: Browser, username: Username, browsers: Browsers, bank: Bank): Promise<OpenBrowser> {
  const known = browsers.get(username);
  if (known && known.bank === bank.number() && (await isSignedIn(known.context))) return known;
  const context = known?.context ?? (await browser.newContext());
  const own = known ?? { context, tab: await context.newPage(), bank: bank.number() };
  if (known) {
    await rest(own.tab);
    // The browser loses whatever an earlier test or bank left in it, as a new one would.
    await context.setStorageState({ cookies: [], origins: [] });
    if (known.bank !== bank.number()) forgetAccounts(context);
    known.bank = bank.number();
  } else {
    context.once('close', () => browsers.delete(username));
    browsers.set(username, own);
  }
  await signInByCalls(context.request, username);
  return own;
}

/** Ends a test's use of a person's browser: its further pages are closed, and the tab is as new unless it is to keep its page. */
async function leave(own: OpenBrowser, stands: boolean): Promise<void> {
  if (own.tab.isClosed()) own.tab = await own.context.newPage();
  const others = own.context.pages().filter((page) => page !== own.tab);
  await Promise.all(others.map((page) => page.close()));
  if (stands) unwatch(own.tab);
  else await rest(own.tab);
}

type Give = (page: Page) => Promise<void>;

const personPage =
  (username: Username) =>
  async ({ pageOf }: TestFixtures, use: Give): Promise<void> =>
    use(await pageOf(username));

/**
 * `test` with a page per person of the demo bank, each signed in and at no address yet. Every page is watched: an error on
 * its console fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  bank: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const template = templateDir();
      const bank = template === undefined ? givenBank : await ownBank(template, workerIndex);
      await use(bank);
      await bank.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  begun: [
    async ({ bank }, use, { file }) => {
      // The gallery of parts has no bank behind it.
      if (!file.startsWith(PARTS)) await bank.begin(file);
      await use(undefined);
    },
    { auto: true, timeout: START_MS },
  ],
  baseURL: async ({ begun: _ }, use) => use(stackUrl()),
  browsers: [async ({ bank: _ }, use) => use(new Map()), { scope: 'worker' }],
  pageOf: async ({ browser, browsers, bank, begun: _ }, use) => {
    const used = new Map<OpenBrowser, Username>();
    const problems: string[][] = [];
    await use(async (username) => {
      const own = await browserOf(browser, username, browsers, bank);
      const page = used.has(own) ? await own.context.newPage() : own.tab;
      used.set(own, username);
      problems.push(watch(page));
      return page;
    });
    for (const [own, username] of used) if (browsers.get(username) === own) await leave(own, false);
    expect(problems.flat(), 'errors on the console').toEqual([]);
  },
  sharedPageOf: async ({ browser, browsers, bank, begun: _ }, use) => {
    let problems: string[] = [];
    let used: OpenBrowser | undefined;
    await use(async (username) => {
      // Every other person leaves the screen: nobody else calls the bank meanwhile.
      for (const [other, own] of browsers)
        if (other !== username && new URL(own.tab.url()).pathname !== EMPTY) await rest(own.tab);
      used = await browserOf(browser, username, browsers, bank);
      problems = watch(used.tab);
      return used.tab;
    });
    if (used) await leave(used, true);
    expect(problems, 'errors on the console').toEqual([]);
  },
  strangerPage: async ({ page }, use) => {
    const problems = watch(page);
    await use(page);
    expect(problems, 'errors on the console').toEqual([]);
  },
  teller1Page: personPage(people.teller1Page),
  teller2Page: personPage(people.teller2Page),
  teller3Page: personPage(people.teller3Page),
  headTellerPage: personPage(people.headTellerPage),
  headTeller2Page: personPage(people.headTeller2Page),
  csPage: personPage(people.csPage),
  backOfficePage: personPage(people.backOfficePage),
  supervisorPage: personPage(people.supervisorPage),
  managerPage: personPage(people.managerPage),
  manager2Page: personPage(people.manager2Page),
  cs2Page: personPage(people.cs2Page),
  financePage: personPage(people.financePage),
  finance2Page: personPage(people.finance2Page),
  adminPage: personPage(people.adminPage),
  admin2Page: personPage(people.admin2Page),
  auditorPage: personPage(people.auditorPage),
  compliancePage: personPage(people.compliancePage),
  compliance2Page: personPage(people.compliance2Page),
});
