import { expect, type Locator, type Page } from '@playwright/test';
import { menus } from '#lib/access/access.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { choose } from './dropdown.ts';
import { t } from './texts.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

export interface NewUser {
  readonly id: string;
  readonly nama: string;
  readonly surel: string;
  readonly cabang: string;
  /** Roles by their names. */
  readonly peran: readonly string[];
}

/** The line of a user in the list, found by what is typed into its filter. */
export async function lineOf(page: Page, idUser: string): Promise<Locator> {
  await openScreen(page, 'pengguna', `?keyword=${idUser}`);
  const line = page.getByRole('row').filter({ has: page.getByText(idUser, { exact: true }) });
  await expect(line).toBeVisible();
  return line;
}

/** Opens the menu of a user's line; returns the entry of this name. */
export async function actionOf(page: Page, idUser: string, action: MessageKey): Promise<Locator> {
  const line = await lineOf(page, idUser);
  await line.getByRole('button', { name: /^Tindakan untuk/ }).click();
  return page.getByRole('menuitem', { name: t(action), exact: true });
}

/** Runs an action of a user's line that leads to a form. */
export async function openForm(page: Page, idUser: string, action: MessageKey): Promise<void> {
  await (await actionOf(page, idUser, action)).click();
  await expect(
    page
      .getByText(idUser)
      .or(page.locator(`input[value="${idUser}"]`))
      .first(),
  ).toBeVisible();
}

/** Fills the form of a new user. */
export async function fillUser(page: Page, user: NewUser): Promise<void> {
  await page.goto(`${menus.pengguna.route}/new`);
  await field(page, t('pengguna.namaMasuk')).fill(user.id);
  await field(page, t('pengguna.nama')).fill(user.nama);
  await field(page, t('pengguna.surel')).fill(user.surel);
  await choose(page.getByRole('combobox', { name: t('pengguna.cabang') }), new RegExp(`^${user.cabang} - `));
  for (const peran of user.peran) await page.getByRole('checkbox', { name: peran, exact: true }).check();
}

/** Fetches the reader's half of a user's one-time password from the user's line; it is gone with the window, and cannot be fetched again. */
export async function fetchHalf(page: Page, idUser: string): Promise<string> {
  await (await actionOf(page, idUser, 'pengguna.aksiSandi')).click();
  const dialog = page.getByRole('dialog', { name: t('pengguna.sandiJudul') });
  await dialog.getByRole('button', { name: t('pengguna.sandiTampilkan') }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^\S{8}$/);
  const half = await dialog.getByRole('status').innerText();
  await dialog.getByRole('button', { name: t('aksi.tutup') }).click();
  await expect(page.getByText(half)).toHaveCount(0);
  await expect(await actionOf(page, idUser, 'pengguna.aksiSandi')).toBeDisabled();
  return half;
}

/** Gives the reason. */
export const because = (page: Page, why: string): Promise<void> => field(page, t('pengguna.alasan')).fill(why);

/** Returns the differences, as the preview or an item shows them: field, old, new; of fields that were all empty, field and value. */
export async function difference(within: Page | Locator): Promise<string[][]> {
  const table = within.getByRole('table', { name: t('perubahan.judul') });
  await expect(table).toBeVisible();
  return table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.replace('—', '') ?? '')),
    );
}

/** Sends the form; the second administrator finds it in the inbox, reads the difference and approves. */
export async function changeByTwo(maker: Page, checker: Page, idUser: string): Promise<string[][]> {
  await sendToWorkflow(maker);
  await expect(maker).toHaveURL(menus.pengguna.route);
  return approve(checker, idUser);
}

/** The second administrator finds the change in the inbox, reads the difference and approves. */
export async function approve(checker: Page, idUser: string): Promise<string[][]> {
  await openScreen(checker, 'menunggu');
  await chooseItem(checker, idUser);
  const seen = await difference(checker);
  await decide(checker, 'APPROVE', 'Sudah dicocokkan');
  return seen;
}

interface UserRow {
  readonly id_user: string;
  readonly aktif: string;
  readonly status_penyedia: string;
  readonly id_flow: string;
}

/** Returns the user from the bank's list; undefined when the list does not have the user. */
export async function listed(page: Page, idUser: string): Promise<UserRow | undefined> {
  return (await read<UserRow[]>(page, `management/users?keyword=${idUser}`)).find((row) => row.id_user === idUser);
}

/** Waits until the identity provider has all data of the user. */
export const provisioned = (page: Page, idUser: string) =>
  expect.poll(async () => (await listed(page, idUser))?.status_penyedia, { timeout: 30_000 }).toBe('SELESAI');
