import { expect, type Page } from '@playwright/test';
import { read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { approveByKey, checkLayout, fill, nextTab, previewed, sendByKey } from './customers.ts';
import { test } from './fixtures.ts';
import { pastTheMenu, tabTo } from './keys.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { t } from './texts.ts';

/** A customer of the demo bank whose record two persons have approved. */
const CUSTOMER = '00100000025';
const NAME = 'Siti Nurhaliza Rahman';

/** Moves to the cards and on to the one of this product, by the arrows of a group of radio buttons. */
async function choose(page: Page, product: string): Promise<void> {
  const wanted = page.getByRole('radio', { name: new RegExp(`^${product}`) });
  await expect(wanted).toBeVisible();
  // The tab opens on the first thing that is still to be said.
  await expect(page.getByRole('radio').first()).toBeFocused();
  for (let step = 0; step < 8 && !(await wanted.isChecked()); step++) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

test('an account from an approved customer to its contract without a mouse; the form’s input survives a reload', async ({
  csPage: page,
  supervisorPage: checker,
}) => {
  await openScreen(page, 'buka-rekening', `?nomor_nasabah=${CUSTOMER}`);
  await expect(page.getByText(NAME)).toBeVisible();
  await checkLayout(page, 'the customer');

  await nextTab(page, 'buka.tabProduk');
  await choose(page, 'Tabungan Haji');
  await checkLayout(page, 'the products');
  await page.setViewportSize(PHONE);
  await checkLayout(page, 'the products on a phone');
  await page.setViewportSize(DESKTOP);

  await nextTab(page, 'buka.tabPihak');
  await fill(page, page, { 'buka.namaRekening': 'Haji Siti' });
  await page.reload();
  await expect(field(page, t('buka.nasabah'))).toBeFocused();
  // The offer to go on with the draft is above the form.
  await tabTo(page, page.getByRole('button', { name: t('form.pulihkan'), exact: true }), 10, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, t('buka.nasabah'))).toHaveValue(CUSTOMER);
  await nextTab(page, 'buka.tabProduk');
  await expect(page.getByRole('radio', { name: /^Tabungan Haji/ })).toBeChecked();
  await nextTab(page, 'buka.tabPihak');
  await expect(field(page, t('buka.namaRekening'))).toHaveValue('Haji Siti');
  await checkLayout(page, 'the parties');
  await nextTab(page, 'buka.tabLayanan');
  await checkLayout(page, 'the services');
  await nextTab(page, 'buka.tabRingkasan');
  const expected = await previewed(page, ['Nama rekening', 'Haji Siti']);
  await checkLayout(page, 'the summary');
  await page.setViewportSize(PHONE);
  await checkLayout(page, 'the summary on a phone');
  await page.setViewportSize(DESKTOP);
  await sendByKey(page);
  await expect(page).toHaveURL(/\/savings\/openings/);

  // The checker sees what the maker saw.
  expect(await approveByKey(checker, 'BUKA_REKENING', 'Haji Siti')).toEqual(expected);

  // The list has the number at once, and the account awaits its first deposit.
  await openScreen(page, 'pembukaan-rekening', '?keyword=Haji%20Siti');
  const row = page.getByRole('row').filter({ hasText: 'Haji Siti' });
  await expect(row).toContainText(/00113\d{7}/);
  await expect(row).toContainText(t('pembukaan.setoran.MENUNGGU'));
  await checkLayout(page, 'the openings');
  await pastTheMenu(page);
  await tabTo(page, row, 40);
  await page.keyboard.press('Enter');
  const papers = page.getByRole('dialog');
  await expect(papers.getByRole('article')).toHaveCount(2);
  await expect(papers).toContainText('Haji Siti');
  await expect(papers).toContainText('hanya untuk tujuannya');
  await expect(papers.locator('.duplicate')).toHaveCount(0);
  await checkLayout(page, 'the papers');
  const found = await read<{ pegangan: string }[]>(page, 'rekening/pembukaan?keyword=Haji%20Siti');
  // The test drives no printer: it reports the print by the call that the window makes.
  await read(page, `rekening/akad?pegangan=${found[0]?.pegangan}&cetak=T`);
  await page.reload();
  await expect(row).toBeVisible();
  await pastTheMenu(page);
  await tabTo(page, row, 40);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator('.duplicate')).toHaveCount(2);
});
