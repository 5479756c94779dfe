import { expect, type Locator, type Page } from '@playwright/test';
import { transitions } from '#core/db/reference/flow.ts';
import { type MessageKey, messageOf } from '#lib/messages/id.ts';
import { call } from './api.ts';
import { field, formButton } from './counter.ts';
import { sayYes, success } from './popup.ts';
import { t } from './texts.ts';

export type Decision = 'APPROVE' | 'REJECT' | 'RETURN' | 'CANCEL';

/** The button of a decision, as the core labels it. */
export function decisionButton(page: Page, decision: Decision): Locator {
  const label = transitions.find(({ aksi, dari }) => aksi === decision && dari === 'WAITING')?.label ?? '';
  const named = page.getByRole('button', { name: new RegExp(`^${messageOf('tombol.', label)}`) });
  // The sentence of an item in the list may begin with the same verb.
  return named.and(page.locator('.btn'));
}

/** The list of items at the left of an inbox, drafts or history screen. */
export const itemList = (page: Page): Locator => page.getByRole('list', { name: t('flow.daftar') });

/** Chooses the item that shows this text. */
export async function chooseItem(page: Page, text: string): Promise<void> {
  const item = itemList(page).getByRole('button').filter({ hasText: text });
  await item.click();
  await expect(item).toHaveAttribute('aria-current', 'true');
}

/** Writes the remark of a step and agrees: one window. */
async function note(page: Page, remark: string): Promise<void> {
  const notes = page.getByRole('dialog').filter({ has: field(page, t('umum.catatan')) });
  await field(notes, t('umum.catatan')).fill(remark);
  await notes.getByRole('button', { name: t('popup.yes'), exact: true }).click();
}

/** The chosen item with all its details. */
export const itemDetails = (page: Page): Locator => page.locator('.chosen-item');

/** Waits for the announcement at the edge of the screen once a step with a remark is done. */
export const expectNotice = (page: Page, text: string | RegExp): Promise<void> =>
  expect(
    page
      .getByRole('region', { name: t('shell.pemberitahuan') })
      .getByText(text)
      .first(),
  ).toBeVisible();

/** Presses the decision, writes the remark, agrees, and reads that it was done. */
export async function decide(page: Page, decision: Decision, remark: string): Promise<void> {
  await decisionButton(page, decision).click();
  await note(page, remark);
  await expectNotice(page, new RegExp(`^${t(`flow.aksi.${decision}` as MessageKey)}`));
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
  await page.getByRole('button', { name: messageOf('tombol.', label), exact: true }).click();
  await note(page, remark);
  await expectNotice(page, t('transaksi.dikirim'));
}

/** Files something by the call of its screen and has another person approve it. */
export async function doneByTwo(maker: Page, checker: Page, flowCode: string, flowData: object): Promise<void> {
  const filed = await call(maker, 'flow/process-v2', { flowCode, actionType: 'SUBMIT', flowData });
  expect(filed).toMatchObject({ resp_code: '00' });
  const { id_flow } = filed.resp_data as { id_flow: string };
  const approved = await call(checker, 'flow/process-v2', {
    ...(await seenBy(checker, id_flow)),
    idFlow: id_flow,
    flowState: 'WAITING',
    actionType: 'APPROVE',
  });
  expect(approved).toMatchObject({ resp_code: '00' });
}

/** Returns the details that bind a decision made by the call itself: the item as its checker sees it now. */
export async function seenBy(page: Page, id_flow: string): Promise<Record<string, unknown>> {
  const answer = await call(page, 'flow/get-by-id_flow', { id_flow });
  const { versi, sidik, kode_alasan } = (answer.resp_data as { item: Record<string, unknown> }).item;
  return { versi, sidik, kode_alasan };
}
