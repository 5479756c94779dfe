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
  /** Opens a page for any person, signed in; closed when the test ends. */
  readonly pageOf: (username: Username) => Promise<Page>;
  /** A visitor without a session. */
  readonly strangerPage: Page;
  /** Lets the test begin: its bank is as the file before it has not left it. */
  readonly begun: undefined;
}

interface Kept {
  readonly context: BrowserContext;
  /** The bank she signed in to. */
  bank: number;
}

/** The browser of each person who has signed in so far, with her session and what it has loaded. */
type Browsers = Map<Username, Kept>;

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
    if (entry.type() === 'error') problems.push(`${page.url()}: ${entry.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  return problems;
}

/**
 * Whether the person still works there: a test that signs her in elsewhere, or out, has ended the kept session, and one that
 * no hand has used for a quarter of an hour is locked. It is asked with a hand, so that a session which is open now stays so
 * for the whole test: a screen that is only looked at is touched by none.
 */
const isSignedIn = async (context: BrowserContext): Promise<boolean> =>
  (await context.request.get(`${stackUrl()}/api/access/menu`, { headers: { 'x-amanah-hand': 'T' } })).status() === 200;

/**
 * The person's browser: the one kept from earlier tests, else a new one. She signs in by calls where her session does not last any
 * more or was another bank's. The browser keeps its cache of scripts and styles, which is most of what opening a screen costs,
 * and an empty page, so that the next one is a tab and not another window.
 */
async function browserOf(browser: Browser, username: Username, kept: Browsers, bank: Bank): Promise<BrowserContext> {
  const known = kept.get(username);
  if (known && known.bank === bank.number() && (await isSignedIn(known.context))) return known.context;
  const context = known?.context ?? (await browser.newContext());
  if (known) {
    // Whatever an earlier test or bank left in her browser is gone, as in a new one.
    await context.setStorageState({ cookies: [], origins: [] });
    if (known.bank !== bank.number()) forgetAccounts(context);
    known.bank = bank.number();
  } else {
    context.once('close', () => kept.delete(username));
    await context.newPage();
    kept.set(username, { context, bank: bank.number() });
  }
  await signInByCalls(context.request, username);
  return context;
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
    const used = new Set<BrowserContext>();
    const problems: string[][] = [];
    await use(async (username) => {
      const context = await browserOf(browser, username, browsers, bank);
      used.add(context);
      const page = await context.newPage();
      problems.push(watch(page));
      return page;
    });
    for (const context of used)
      await Promise.all(
        context
          .pages()
          .slice(1)
          .map((page) => page.close()),
      );
    expect(problems.flat(), 'errors on the console').toEqual([]);
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
