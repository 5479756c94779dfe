import { expect, type Locator, type Page } from '@playwright/test';
import { transitions } from '#core/db/reference/flow.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { field, formButton } from './counter.ts';
import { sayYes, success } from './popup.ts';
import { t } from './texts.ts';

export type Decision = 'APPROVE' | 'REJECT' | 'RETURN' | 'CANCEL';

/** The button of a decision, as the core labels it. */
export function decisionButton(page: Page, decision: Decision): Locator {
  const label = transitions.find(({ aksi, dari }) => aksi === decision && dari === 'WAITING')?.label ?? '';
  return page.getByRole('button', { name: new RegExp(`^${label}`) });
}

/** The list of items at the left of an inbox, drafts or history screen. */
export const itemList = (page: Page): Locator => page.getByRole('list', { name: t('flow.daftar') });

/** Chooses the item that shows this text. */
export async function chooseItem(page: Page, text: string): Promise<void> {
  const item = itemList(page).getByRole('button').filter({ hasText: text });
  await item.click();
  await expect(item).toHaveAttribute('aria-current', 'true');
}

/** Writes the remark of a step. */
async function note(page: Page, remark: string): Promise<void> {
  const notes = page.getByRole('dialog').filter({ has: field(page, t('umum.catatan')) });
  await field(notes, t('umum.catatan')).fill(remark);
  await notes.getByRole('button', { name: t('aksi.lanjut') }).click();
}

/** Presses the decision, writes the remark, agrees, and reads that it was done. */
export async function decide(page: Page, decision: Decision, remark: string): Promise<void> {
  await decisionButton(page, decision).click();
  await note(page, remark);
  await sayYes(page);
  await success(page, new RegExp(`^${t(`flow.aksi.${decision}` as MessageKey)}`));
}

/** Sends a filled form to the workflow. */
export async function sendToWorkflow(page: Page): Promise<void> {
  await formButton(page, 'SUBMIT').click();
  await sayYes(page);
  await success(page, t('transaksi.dikirim'));
}

/** Sends a returned item again, mended, with a remark. */
export async function sendAgain(page: Page, remark: string): Promise<void> {
  const label = transitions.find(({ aksi, dari }) => aksi === 'SUBMIT' && dari === 'RETURNED')?.label ?? '';
  await page.getByRole('button', { name: label, exact: true }).click();
  await note(page, remark);
  await sayYes(page);
  await success(page, t('transaksi.dikirim'));
}
