import { expect, type Page } from '@playwright/test';
import { available, pickAccounts } from './api.ts';
import { field, fillCash, openScreen, postedReference, settledPreview, slip } from './counter.ts';
import { openFingerTab, scanFinger, scriptReader } from './fingerprint.ts';
import { test } from './fixtures.ts';
import { askOverride, overrideWindow, typeCredentials } from './override.ts';
import { violations } from './screens.ts';
import { asOwner, readerUrl } from './stack.ts';
import { t } from './texts.ts';

test.beforeEach(() => scriptReader());
test.afterEach(() => scriptReader());

/** Prepares a withdrawal from an inactive account, which a head teller may release; returns the account. */
async function prepare(page: Page): Promise<string> {
  const [account] = await pickAccounts(page, { status: 'TIDAK_AKTIF', available: 500_000n }, 1, 10);
  if (!account) throw new Error('no account');
  await openScreen(page, 'tarik-tunai');
  await fillCash(page, { rekening: account.nomor_rekening, nominal: '100rb', pecahan: { '100,000': 1 } });
  await settledPreview(page);
  await askOverride(page);
  return account.nomor_rekening;
}

test('the supervisor’s finger releases the transaction at the counter, without a password', async ({
  teller1Page: page,
}) => {
  const account = await prepare(page);
  const before = await available(page, account);
  const shown = await openFingerTab(page);
  await expect(shown.getByRole('status')).toHaveText(t('override.pembacaSiap'));
  await scanFinger(page, 'headteller1');
  const reference = await postedReference(page);
  await expect(slip(page, 'TARIK_TUNAI')).toContainText(reference);
  await expect(slip(page, 'TARIK_TUNAI')).toContainText('headteller1');
  expect(await available(page, account)).toBe(before - 10_000_000n);
  const rows = await asOwner(
    (sql) => sql`select rincian from audit_log where aksi = 'OVERRIDE' and hasil = '00' order by id desc limit 1`,
  );
  expect(rows[0]?.rincian).toMatchObject({ supervisor: 'headteller1', cara: 'SIDIK_JARI', alat: 'SIMULATOR' });
});

test('an unknown finger, an unknown person and a teller without authority release nothing', async ({
  teller1Page: page,
}) => {
  const account = await prepare(page);
  const before = await available(page, account);
  const shown = await openFingerTab(page);
  await scriptReader({ finger: 'OTHER' });
  await scanFinger(page, 'supervisor1');
  await expect(shown.getByRole('alert')).toHaveText(t('override.tidakDikenali'));
  await scriptReader();
  await scanFinger(page, 'tidak.ada');
  await expect(shown.getByRole('alert')).toHaveText(t('override.tidakDikenali'));
  await scanFinger(page, 'teller1');
  await expect(shown.getByRole('alert')).toContainText('Pembuat tidak boleh menyetujui transaksinya sendiri');
  await scanFinger(page, 'teller2');
  await expect(shown.getByRole('alert')).toContainText(/wewenang/i);
  expect(await available(page, account)).toBe(before);
  await scanFinger(page, 'supervisor1');
  await postedReference(page);
  expect(await available(page, account)).toBe(before - 10_000_000n);
});

test('while the finger is awaited it can be cancelled by keyboard, and Escape closes the window', async ({
  teller1Page: page,
}) => {
  await prepare(page);
  const shown = await openFingerTab(page);
  await scriptReader({ finger: 'NONE', ms: 20_000 });
  await field(shown, t('override.username')).fill('headteller1');
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('status')).toHaveText(t('override.tempelkan', { nama: 'headteller1' }));
  await expect(shown.getByRole('button', { name: t('aksi.batal') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('button', { name: t('override.pindai') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('status')).toHaveText(t('override.tempelkan', { nama: 'headteller1' }));
  await page.keyboard.press('Escape');
  await expect(overrideWindow(page)).toHaveCount(0);
  // The reader is free again: somebody else's finger is not kept waiting.
  await expect
    .poll(async () => {
      const answer = await fetch(`${readerUrl()}/dev/state`, { method: 'POST', body: '{}' });
      return answer.status;
    })
    .toBe(200);
});

test('nobody places a finger: the reader says so after its time', async ({ teller1Page: page }) => {
  await prepare(page);
  const shown = await openFingerTab(page);
  await scriptReader({ finger: 'NONE', ms: 400 });
  await scanFinger(page, 'manager1');
  await expect(shown.getByRole('alert')).toHaveText(t('override.tanpaJari'));
});

// The browser itself writes to the console when no reader responds, so this page is not one of the watched ones.
test('no reader answers: the window says what to do, and the password still works', async ({
  browser,
  teller1Page,
}) => {
  await teller1Page.goto('/');
  const context = await browser.newContext({ storageState: await teller1Page.context().storageState() });
  const page = await context.newPage();
  const account = await prepare(page);
  const before = await available(page, account);
  await scriptReader({ scanner: 'AWAY' });
  const shown = await openFingerTab(page);
  await expect(shown.getByRole('alert')).toContainText(t('override.pembacaDiam'));
  await expect(shown.getByRole('alert')).toContainText(t('override.pembacaDiamTeks'));
  await scriptReader({ scanner: 'ABSENT' });
  await shown.getByRole('button', { name: t('override.cariLagi') }).click();
  await expect(shown.getByRole('alert')).toContainText(t('override.alatLepas'));
  await shown.getByRole('tab', { name: t('override.kredensial') }).click();
  await typeCredentials(page, 'headteller1');
  await postedReference(page);
  expect(await available(page, account)).toBe(before - 10_000_000n);
  await context.close();
});

test('the policy lets a page call the reader and nobody else', async ({ teller1Page: page, request }) => {
  await page.goto('/');
  const policy = (await request.get('/auth/login')).headers()['content-security-policy'] ?? '';
  expect(policy.split('; ').find((rule) => rule.startsWith('connect-src'))).toBe(
    `connect-src 'self' ${readerUrl()} wss://localhost:8181`,
  );
  const answer = await page.request.get('/api/session/workstation');
  expect(((await answer.json()) as { resp_data: object }).resp_data).toEqual({ sidik_jari: readerUrl() });
});

test('the fingerprint tab at 375 px and by axe', async ({ teller1Page: page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await prepare(page);
  const shown = await openFingerTab(page);
  await expect(shown.getByRole('button', { name: t('override.pindai') })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
  expect(await violations(page, 'dialog')).toEqual([]);
});
