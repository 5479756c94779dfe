import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { t } from '../texts.ts';
import { openPart, paste } from './stage.ts';

test('the date mask takes digits only, caps day and month, clamps to the month and emits YYYY-MM-DD', async ({
  teller1Page: page,
}) => {
  const dates = await openPart(page, 'dates');
  const input = dates.getByRole('textbox', { name: t('transaksi.tanggal') });
  const emitted = dates.locator('output');
  await input.click();
  for (const [typed, shown, iso] of [
    ['a1b5-0 4/2026', '15-04-2026', '2026-04-15'],
    ['39132026', '31-12-2026', '2026-12-31'],
    ['31042026', '30-04-2026', '2026-04-30'],
    ['00002026', '01-01-2026', '2026-01-01'],
    ['290220265', '28-02-2026', '2026-02-28'],
  ] as const) {
    await input.press('Control+A');
    await input.press('Delete');
    await input.pressSequentially(typed);
    await input.press('Tab');
    await expect(input, typed).toHaveValue(shown);
    await expect(emitted, typed).toHaveText(iso);
    await input.focus();
  }
});

test('a date outside the bounds becomes the bound, and the calendar is walked by keyboard', async ({
  teller1Page: page,
}) => {
  const dates = await openPart(page, 'dates');
  const input = dates.getByRole('textbox', { name: '2026-11-02 … 2026-11-28' });
  await input.fill('30-12-2026');
  await input.press('Tab');
  await expect(input).toHaveValue('28-11-2026');
  await dates.getByRole('button', { name: t('isian.bukaKalender', { nama: '2026-11-02 … 2026-11-28' }) }).click();
  const calendar = page.getByRole('dialog', { name: t('kalender.judul', { nama: '2026-11-02 … 2026-11-28' }) });
  await expect(calendar).toBeVisible();
  expect((await page.locator('.pop-panel').boundingBox())?.width).toBe(285);
  await expect(calendar.getByRole('columnheader').first()).toHaveText(/^S/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(input).toHaveValue('20-11-2026');
});

test('a date and an amount are pasted from the clipboard as people write them', async ({ teller1Page: page }) => {
  const dates = await openPart(page, 'dates');
  const date = dates.getByRole('textbox', { name: t('transaksi.tanggal') });
  await date.focus();
  await paste(page, '21-11-2026');
  await expect(date).toHaveValue('21-11-2026');
  await expect(dates.locator('output')).toHaveText('2026-11-21');

  const amount = page.locator('[data-part=numbers]').getByRole('textbox', { name: 'Nominal' });
  await amount.focus();
  await paste(page, '12,500,000.50');
  await expect(amount).toHaveValue('12,500,000.50');
  await amount.press('Control+A');
  await paste(page, '750rb');
  await amount.press('Tab');
  await expect(amount).toHaveValue('750,000.00');
});

test('amounts accept 2,5jt and show it in words; a whole number stops at its maximum', async ({
  teller1Page: page,
}) => {
  const numbers = await openPart(page, 'numbers');
  const amount = numbers.getByRole('textbox', { name: 'Nominal' });
  await amount.pressSequentially('2,5jt');
  await amount.press('Tab');
  await expect(amount).toHaveValue('2,500,000.00');
  await expect(numbers.getByText('dua juta lima ratus ribu rupiah')).toBeVisible();
  const whole = numbers.getByRole('textbox', { name: 'Integer ≤ 1,000,000' });
  await whole.pressSequentially('12x345');
  await expect(whole).toHaveValue('12,345');
  await whole.pressSequentially('678');
  await expect(whole).toHaveValue('1,000,000');
  // Without its dot it would be another number.
  await whole.fill('');
  await whole.pressSequentially('12x34.5');
  await expect(whole).toHaveValue('1,234.5');
});
