import { expect, type Page } from '@playwright/test';
import { type Account, available, call, pickAccounts, read } from './api.ts';
import { field, fillTransfer, openScreen, settledPreview } from './counter.ts';
import { test } from './fixtures.ts';
import { person } from './people.ts';
import { like, t } from './texts.ts';
import {
  chooseItem,
  decide,
  decisionButton,
  expectNotice,
  itemDetails,
  itemList,
  sendAgain,
  sendToWorkflow,
} from './workflow.ts';

interface Item {
  readonly id_flow: string;
  readonly flow_state: string;
  readonly nominal: string;
}

/** The teller sends a transfer out of an inactive account, which always needs a checker; returns both accounts. */
async function sendTransfer(teller: Page, at: number, nominal: string): Promise<readonly [Account, Account]> {
  const [from] = await pickAccounts(teller, { status: 'TIDAK_AKTIF', available: 700_000n }, 1, at);
  const [to] = await pickAccounts(teller, { product: '12' }, 1, 20);
  if (!from || !to) throw new Error('no accounts');
  await openScreen(teller, 'pemindahbukuan');
  await fillTransfer(teller, { debet: from.nomor_rekening, kredit: to.nomor_rekening, nominal });
  await settledPreview(teller);
  await sendToWorkflow(teller);
  return [from, to];
}

async function itemOf(page: Page, nominal: string): Promise<Item | undefined> {
  const items = await read<Item[]>(page, 'otorisasi/draft-otorisasi?show=50');
  return items.find((item) => item.nominal === nominal);
}

test('a waiting item reserves its funds, and a checker approves an item beyond the maker’s limit', async ({
  teller1Page: teller,
  supervisorPage: supervisor,
}) => {
  const [before] = await pickAccounts(teller, { status: 'TIDAK_AKTIF', available: 700_000n }, 1, 4);
  const [from, to] = await sendTransfer(teller, 4, '210rb');
  expect(from.nomor_rekening).toBe(before?.nomor_rekening);
  const credited = await available(teller, to.nomor_rekening);
  const item = await itemOf(teller, '210000.00');
  expect(item?.flow_state).toBe('WAITING');

  await openScreen(teller, 'draf');
  await chooseItem(teller, '210,000.00');
  await expect(decisionButton(teller, 'CANCEL')).toBeVisible();
  await expect(decisionButton(teller, 'APPROVE')).toHaveCount(0);
  const own = await call(teller, 'flow/process-v2', {
    flowCode: 'PEMINDAHBUKUAN',
    actionType: 'APPROVE',
    idFlow: item?.id_flow,
    flowState: 'WAITING',
  });
  expect(own).toMatchObject({ status: 200, resp_code: '63' });

  await openScreen(supervisor, 'menunggu');
  await chooseItem(supervisor, '210,000.00');
  const details = itemDetails(supervisor);
  await expect(details).toContainText(person('teller1').name);
  await expect(details).toContainText(t('transaksi.seimbang'));
  await decide(supervisor, 'APPROVE', 'Sesuai perintah');
  await expect(itemList(supervisor).getByRole('button').filter({ hasText: '210,000.00' })).toHaveCount(0);
  expect(await available(teller, to.nomor_rekening)).toBe(credited + 21_000_000n);

  await openScreen(supervisor, 'riwayat');
  await chooseItem(supervisor, '210,000.00');
  await expect(itemDetails(supervisor)).toContainText(t('status.APPROVED'));
});

test('a rejected item moves nothing and frees its reserved funds', async ({
  teller1Page: teller,
  managerPage: manager,
}) => {
  const [account] = await pickAccounts(teller, { status: 'TIDAK_AKTIF', available: 700_000n }, 1, 5);
  const before = await available(teller, account?.nomor_rekening ?? '');
  const [from] = await sendTransfer(teller, 5, '220rb');
  expect(await available(teller, from.nomor_rekening)).toBe(before - 22_000_000n);
  await openScreen(manager, 'menunggu');
  await chooseItem(manager, '220,000.00');
  await decisionButton(manager, 'REJECT').click();
  const notes = manager.getByRole('dialog');
  await notes.getByRole('button', { name: t('popup.yes'), exact: true }).click();
  await expect(notes.getByRole('alert')).toContainText(t('transaksi.catatanWajib'));
  await notes.getByRole('button', { name: t('popup.cancel') }).click();
  await decide(manager, 'REJECT', 'Perintah tidak tertulis');
  expect(await available(teller, from.nomor_rekening)).toBe(before);
  await openScreen(manager, 'riwayat');
  await chooseItem(manager, '220,000.00');
  await expect(itemDetails(manager)).toContainText('Perintah tidak tertulis');
});

