import { expect, type Page } from '@playwright/test';
import { available, pickAccounts } from './api.ts';
import { fillCash, formButton, openScreen, settledPreview, slip } from './counter.ts';
import { test } from './fixtures.ts';
import { readAndClose, sayYes, success } from './popup.ts';
import { t } from './texts.ts';

const NOTE = 10_000_000n;

/** A page of a proxy that got no answer. */
const nobody = { status: 200, contentType: 'text/html', body: '<html></html>' };

/** The core posts, its answer is lost on the way; the dry runs, which their address marks, go through. */
const loseAnswers = (page: Page) =>
  page.route('**/api/flow/setor-tunai', async (route) => {
    await route.fetch();
    await route.fulfill(nobody);
  });

async function fill(page: Page, offset: number) {
  const [account] = await pickAccounts(page, { product: '12' }, 1, offset);
  if (!account) throw new Error('no account');
  const before = await available(page, account.nomor_rekening);
  await openScreen(page, 'setor-tunai');
  await fillCash(page, { rekening: account.nomor_rekening, nominal: '100rb', pecahan: { '100,000': 1 } });
  await settledPreview(page);
  return { number: account.nomor_rekening, before };
}

const lost = (page: Page) => readAndClose(page, t('popup.error'), t('kesalahan.luring'));

const POSTED = /^Sudah dibukukan, nomor \d{18}\. /;

test('a deposit whose answer is lost is reported with its number and posted once', async ({ teller1Page: page }) => {
  const { number, before } = await fill(page, 6);
  await loseAnswers(page);
  await formButton(page, 'POST').click();
  await sayYes(page);
  // A lost request shows an error in the server's words; the core is asked after it.
  await lost(page);
  const words = await success(page, POSTED);
  await expect(slip(page, 'SETOR_TUNAI')).toContainText(/\d{18}/.exec(words)?.[0] ?? '-');
  expect(await available(page, number)).toBe(before + NOTE);
});

test('after a reload the screen asks for the outcome, and does not offer a posted form again', async ({
  teller1Page: page,
}) => {
  const { number, before } = await fill(page, 7);
  await loseAnswers(page);
  await page.route('**/api/flow/status-kunci', (route) => route.fulfill(nobody));
  const asked = page.waitForRequest('**/api/flow/status-kunci');
  await formButton(page, 'POST').click();
  await sayYes(page);
  await lost(page);
  await asked;
  await page.reload();
  await expect(page.getByText(t('kirim.memeriksa'))).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText(t('kirim.sebelumnya'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('form.pulihkan') })).toHaveCount(0);
  await page.getByRole('button', { name: t('kirim.tampilkan') }).click();
  await expect(slip(page, 'SETOR_TUNAI')).toContainText(number);
  expect(await available(page, number)).toBe(before + NOTE);
});
