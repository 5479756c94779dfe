import { expect, type Locator, type Page } from '@playwright/test';
import { atOnce, transitions } from '#core/db/reference/flow.ts';
import { type MenuId, menus } from '#lib/access/access.ts';
import { messageOf } from '#lib/messages/id.ts';
import { type OperationCode, operations } from '#lib/operations/operations.ts';
import { popup, sayYes, success } from './popup.ts';
import { like, t } from './texts.ts';

/** Pieces by denomination as it is called at the counter: { '100,000': 25 }. */
export type Pieces = Readonly<Record<string, number>>;

export interface Cash {
  readonly rekening: string;
  /** As a teller types it: 2,5jt, 750rb, 2500000. */
  readonly nominal: string;
  readonly keterangan?: string;
  readonly pecahan: Pieces;
}

export interface Transfer {
  readonly debet: string;
  readonly kredit: string;
  readonly nominal: string;
  readonly keterangan?: string;
}

/** The product's router offers this to a test in the page. */
export interface Routed {
  readonly next?: { readonly router: { readonly push: (address: string) => Promise<boolean> } };
}

/**
 * Opens an address as the menu does, in the product that the tab has loaded. Returns false where that would not be as loading it: the product is not
 * there, the address is of the page that stands there, a question or unsaved input holds the page, or a word about what was done stands at its edge,
 * which the next flow would take for its own.
 */
const openInside = async (address: string): Promise<boolean> => {
  const { next } = window as unknown as Routed;
  const { pathname } = new URL(address, window.location.href);
  const asks = document.querySelector('dialog[open], .swal2-container, .toasts > *') !== null;
  const holds = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (!next || document.getElementById('sidebar') === null || pathname === window.location.pathname || asks || holds())
    return false;
  return next.router.push(address);
};

/** Opens the screen of a menu and waits for its title. Loading the product again costs half a second of a processor, so a loaded one goes there itself. */
export async function openScreen(page: Page, menu: MenuId, query = ''): Promise<void> {
  const address = `${menus[menu].route}${query}`;
  // A session that ends on the way has the browser load another page.
  if (!(await page.evaluate(openInside, address).catch(() => false))) await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(messageOf('', menus[menu].title));
}

/** The input of this label. */
export const field = (page: Page | Locator, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

/** The input for the pieces of a denomination. */
export const piecesOf = (page: Page | Locator, nominal: string): Locator =>
  field(page, t('isian.lembarUntuk', { nominal }));

/** Types how many pieces there are of each denomination. */
export async function count(page: Page | Locator, pieces: Pieces): Promise<void> {
  for (const [nominal, lembar] of Object.entries(pieces)) await piecesOf(page, nominal).fill(String(lembar));
}

/** Fills a cash deposit or withdrawal. */
export async function fillCash(page: Page, { rekening, nominal, keterangan = '', pecahan }: Cash): Promise<void> {
  await field(page, t('rekening.nomor')).fill(rekening);
  await field(page, t('teller.nominal')).fill(nominal);
  await field(page, t('teller.keterangan')).fill(keterangan);
  await count(page, pecahan);
}

/** Fills a book transfer. */
export async function fillTransfer(page: Page, { debet, kredit, nominal, keterangan = '' }: Transfer): Promise<void> {
  await field(page, t('teller.rekeningDebet')).fill(debet);
  await field(page, t('teller.rekeningKredit')).fill(kredit);
  await field(page, t('teller.nominal')).fill(nominal);
  await field(page, t('teller.keterangan')).fill(keterangan);
}

/** The posting preview beside the form. */
export const preview = (page: Page): Locator => page.getByRole('region', { name: t('transaksi.pratinjau') });

/** Waits until the preview belongs to the form's present content, and returns it. */
export async function settledPreview(page: Page): Promise<Locator> {
  const shown = preview(page);
  await expect(page.locator('aside.preview')).toHaveAttribute('aria-busy', 'false');
  await expect(shown).not.toContainText(t('transaksi.pratinjauKosong'));
  return shown;
}

/** Returns the lines of a journal on the screen: the text of each cell, the account first. */
export async function journalLines(within: Locator): Promise<string[][]> {
  const rows = within.getByRole('table').first().locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.replace(/\s+/g, ' ').trim())),
  );
}

/** The figure beside a label in a list of details or sums. */
export function figure(within: Page | Locator, label: string): Locator {
  const page = 'page' in within ? within.page() : within;
  return within
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
}

/** Returns what reports postings on the page at this moment. */
const reported = (page: Page): Promise<string[]> => page.getByText(like('transaksi.dibukukan')).allInnerTexts();

/**
 * Returns the reference number that reports the posting: in passing beside a slip, else in a popup, which is closed. `before` was on the page
 * already: the last posting is reported for some seconds.
 */
export async function postedReference(page: Page, before: readonly string[] = []): Promise<string> {
  let words: string | undefined;
  await expect(async () => {
    words = (await reported(page)).find((text) => !before.includes(text));
    expect(words).toBeDefined();
  }).toPass({ timeout: 30_000 });
  const reference = like('transaksi.dibukukan').exec(words ?? '')?.[1] ?? '';
  expect(reference).toMatch(/^\d{18}$/);
  const asked = popup(page, t('popup.berhasil'));
  if (await asked.isVisible()) await success(page, like('transaksi.dibukukan'));
  return reference;
}

/** Names somebody else than the holder at the counter: opens the line that holds the presenter. */
export const nameAnother = (page: Page): Promise<void> =>
  page.getByRole('button', { name: t('wic.orangLain'), exact: true }).click();

/** A button of a form that is not an item yet, as the core labels it. */
export function formButton(page: Page, action: 'POST' | 'OVERRIDE' | 'SUBMIT' | 'DRAFT'): Locator {
  const filed = transitions.find(({ aksi, dari }) => aksi === action && dari === '');
  const { label } = action === 'POST' || action === 'OVERRIDE' ? atOnce[action] : (filed ?? { label: '' });
  return page.getByRole('button', { name: messageOf('tombol.', label), exact: true });
}

/** Presses the primary button, agrees, and returns the reference number. */
export async function postForm(page: Page): Promise<string> {
  const before = await reported(page);
  await formButton(page, 'POST').click();
  await sayYes(page);
  return postedReference(page, before);
}

/** The slip on the screen. */
export const slip = (page: Page, operation: OperationCode): Locator =>
  page.getByRole('article', { name: operations[operation].id });