test('a returned item goes back to its maker with the remark, is mended, sent again and approved', async ({
  teller1Page: teller,
  supervisorPage: supervisor,
}) => {
  const [, to] = await sendTransfer(teller, 6, '230rb');
  const credited = await available(teller, to.nomor_rekening);
  await openScreen(supervisor, 'menunggu');
  await chooseItem(supervisor, '230,000.00');
  await decide(supervisor, 'RETURN', 'Lengkapi keterangan');

  await openScreen(teller, 'draf');
  await chooseItem(teller, '230,000.00');
  await expect(teller.getByText('Lengkapi keterangan').first()).toBeVisible();
  await teller.getByRole('link', { name: t('flow.buka') }).click();
  await expect(teller.getByText(t('transaksi.dikembalikan'), { exact: true })).toBeVisible();
  await expect(teller.getByText('Lengkapi keterangan')).toBeVisible();
  await expect(field(teller, t('teller.nominal'))).toHaveValue('230,000.00');
  await field(teller, t('teller.keterangan')).fill('Uang sekolah November');
  await settledPreview(teller);
  await sendAgain(teller, 'Sudah dilengkapi');

  await openScreen(supervisor, 'menunggu');
  await chooseItem(supervisor, '230,000.00');
  const mended = itemDetails(supervisor);
  await expect(field(mended, t('teller.keterangan'))).toHaveValue('Uang sekolah November');
  await expect(mended).toContainText('Sudah dilengkapi');
  await decide(supervisor, 'APPROVE', 'Lengkap');
  expect(await available(teller, to.nomor_rekening)).toBe(credited + 23_000_000n);
});

test('the maker takes a waiting item back', async ({ teller1Page: teller, supervisorPage: supervisor }) => {
  await sendTransfer(teller, 7, '240rb');
  await openScreen(supervisor, 'menunggu');
  await expect(itemList(supervisor).getByRole('button').filter({ hasText: '240,000.00' })).toHaveCount(1);
  await openScreen(teller, 'draf');
  await chooseItem(teller, '240,000.00');
  await decide(teller, 'CANCEL', 'Nasabah membatalkan');
  await expect(itemList(supervisor).getByRole('button').filter({ hasText: '240,000.00' })).toHaveCount(0);
});

test('a checker decides with the keyboard alone: J and K move, A approves', async ({
  teller1Page: teller,
  supervisorPage: supervisor,
}) => {
  const [, to] = await sendTransfer(teller, 8, '250rb');
  const credited = await available(teller, to.nomor_rekening);
  await openScreen(supervisor, 'menunggu');
  const wanted = itemList(supervisor).getByRole('button').filter({ hasText: '250,000.00' });
  await expect(wanted).toHaveCount(1);
  const all = await itemList(supervisor).getByRole('button').count();
  for (let at = 0; at < all && (await wanted.getAttribute('aria-current')) !== 'true'; at++) {
    const current = itemList(supervisor).locator('button[aria-current=true]');
    const text = await current.innerText();
    await supervisor.keyboard.press('j');
    await expect(current).not.toHaveText(text, { useInnerText: true });
  }
  await expect(wanted).toHaveAttribute('aria-current', 'true');
  await expect(decisionButton(supervisor, 'APPROVE')).toBeVisible();
  await supervisor.keyboard.press('a');
  await supervisor
    .getByRole('dialog')
    .getByRole('textbox', { name: t('umum.catatan') })
    .waitFor();
  await supervisor.keyboard.type('Setuju');
  await supervisor.keyboard.press('Control+Enter');
  await expectNotice(supervisor, like('flow.selesaiReferensi'));
  expect(await available(teller, to.nomor_rekening)).toBe(credited + 25_000_000n);
});
