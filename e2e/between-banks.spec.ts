import { expect, type Page } from '@playwright/test';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { available, pickAccounts, read } from './api.ts';
import { field, openScreen, postedReference, postForm, settledPreview, slip } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { tabTo } from './keys.ts';
import { askOverride, typeCredentials } from './override.ts';
import type { Username } from './people.ts';
import { success } from './popup.ts';
import { t } from './texts.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

const SHEET = 'E2E000001';
/** The last book of bilyet giro in the stock of branch 001. */
const BOOK = 'BA000076';

/** A second person releases the content of the form with the own password. */
async function released(page: Page, second: Username): Promise<void> {
  await settledPreview(page);
  await askOverride(page);
  await typeCredentials(page, second);
}
/** A second person releases a posting in the same way; returns its reference. */
async function together(page: Page, second: Username): Promise<string> {
  await released(page, second);
  return postedReference(page);
}

/** The column of a state on the clearing desk. */
const column = (page: Page, state: string) =>
  page.getByRole('region', { name: messageOf('status.', state), exact: true });

/** Ticks the cheque on a screen of clearing that lists the waiting ones. */
const tick = (page: Page) => page.getByRole('checkbox', { name: new RegExp(SHEET) }).check();

test('a branch lodges a cheque of another bank by keys, head office settles it, and the desk shows its state', async ({
  teller1Page: teller,
  financePage: finance,
  backOfficePage: desk,
}) => {
  const [account] = await pickAccounts(teller, { product: '12' }, 1, 33);
  if (!account) throw new Error('no account');
  const before = await available(teller, account.nomor_rekening);
  const { accounting_date: today } = await read<{ accounting_date: string }>(teller, 'parameter/accounting-date');

  await openScreen(teller, 'setoran-kliring');
  await expect(field(teller, t('rekening.nomor'))).toBeFocused();
  await teller.keyboard.type(account.nomor_rekening);
  await tabTo(teller, field(teller, t('kliring.jumlah')));
  await teller.keyboard.type('75jt');
  await tabTo(teller, teller.getByRole('button', { name: t('dataset.tambah'), exact: true }));
  await teller.keyboard.press('Enter');
  const row = teller.getByRole('dialog', { name: t('dataset.tambahKe', { nama: t('kliring.satu') }) });
  await choose(row.getByRole('combobox', { name: t('kliring.bank') }), /^014 - /);
  await field(row, t('kliring.nomor')).fill(SHEET);
  await field(row, t('kliring.tanggal')).fill(toDisplay(today));
  await field(row, t('kliring.penarik')).fill('CV Maju Bersama');
  await field(row, t('kliring.nominal')).fill('75jt');
  await row.getByRole('button', { name: t('aksi.simpan'), exact: true }).click();
  await settledPreview(teller);
  await postForm(teller);
  await expect(slip(teller, 'SETORAN_KLIRING')).toContainText(SHEET);
  expect(await available(teller, account.nomor_rekening)).toBe(before);

  await openScreen(desk, 'meja-kliring');
  const lodged = column(desk, 'DISETOR').getByRole('link', { name: new RegExp(SHEET) });
  await expect(lodged).toContainText('75,000,000.00');

  await openScreen(finance, 'konfirmasi-kliring');
  await tick(finance);
  await together(finance, 'finance2');

  // The screen offers settled cheques, and nothing else.
  await openScreen(desk, 'efektifkan-kliring');
  await tick(desk);
  await together(desk, 'manager1');
  expect(await available(teller, account.nomor_rekening)).toBe(before + 7_500_000_000n);

  await openScreen(desk, 'meja-kliring');
  const good = column(desk, 'EFEKTIF').getByRole('link', { name: new RegExp(SHEET) });
  await good.focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(t('menu.daftarSetoranKliring'));
  await expect(desk.getByRole('row').filter({ hasText: SHEET })).toContainText(t('status.EFEKTIF'));
});

test('a transfer by SKN waits for a second person, leaves the account with its fee and is listed', async ({
  teller1Page: teller,
  supervisorPage: supervisor,
}) => {
  const [account] = await pickAccounts(teller, { product: '12', available: 2_000_000n }, 1, 36);
  if (!account) throw new Error('no account');
  const before = await available(teller, account.nomor_rekening);
  await openScreen(teller, 'skn-non-tunai');
  await field(teller, t('rekening.nomor')).fill(account.nomor_rekening);
  await field(teller, t('transfer.nominal')).fill('1234567');
  await choose(teller.getByRole('combobox', { name: t('transfer.bank') }), /^014 - /);
  await field(teller, t('transfer.rekeningTujuan')).fill('8800112233');
  await field(teller, t('transfer.namaTujuan')).fill('Toko Uji Antarbank');
  await settledPreview(teller);
  await sendToWorkflow(teller);

  await openScreen(supervisor, 'menunggu', '?flowCode=SKN_NON_TUNAI');
  await chooseItem(supervisor, '1,234,567.00');
  await decide(supervisor, 'APPROVE', 'Sesuai formulir');
  expect(await available(teller, account.nomor_rekening)).toBe(before - 123_746_700n);

  await openScreen(teller, 'daftar-transfer', '?rail=SKN');
  await expect(teller.getByRole('row').filter({ hasText: 'Toko Uji Antarbank' })).toContainText('1,234,567.00');
});

test('a cheque book is issued with its fee and duty, and its receipt activates it', async ({ csPage: clerk }) => {
  const [account] = await pickAccounts(clerk, { product: '01', available: 1_000_000n }, 1, 8);
  if (!account) throw new Error('no current account');
  const before = await available(clerk, account.nomor_rekening);
  await openScreen(clerk, 'terbit-warkat');
  await field(clerk, t('rekening.nomor')).fill(account.nomor_rekening);
  const books = clerk.getByRole('combobox', { name: t('warkat.buku') });
  await choose(books, new RegExp(BOOK));
  await expect(clerk.getByText('275,000.00').first()).toBeVisible();
  await together(clerk, 'manager1');
  expect(await available(clerk, account.nomor_rekening)).toBe(before - 27_500_000n);

  await openScreen(clerk, 'aktif-warkat');
  await field(clerk, t('rekening.nomor')).fill(account.nomor_rekening);
  await choose(clerk.getByRole('combobox', { name: t('warkat.buku') }), new RegExp(BOOK));
  await field(clerk, t('warkat.resi')).fill('RS/E2E/1');
  await released(clerk, 'manager1');
  await success(clerk, t('perubahan.berlaku'));

  await openScreen(clerk, 'daftar-warkat', `?keyword=${BOOK}`);
  await expect(clerk.getByRole('row').filter({ hasText: BOOK })).toContainText(t('status.AKTIF'));
});
