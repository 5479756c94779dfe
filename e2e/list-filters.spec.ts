import { expect } from '@playwright/test';
import { menus } from '#lib/access/access.ts';
import { field, openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { checkScreen } from './screens.ts';
import { t } from './texts.ts';

test('filters of a list are there after a reload and on the way back, and not for who comes by the menu', async ({
  financePage: finance,
}, testInfo) => {
  await openScreen(finance, 'jurnal');
  const code = field(finance, t('laporan.kodeGl'));
  await code.fill('101');
  await code.press('Enter');
  await expect(finance).toHaveURL(/\/report\/journals\?kode_gl=101$/);
  await finance.reload();
  await expect(code).toHaveValue('101');
  await openScreen(finance, 'penyelesaian');
  await finance.getByRole('tab', { name: new RegExp(t('penyelesaian.REKONSILIASI')) }).click();
  await expect(finance.getByRole('table', { name: t('penyelesaian.REKONSILIASI') })).toBeVisible();
  await checkScreen(finance, testInfo, 'rekonsiliasi');
  await finance.goBack();
  await expect(code).toHaveValue('101');
  await finance.goto(menus.jurnal.route);
  await expect(code).toHaveValue('');
});
