import { expect, type Locator, type Page } from '@playwright/test';
import { transitions } from '#core/db/reference/flow.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { field } from './counter.ts';
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

/** Presses the decision, writes the remark, agrees, and reads that it was done. */
export async function decide(page: Page, decision: Decision, remark: string): Promise<void> {
  await decisionButton(page, decision).click();
  const notes = page.getByRole('dialog').filter({ has: field(page, t('umum.catatan')) });
  await field(notes, t('umum.catatan')).fill(remark);
  await notes.getByRole('button', { name: t('aksi.lanjut') }).click();
  await sayYes(page);
  await success(page, new RegExp(`^${t(`flow.aksi.${decision}` as MessageKey)}`));
}

/** Sends a filled form to the workflow with a remark. */
export async function sendToWorkflow(page: Page, remark: string): Promise<void> {
  await page.getByRole('button', { name: t('transaksi.kirim') }).click();
  const notes = page.getByRole('dialog', { name: t('transaksi.kirim') });
  await field(notes, t('umum.catatan')).fill(remark);
  await notes.getByRole('button', { name: t('aksi.lanjut') }).click();
  await sayYes(page);
  await success(page, t('transaksi.dikirim'));
}
