import { expect } from '@playwright/test';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { operations } from '#lib/operations/operations.ts';
import { available, pickAccounts, read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { leave, payOrders, said } from './rails.ts';
import { checkScreen, picture } from './screens.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

const PAYEE = 'Kost Melati Dua';
const THERE = '8800112244';

test('a standing order to another bank is registered, paid by its rail and returned by the other bank, and the screens say so', async ({
  csPage: clerk,
  supervisorPage: supervisor,
}, testInfo) => {
  const [account] = await pickAccounts(clerk, { product: '12', available: 2_000_000n }, 1, 41);
  if (!account) throw new Error('no account');
  const before = await available(clerk, account.nomor_rekening);
  const { accounting_date: today } = await read<{ accounting_date: string }>(clerk, 'parameter/accounting-date');

  // Customer service: what an account of ours has no need of comes up with the way to another bank.
  await openScreen(clerk, 'simpan-si');
  await field(clerk, t('perintah.sumber')).fill(account.nomor_rekening);
  await expect(field(clerk, t('transfer.namaTujuan'))).toHaveCount(0);
  await choose(clerk.getByRole('combobox', { name: t('perintah.jalur') }), messageOf('jalurPerintah.', 'SKN'));
  await expect(field(clerk, t('perintah.sebagian'))).toHaveCount(0);
  await choose(clerk.getByRole('combobox', { name: t('transfer.bank') }), /^014 - /);
  await field(clerk, t('transfer.rekeningTujuan')).fill(THERE);
  await field(clerk, t('transfer.namaTujuan')).fill(PAYEE);
  await field(clerk, t('perintah.nominal')).fill('750rb');
  await field(clerk, t('perintah.hariBulan')).fill(String(Number.parseInt(today.slice(8), 10)));
  await field(clerk, t('perintah.mulai')).fill(toDisplay(today));
  await field(clerk, t('perintah.alasan')).fill('Formulir bertanda tangan nasabah');
  const summary = clerk.getByRole('status').filter({ hasText: PAYEE });
  await expect(summary).toContainText('750,000.00');
  await expect(summary).toContainText('Rp2,900.00');
  await checkScreen(clerk, testInfo, 'si-bank-lain-terisi');
  await sendToWorkflow(clerk);

  await openScreen(supervisor, 'menunggu', '?flowCode=SIMPAN_SI');
  await chooseItem(supervisor, account.nomor_rekening);
  await expect(itemDetails(supervisor)).toContainText(operations.SIMPAN_SI.id);
  for (const word of [THERE, PAYEE, 'SKN CENAIDJA', '2,900.00']) {
    await expect(itemDetails(supervisor)).toContainText(word);
  }
  await picture(supervisor, testInfo, 'si-bank-lain-diperiksa');
  await decide(supervisor, 'APPROVE', 'Sesuai formulir');

  // It is due today: paid with both fees, sent, settled.
  expect(await payOrders()).toBeGreaterThan(0);
  const fees = 250_000n + 290_000n;
  expect(await available(clerk, account.nomor_rekening)).toBe(before - 75_000_000n - fees);
  await leave('SKN', 'pacs.008');
  const [transfer] = await asOwner(
    (sql) =>
      sql<
        { nomor: string; jumlah: string }[]
      >`select nomor, nominal::text as jumlah from transfer where nama_tujuan = ${PAYEE}`,
  );
  const item = { end_to_end: transfer?.nomor ?? '', jumlah: transfer?.jumlah ?? '' };
  await said('pacs.002', 'SKN', [{ jenis: 'SELESAI', ...item, sebab: '' }]);
  await openScreen(clerk, 'hasil-perintah');
  const run = clerk.getByRole('row').filter({ hasText: PAYEE });
  await expect(run).toContainText(t('status.BERHASIL'));
  await expect(run).toContainText(item.end_to_end);

  // The other bank sends it back: the money is there again, the fees are kept.
  await said('pacs.004', 'SKN', [{ jenis: 'DIKEMBALIKAN', ...item, sebab: 'AC04' }]);
  expect(await available(clerk, account.nomor_rekening)).toBe(before - fees);
  await openScreen(clerk, 'hasil-perintah', '?status=DIKEMBALIKAN');
  await expect(run).toContainText(t('status.DIKEMBALIKAN'));
  await expect(run).toContainText(t('perintah.transferKembali', { nomor: item.end_to_end, sebab: 'AC04' }));
  await checkScreen(clerk, testInfo, 'si-bank-lain-hasil');

  await openScreen(clerk, 'daftar-si', `?keyword=${THERE}`);
  const order = clerk.getByRole('row').filter({ hasText: THERE });
  await expect(order).toContainText(PAYEE);
  await order.click();
  const window = clerk.getByRole('dialog');
  await expect(window).toContainText(THERE);
  await expect(window).toContainText(t('status.DIKEMBALIKAN'));
  await expect(window).toContainText('AC04');
  await checkScreen(clerk, testInfo, 'si-bank-lain-jendela');
});
