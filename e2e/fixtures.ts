import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type PersonPage, people, type Username } from './people.ts';
import { signIn } from './sign-in.ts';
import { stackUrl } from './stack.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
type Pages = { readonly [P in PersonPage]: Page };

interface TestFixtures extends Pages {
  /** Opens a page for any person, signed in; closed when the test ends. */
  readonly pageOf: (username: Username) => Promise<Page>;
  /** A visitor without a session. */
  readonly strangerPage: Page;
}

/** Sessions of the people who have signed in so far; a test leaves its own back, as tokens are renewed on the way. */
type Sessions = Map<Username, StorageState>;

interface WorkerFixtures {
  readonly sessions: Sessions;
}

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
 * A context in which the person is signed in: by the session kept, else through the identity provider's form. A kept session
 * may have ended meanwhile: whoever holds a till works in one place, so a test that signs her in elsewhere ends it.
 */
async function contextOf(browser: Browser, username: Username, sessions: Sessions): Promise<BrowserContext> {
  const kept = sessions.get(username);
  if (kept) {
    const context = await browser.newContext({ storageState: kept });
    if ((await context.request.get(`${stackUrl()}/api/access/profil`)).status() === 200) return context;
    await context.close();
  }
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, username);
  await page.close();
  return context;
}

interface Opened {
  readonly username: Username;
  readonly page: Page;
  readonly problems: readonly string[];
}

/** Closes what a test has opened, keeps the sessions for the next one, and answers what went wrong on the pages. */
async function closeAll(opened: readonly Opened[], sessions: Sessions): Promise<string[]> {
  for (const { username, page } of opened) {
    const context = page.context();
    await page.close();
    sessions.set(username, await context.storageState());
    await context.close();
  }
  return opened.flatMap(({ problems }) => problems);
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern: nothing.
  baseURL: async ({}, use) => use(stackUrl()),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  pageOf: async ({ browser, sessions }, use) => {
    const opened: Opened[] = [];
    await use(async (username) => {
      const context = await contextOf(browser, username, sessions);
      const page = await context.newPage();
      opened.push({ username, page, problems: watch(page) });
      return page;
    });
    expect(await closeAll(opened, sessions), 'errors on the console').toEqual([]);
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
  financePage: personPage(people.financePage),
  adminPage: personPage(people.adminPage),
  admin2Page: personPage(people.admin2Page),
  auditorPage: personPage(people.auditorPage),
});
