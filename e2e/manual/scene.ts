import { expect, type Locator, type Page } from '@playwright/test';
import { messageOf } from '#lib/messages/id.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import { type Account, pickAccounts } from '../api.ts';
import { field, openScreen } from '../counter.ts';
import { t } from '../texts.ts';
import { type Decision, decisionButton, expectNotice, itemDetails, itemList, sendToWorkflow } from '../workflow.ts';
import type { Step } from './chapter.ts';

/** The `from`-th active savings account of the branch with money on it. Chapters take different ones. */
export async function anAccount(page: Page, from: number): Promise<Account> {
  const [account] = await pickAccounts(page, { product: '12', available: 1_000_000n }, 1, from);
  if (!account) throw new Error('the demo bank has too few accounts');
  return account;
}

/** The preview of what a form changes. */
export const changePreview = (page: Page): Locator => page.getByRole('region', { name: t('perubahan.pratinjau') });

/** The window that asks for the remark of a decision. */
const remarkWindow = (page: Page): Locator => page.getByRole('dialog').filter({ has: field(page, t('umum.catatan')) });

/** Locates the product's announcements at the edge of the screen. */
const announced = (page: Page): Locator => page.getByRole('region', { name: t('shell.pemberitahuan') });

/** Names each decision's button, and the announcement when it is done. */
const decisions = {
  APPROVE: { done: 'flow.aksi.APPROVE', button: 'tombol.SETUJUI' },
  RETURN: { done: 'flow.aksi.RETURN', button: 'tombol.KEMBALIKAN' },
} as const;

/** The steps of whoever decides the first waiting item of this operation. */
export function decisionSteps(
  flowCode: OperationCode,
  decision: Extract<Decision, 'APPROVE' | 'RETURN'>,
  remark: string,
): readonly Step<unknown>[] {
  const { done, button } = decisions[decision];
  return [
    {
      text: {
        id: 'Buka [[menu.menunggu]] dan pilih item yang akan Anda putuskan.',
        en: 'Open [[menu.menunggu]] and choose the item that you are going to decide.',
      },
      act: async ({ page }) => {
        await openScreen(page, 'menunggu', `?flowCode=${flowCode}`);
        await itemList(page).getByRole('button').first().click();
      },
      mark: (page) => itemList(page),
    },
    {
      text: {
        id: 'Baca siapa pembuatnya, datanya, dan apa yang akan terjadi bila Anda menyetujuinya.',
        en: 'Read who made it, its data, and what happens when you approve it.',
      },
      act: ({ page }) => expect(decisionButton(page, decision)).toBeVisible(),
      mark: (page) => itemDetails(page),
    },
    {
      text: {
        id: `Tekan [[${button}]], lalu tulis [[umum.catatan]] yang dibaca pembuatnya.`,
        en: `Press [[${button}]] and write the [[umum.catatan]] that its maker reads.`,
      },
      act: async ({ page }) => {
        await decisionButton(page, decision).click();
        await field(remarkWindow(page), t('umum.catatan')).fill(remark);
      },
      mark: (page) => remarkWindow(page),
    },
    {
      text: {
        id: `Jawab [[popup.yes]]; layar memberi tahu “[[${done}]]”.`,
        en: `Answer [[popup.yes]]; the screen tells you “[[${done}]]”.`,
      },
      act: async ({ page }) => {
        await remarkWindow(page)
          .getByRole('button', { name: t('popup.yes'), exact: true })
          .click();
        await expectNotice(page, new RegExp(`^${t(done)}`));
      },
      mark: announced,
    },
  ];
}

/** The step that sends a filled form to a second person; `flowCode` is what it becomes. */
export const sendStep = (flowCode: OperationCode): Step<unknown> => ({
  text: {
    id: 'Tekan [[tombol.KIRIM]] dan jawab [[popup.yes]]; pengajuan Anda menunggu orang kedua di [[menu.draf]].',
    en: 'Press [[tombol.KIRIM]] and answer [[popup.yes]]; it waits for a second person at [[menu.draf]].',
  },
  act: async ({ page }) => {
    await sendToWorkflow(page);
    await openScreen(page, 'draf');
    await itemList(page)
      .getByRole('button')
      .filter({ hasText: messageOf('alur.', flowCode) })
      .first()
      .click();
  },
  mark: (page) => itemDetails(page),
});
