import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { codesShown } from '../codes.ts';
import { openScreen } from '../counter.ts';
import { stepButton } from '../days.ts';
import { test } from '../fixtures.ts';
import { popup, success } from '../popup.ts';
import { look, settled } from '../screens.ts';
import { asOwner } from '../stack.ts';
import { like, t } from '../texts.ts';
import { openTill, sendToTill } from '../till.ts';
import { endMonth } from './bank.ts';
import { openBranch, openNextDay, presentCheque, sendUnanswered } from './hindrances.ts';

const PIECES = { '100,000': 10, '50,000': 20 } as const;
const FLOAT = '2,000,000.00';
const CHEQUE = 'AA000006';

const region = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const line = (within: Locator, words: string): Locator => within.getByRole('listitem').filter({ hasText: words });

/** Every rule of a screen, at the desk and on a telephone; and it speaks to people: no code stands on it. */
async function seen(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  await settled(page);
  await look(page, testInfo, name);
  expect(await codesShown(page), name).toEqual([]);
}

test('the cut-off names what is not settled, who settles it, and closes nothing before that', async ({
  pageOf,
}, testInfo) => {
  const [finance, second] = [await pageOf('finance1'), await pageOf('finance2')];
  const [manager, manager2] = [await pageOf('manager1'), await pageOf('manager2')];
  const [head, teller, clerk] = [await pageOf('headteller1'), await pageOf('teller1'), await pageOf('backoffice1')];
  await openNextDay(finance, second);
  await asOwner((owner) => endMonth({ owner: owner as never }));
  await openBranch(manager, '001');
  await openBranch(manager2, '002');
  await sendToTill(head, 'TLR01', PIECES, FLOAT);
  await openTill(teller, PIECES, FLOAT);
  await presentCheque(clerk, manager, CHEQUE);
  await sendUnanswered(teller, await pageOf('supervisor1'), 'Toko Tanpa Jawaban');

  await openScreen(manager, 'hari-cabang');
  const checks = region(manager, t('branch.periksa'));
  const passing = line(checks, 'Rekening perantara nol');
  for (const words of ['109004 Perantara BI-FAST', t('branch.olehJawaban')]) await expect(passing).toContainText(words);
  await seen(manager, testInfo, 'hari-buruk-buka');
  await stepButton(manager, 'branch.cutOff').click();
  const question = popup(manager, t('popup.konfirmasi'));
  for (const words of [t('branch.cutOffBelum'), 'Kas teller belum ditutup', 'TLR01 2,000,000.00', `CEK ${CHEQUE}`])
    await expect(question).toContainText(words);
  await look(manager, testInfo, 'hari-buruk-tanya');
  await question.getByRole('button', { name: t('aksi.ya'), exact: true }).click();
  await success(manager, like('branch.cutOffBerhasil'));
  await expect(stepButton(manager, 'branch.tutup')).toBeDisabled();
  await seen(manager, testInfo, 'hari-buruk-cut-off');
});
