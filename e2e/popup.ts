import { expect, type Locator, type Page } from '@playwright/test';
import { t } from './texts.ts';

/** The popup of this title. */
export const popup = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true });

/** Agrees to a question: 'Lanjutkan transaksi ?' of a form by its Yes, or the one a screen asks in its own words by the button that says what it does. */
export async function sayYes(page: Page, text?: string): Promise<void> {
  const question = popup(page, t(text === undefined ? 'popup.lanjutkan' : 'popup.konfirmasi'));
  if (text === undefined) return question.getByRole('button', { name: t('popup.yes'), exact: true }).click();
  await expect(question).toContainText(text);
  await expect(yes(question)).not.toHaveText(/^(?:Ya|Yes|OK)$/i);
  await yes(question).click();
}

/** The button that agrees: it says what it does. */
export const yes = (question: Locator): Locator => question.locator('.swal2-confirm');

/** Reads a popup of this title and closes it; returns its text. */
export async function readAndClose(page: Page, title: string, text: string | RegExp): Promise<string> {
  const shown = popup(page, title);
  const body = shown.locator('.swal2-html-container');
  await expect(body).toHaveText(text);
  const words = await body.innerText();
  await shown.getByRole('button', { name: t('aksi.oke') }).click();
  await expect(shown).toHaveCount(0);
  return words;
}

/** The success popup: its text is checked and answered, and it is closed. */
export const success = (page: Page, text: string | RegExp): Promise<string> =>
  readAndClose(page, t('popup.berhasil'), text);

/** The popup of a refusal. */
export const refusal = (page: Page, text: string | RegExp): Promise<string> =>
  readAndClose(page, t('popup.info'), text);
