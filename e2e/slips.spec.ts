import { expect, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { formatWire } from '#lib/money.ts';
import { pickAccounts, read } from './api.ts';
import { field, figure, fillCash, formButton, openScreen, postForm, slip } from './counter.ts';
import { checkLayout } from './customers.ts';
import { test } from './fixtures.ts';
import { sayYes, success } from './popup.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { like, t } from './texts.ts';

/** Returns the text that a scanner reads off a part of the screen, as it is painted there. */
async function scanned(page: Page, part: Locator): Promise<string | undefined> {
  await expect(part.locator('path')).toBeVisible();
  const picture = [...(await part.screenshot())];
  const { data, width, height } = await page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paint = canvas.getContext('2d');
    paint?.drawImage(image, 0, 0);
    const dots = paint?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { data: [...dots], width: image.width, height: image.height };
  }, picture);
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

/** Types as a scanner does into the field that waits for a number: all at once, and Enter. */
async function scan(page: Page, text: string, label: string = t('transaksi.pindai')): Promise<Locator> {
  await field(page, label).click();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
  return page.getByRole('dialog').first();
}

test('a code scanned from a slip opens the same transaction: pieces both ways, reprints with their makers', async ({
  teller1Page: page,
}) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 12);
  if (!account) throw new Error('no account');
  await openScreen(page, 'setor-tunai');
  await fillCash(page, { rekening: account.nomor_rekening, nominal: '250rb', pecahan: { '100,000': 3 } });
  await page.getByText(t('teller.adaKembalian')).click();
  await field(page, t('isian.lembarUntuk', { nominal: '50,000' }))
    .last()
    .fill('1');
  const reference = await postForm(page);
  expect(await scanned(page, slip(page, 'SETOR_TUNAI').locator('svg.qr'))).toBe(reference);

  await openScreen(page, 'transaksi-hari-ini');
  let window = await scan(page, '12345');
  await expect(page.getByText(t('salinan.tidakDikenal'))).toBeVisible();
  await field(page, t('transaksi.pindai')).fill('');

  window = await scan(page, reference);
  await expect(window.getByRole('heading', { level: 2 })).toContainText(reference);
  const pieces = window.getByRole('table', { name: new RegExp(`^${t('transaksi.pecahanKas', { kas: '' })}`) });
  await expect(pieces.getByRole('row', { name: /100,000/ })).toContainText('3');
  await expect(pieces.getByRole('row', { name: /50,000/ })).toContainText('1');
  await checkLayout(page, 'a transaction');
  await page.setViewportSize(PHONE);
  await checkLayout(page, 'a transaction on a phone');
  await page.setViewportSize(DESKTOP);
  await window.getByRole('tab', { name: t('transaksi.cetakan'), exact: true }).click();
  await expect(window.getByText(t('transaksi.belumCetakUlang'))).toBeVisible();

  await window.getByRole('button', { name: t('transaksi.cetakUlang') }).click();
  // A preview counts no copy; a print counts one.
  await expect(slip(page, 'SETOR_TUNAI')).toContainText('PRATINJAU');
  await page.getByRole('button', { name: t('aksi.cetak'), exact: true }).click();
  await expect(slip(page, 'SETOR_TUNAI')).toContainText('DUPLIKAT');
  expect(await scanned(page, slip(page, 'SETOR_TUNAI').locator('svg.qr'))).toBe(reference);
  await page.keyboard.press('Escape');
  await expect(field(page, t('transaksi.pindai'))).toBeFocused();

  window = await scan(page, reference);
  await window.getByRole('tab', { name: t('transaksi.cetakanJumlah', { jumlah: 1 }) }).click();
  await expect(window.getByRole('table', { name: t('rk.salinan') })).toContainText('Siti Rahmawati');
});

interface Statement {
  readonly kepala: { readonly saldo_akhir: string; readonly nomor_rekening: string };
  readonly halaman: readonly { readonly kode_periksa: string; readonly saldo_akhir: string }[];
}

test('a statement is made, opened again by its number, and an altered copy of it is recognised', async ({
  csPage: page,
}) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 24);
  if (!account) throw new Error('no account');
  await openScreen(page, 'cetak-statement', `?nomor_rekening=${account.nomor_rekening}`);
  await page.getByRole('button', { name: t('rk.bulanIni'), exact: true }).click();
  await formButton(page, 'POST').click();
  await sayYes(page);
  const words = await success(page, like('transaksi.dokumenDibuat'));
  const number = like('transaksi.dokumenDibuat').exec(words)?.[1] ?? '';
  await checkLayout(page, 'a statement that was made');

  await openScreen(page, 'dokumen');
  const window = await scan(page, number, t('salinan.nomor'));
  const made = await read<Statement>(page, `cetak-statement/dokumen?nomor=${number}`);
  await expect(figure(window, t('rk.rekening'))).toHaveText(account.nomor_rekening);
  await expect(figure(window, t('rk.saldoAkhir'))).toContainText(formatWire(made.kepala.saldo_akhir));
  await page.keyboard.press('Escape');
  await expect(field(page, t('salinan.nomor'))).toBeFocused();

  const [first] = made.halaman;
  await field(page, t('rk.nomor')).fill(number);
  await field(page, t('salinan.halaman')).fill('1');
  await field(page, t('salinan.kode')).fill(first?.kode_periksa ?? '');
  const compare = page.getByRole('button', { name: t('salinan.bandingkan') });
  const verdict = page.getByRole('status');
  // Adds a digit, as somebody does who wants to appear richer.
  await field(page, t('rk.saldoAkhir')).fill(`1${first?.saldo_akhir}`);
  await compare.click();
  await expect(verdict.filter({ hasText: t('salinan.hasil.DIUBAH') })).toContainText(t('salinan.beda'));
  await checkLayout(page, 'an altered copy');
  await field(page, t('rk.saldoAkhir')).fill(first?.saldo_akhir ?? '');
  await compare.click();
  await expect(verdict.filter({ hasText: t('salinan.hasil.SAMA') })).toBeVisible();
});
