import { expect, type Locator, type Page } from '@playwright/test';
import { referenceCodes } from '#core/db/reference/choices.ts';
import { currentLanguage, type MessageKey, messageOf } from '#lib/messages/id.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import { field, openScreen } from './counter.ts';
import { tabTo } from './keys.ts';
import { popup, success } from './popup.ts';
import { overflow, violations } from './screens.ts';
import { t } from './texts.ts';
import { difference } from './users.ts';
import { decisionButton, expectNotice, itemList } from './workflow.ts';

/** Holds the values of a customer's form, by the names of its fields; a pair is a choice: the typed text, the picked option. */
export type Filled = Readonly<Record<string, string | readonly [typed: string, picked: string]>>;

const labelOf = (name: string): string => (name.includes('.') ? t(name as MessageKey) : messageOf('kolom.', name));

const box = (within: Page | Locator, name: string): Locator =>
  within.getByRole('combobox', { name: labelOf(name), exact: true });

/** Picks by keyboard alone: typed text narrows or searches the list, the arrows move to the option, Enter takes it. */
async function pick(page: Page, target: Locator, typed: string, wanted: string): Promise<void> {
  const option = page.getByRole('option', { name: wanted, exact: true });
  await page.keyboard.type(typed);
  if (await target.getAttribute('title')) await page.keyboard.press('Enter');
  await expect(option).toBeVisible();
  const id = await option.getAttribute('id');
  for (let step = 0; step < 20; step++) {
    if ((await target.getAttribute('aria-activedescendant')) === id) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
}

/** Tabs from field to field in the order given and fills each. */
export async function fill(page: Page, within: Page | Locator, values: Filled): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') {
      await tabTo(page, field(within, labelOf(name)));
      await page.keyboard.type(value);
      continue;
    }
    const target = box(within, name);
    await tabTo(page, target);
    await pick(page, target, ...value);
  }
}

/** Returns the typed text of a choice, and the choice it finds: the name in the language of the screen. */
export function picked(kelompok: string, kode: string): readonly [string, string] {
  const found = referenceCodes.find((choice) => choice.kelompok === kelompok && choice.kode === kode);
  if (!found) throw new Error(`there is no choice ${kelompok} ${kode}`);
  const name = currentLanguage() === 'en' ? found.uraian_en : found.uraian;
  return [name, name];
}

/** Adds a row to a list of the form, in its window. */
export async function addRow(page: Page, list: MessageKey, title: MessageKey, values: Filled): Promise<void> {
  const add = page
    .getByRole('group', { name: t(list) })
    .getByRole('button', { name: t('dataset.tambah'), exact: true });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('dataset.tambahKe', { nama: t(title) }) });
  await expect(dialog).toBeVisible();
  await fill(page, dialog, values);
  await tabTo(page, dialog.getByRole('button', { name: t('aksi.simpan'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Fills in the tab of a person's work: an employee with a purpose and one source of funds. */
export async function fillWork(page: Page): Promise<void> {
  await fill(page, page, {
    pekerjaan: picked('PEKERJAAN', 'PEGAWAI_SWASTA'),
    bidang_usaha: picked('BIDANG_USAHA', 'JASA'),
    pemberi_kerja: 'PT Maju Terus',
    alamat_kantor: 'Jl. Asia Afrika No. 1',
    telepon_kantor: '0224201234',
    penghasilan: picked('PENGHASILAN', 'SD_120'),
    tujuan: picked('TUJUAN', 'MENABUNG'),
    layanan: picked('LAYANAN', 'TABUNGAN'),
  });
  await addRow(page, 'kolom.sumber_dana', 'kolom.sumber_dana', { 'nasabah.sumber': picked('SUMBER_DANA', 'GAJI') });
}

/** On to the next tab of the form. */
export async function nextTab(page: Page, title: MessageKey): Promise<void> {
  await page.keyboard.press('Control+ArrowRight');
  await expect(page.getByRole('tab', { name: t(title) })).toHaveAttribute('aria-selected', 'true');
}

/** Returns the preview's differences, once the core has answered for what is in the form now. */
export async function previewed(page: Page, line: readonly string[]): Promise<string[][]> {
  await expect.poll(() => difference(page)).toContainEqual(line);
  return difference(page);
}

/** Sends the filled form by its key, agrees, and reads that it is on its way. */
export async function sendByKey(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(popup(page, t('popup.lanjutkan')).getByRole('button', { name: t('popup.yes') })).toBeFocused();
  await page.keyboard.press('Enter');
  await success(page, t('transaksi.dikirim'));
}

/** The checker moves to the item of this name, reads the differences and approves it, without a mouse. */
export async function approveByKey(page: Page, flowCode: OperationCode, name: string): Promise<string[][]> {
  await openScreen(page, 'menunggu', `?flowCode=${flowCode}`);
  const item = itemList(page).getByRole('button').filter({ hasText: name });
  await expect(item).toHaveCount(1);
  await tabTo(page, itemList(page).locator('[aria-current=true]'));
  for (let step = 0; step < 20 && (await item.getAttribute('aria-current')) !== 'true'; step++)
    await page.keyboard.press('j');
  await expect(item).toHaveAttribute('aria-current', 'true');
  const seen = await difference(page);
  await expect(decisionButton(page, 'APPROVE')).toBeVisible();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await expect(field(dialog, t('umum.catatan'))).toBeFocused();
  await page.keyboard.type('Sesuai dokumen asli');
  await tabTo(page, dialog.getByRole('button', { name: t('popup.yes'), exact: true }));
  await page.keyboard.press('Enter');
  await expectNotice(page, new RegExp(`^${t('flow.aksi.APPROVE')}`));
  return seen;
}

/** No rule of axe is broken and nothing is wider than the window. tests/lib/contrast.test.ts proves the colours of the other theme. */
export async function checkLayout(page: Page, what: string): Promise<void> {
  expect(await overflow(page), what).toBe(0);
  expect(await violations(page), what).toEqual([]);
}

/** Finds a customer by a text in the search and opens the customer's window. */
export async function findCustomer(
  page: Page,
  menu: 'nasabah-individu' | 'nasabah-badan-usaha',
  typed: string,
  name: string,
): Promise<Locator> {
  await openScreen(page, menu);
  await expect(page.getByText(t('nasabah.cariKosongIsi'))).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: t('nasabah.cari') }));
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog').filter({ hasText: name });
  await expect(window.getByRole('tab', { name: t('nasabah.data') })).toBeVisible();
  return window;
}
