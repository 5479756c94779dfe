import { expect, type Page } from '@playwright/test';
import { menus } from '#lib/access/access.ts';
import { addDays, toDisplay } from '#lib/dates.ts';
import { available, read } from './api.ts';
import { field, openScreen, settledPreview } from './counter.ts';
import { file, line, openDesk, stateOf } from './desk.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { menuOf } from './menu.ts';
import { person } from './people.ts';
import { popup, sayYes, success } from './popup.ts';
import { t } from './texts.ts';
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

/** Types a remark into the window of a step and agrees, all by keyboard. */
async function finishByKeyboard(page: Page, remark: string): Promise<void> {
  const notes = page.getByRole('dialog').getByRole('textbox', { name: t('umum.catatan') });
  await expect(notes).toBeFocused();
  await page.keyboard.type(remark);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('popup.yes') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('J and K move, A approves, R returns, T rejects; the next item is chosen and has the focus', async ({
  teller1Page: teller,
  supervisorPage: supervisor,
}) => {
  const items = [];
  for (const amount of [301_000, 302_000, 303_000]) items.push(await file(teller, amount));
  const credited = await available(teller, items[0]?.kredit ?? '');
  await openDesk(supervisor, 301_000, 303_000);
  await expect(itemList(supervisor).getByRole('button')).toHaveCount(3);
  await expect(line(supervisor, '301,000.00')).toHaveAttribute('aria-current', 'true');
  await expect(line(supervisor, '301,000.00')).toContainText(new RegExp(`${t('desk.baruSaja')}|menunggu`));
  await supervisor.keyboard.press('j');
  await supervisor.keyboard.press('j');
  await expect(line(supervisor, '303,000.00')).toBeFocused();
  await supervisor.keyboard.press('k');
  await expect(line(supervisor, '302,000.00')).toBeFocused();

  await expect(decisionButton(supervisor, 'APPROVE')).toBeVisible();
  await supervisor.keyboard.press('a');
  await finishByKeyboard(supervisor, 'Sesuai slip');
  await expect(line(supervisor, '302,000.00')).toHaveCount(0);
  await expect(line(supervisor, '303,000.00')).toBeFocused();

  await expect(decisionButton(supervisor, 'REJECT')).toBeVisible();
  await supervisor.keyboard.press('t');
  await finishByKeyboard(supervisor, 'Tanda tangan berbeda');
  await expect(line(supervisor, '301,000.00')).toBeFocused();

  await expect(decisionButton(supervisor, 'RETURN')).toBeVisible();
  await supervisor.keyboard.press('r');
  await finishByKeyboard(supervisor, 'Lengkapi berita');
  // The last one decided stays in sight with what became of it: nothing else is chosen in its place.
  await expect(supervisor.getByText(t('desk.olehAnda', { tindakan: t('flow.aksi.RETURN') }))).toBeVisible();
  expect(await Promise.all(items.map(({ id_flow }) => stateOf(teller, id_flow)))).toEqual([
    'RETURNED',
    'APPROVED',
    'REJECTED',
  ]);
  expect(await available(teller, items[0]?.kredit ?? '')).toBe(credited + 30_200_000n);
});

test('several items of one kind are decided by one question, each posted on its own', async ({
  teller1Page: teller,
  supervisorPage: supervisor,
}) => {
  const items = [];
  for (const amount of [311_000, 312_000, 313_000]) items.push(await file(teller, amount, 1));
  const credited = await available(teller, items[0]?.kredit ?? '');
  await openDesk(supervisor, 311_000, 313_000);
  await expect(itemList(supervisor).getByRole('button')).toHaveCount(3);
  await supervisor.keyboard.press('x');
  await supervisor.keyboard.press('j');
  await expect(line(supervisor, '312,000.00')).toBeFocused();
  await supervisor.keyboard.press('Space');
  const bar = supervisor.getByRole('region', { name: t('desk.dipilih', { jumlah: 2 }) });
  await expect(bar).toContainText('623,000.00');
  await supervisor.keyboard.press('a');
  await expect(popup(supervisor, t('popup.lanjutkan'))).toContainText('IDR 623,000.00');
  await sayYes(supervisor);
  const result = supervisor.getByRole('dialog', { name: t('desk.hasil') });
  await expect(result.getByRole('status')).toHaveText(t('desk.hasilSemua', { jumlah: 2 }));
  await expect(result.locator('tbody tr').filter({ hasText: t('status.APPROVED') })).toHaveCount(2);
  await supervisor.keyboard.press('Escape');
  await expect(itemList(supervisor).getByRole('button')).toHaveCount(1);
  expect(await Promise.all(items.map(({ id_flow }) => stateOf(teller, id_flow)))).toEqual([
    'APPROVED',
    'APPROVED',
    'WAITING',
  ]);
  expect(await available(teller, items[0]?.kredit ?? '')).toBe(credited + 62_300_000n);
  await decide(supervisor, 'REJECT', 'Selesai diuji');
});

test('a remark pinned to a field shows at that field of the maker until it is sent again', async ({
  teller1Page: teller,
  supervisorPage: supervisor,
}) => {
  const { id_flow } = await file(teller, 321_000, 2);
  await openDesk(supervisor, 321_000, 321_000);
  await decisionButton(supervisor, 'RETURN').click();
  const notes = supervisor.getByRole('dialog');
  await field(notes, t('umum.catatan')).fill('Mohon dilengkapi');
  await notes.getByRole('checkbox', { name: t('teller.keterangan') }).check();
  await field(notes, t('desk.catatanUntuk', { kolom: t('teller.keterangan') })).fill('Tulis nomor faktur');
  await notes.getByRole('button', { name: t('popup.yes'), exact: true }).click();
  await expectNotice(supervisor, new RegExp(`^${t('flow.aksi.RETURN')}`));

  await openScreen(teller, 'draf', `?id_flow=${id_flow}`);
  await expect(teller.getByText('Tulis nomor faktur').first()).toBeVisible();
  await teller.getByRole('link', { name: t('flow.buka') }).click();
  // The test waits for the form: the desk it comes from shows the same words.
  await expect(teller.getByRole('heading', { level: 1 })).toContainText(t('menu.pemindahbukuan'));
  await expect(teller.getByText('Mohon dilengkapi')).toBeVisible();
  await expect(teller.getByText(`${t('teller.keterangan')}: Tulis nomor faktur`, { exact: true })).toBeVisible();
  await expect(field(teller, t('teller.keterangan'))).toHaveAccessibleDescription(
    new RegExp(`^${t('desk.catatanPemeriksa', { catatan: 'Tulis nomor faktur' })}`),
  );
  await field(teller, t('teller.keterangan')).fill('Faktur 2026/114');
  await settledPreview(teller);
  await sendAgain(teller, 'Sudah dilengkapi');

  await openDesk(supervisor, 321_000, 321_000);
  const details = itemDetails(supervisor);
  await expect(field(details, t('teller.keterangan'))).toHaveValue('Faktur 2026/114');
  await expect(details).not.toContainText('Tulis nomor faktur');
  await expect(details.getByRole('heading', { name: t('desk.limit') })).toBeVisible();
  await expect(details.getByRole('heading', { name: t('desk.rekening'), exact: true })).toBeVisible();
  await decide(supervisor, 'APPROVE', 'Lengkap');
  expect(await stateOf(teller, id_flow)).toBe('APPROVED');
});

test('new items are reported with a count, and the selection stays', async ({
  teller1Page: teller,
  supervisorPage: supervisor,
}) => {
  await file(teller, 331_000, 3);
  await openDesk(supervisor, 331_000, 332_000);
  await expect(line(supervisor, '331,000.00')).toHaveAttribute('aria-current', 'true');
  await file(teller, 332_000, 3);
  await expect(supervisor.getByText(t('desk.itemBaru', { jumlah: 1 }))).toBeVisible();
  await expect(line(supervisor, '332,000.00')).toContainText(t('desk.baru'));
  await expect(line(supervisor, '331,000.00')).toHaveAttribute('aria-current', 'true');
  await supervisor.reload();
  await expect(itemList(supervisor).getByRole('button')).toHaveCount(2);
  await expect(supervisor.getByText(t('desk.saringanAktif', { jumlah: 3 }))).toBeVisible();
  await decide(supervisor, 'REJECT', 'Selesai diuji');
  await expect(itemList(supervisor).getByRole('button')).toHaveCount(1);
  await decide(supervisor, 'REJECT', 'Selesai diuji');
});

test('a colleague without a till holds lent authority while it lasts, and loses it when it is revoked', async ({
  teller1Page: teller,
  supervisorPage: supervisor,
  managerPage: manager,
  backOfficePage: stand,
}) => {
  const inbox = menuOf(stand).getByRole('link', {
    name: t('menu.menunggu'),
  });
  await stand.goto('/');
  await expect(stand.getByRole('heading', { level: 1 })).toContainText('Selamat');
  await expect(inbox).toHaveCount(0);

  const { accounting_date: today } = await read<{ accounting_date: string }>(supervisor, 'parameter/accounting-date');
  await supervisor.goto(`${menus.delegasi.route}/new`);
  await choose(supervisor.getByRole('combobox', { name: t('delegasi.ke') }), new RegExp(person('backoffice1').name));
  await field(supervisor, t('delegasi.mulai')).fill(toDisplay(today));
  await field(supervisor, t('delegasi.sampai')).fill(toDisplay(addDays(today, 3)));
  await field(supervisor, t('delegasi.alasan')).fill('Cuti tahunan');
  await expect(supervisor.getByRole('table', { name: t('perubahan.judul') })).toContainText(person('backoffice1').name);
  await sendToWorkflow(supervisor);
  await expect(supervisor).toHaveURL(menus.delegasi.route);

  await openScreen(manager, 'menunggu', '?flowCode=DELEGASI');
  await chooseItem(manager, 'backoffice1');
  await decide(manager, 'APPROVE', 'Sesuai jadwal cuti');

  await expect(inbox).toBeVisible();
  const note = t('desk.pinjaman', {
    nama: person('supervisor1').name,
    sampai: toDisplay(addDays(today, 3)),
  });
  await stand.reload();
  await expect(stand.getByText(note)).toBeVisible();
  const { id_flow } = await file(teller, 341_000, 4);
  await openDesk(stand, 341_000, 341_000);
  await expect(stand.getByText(note)).toBeVisible();
  await expect(stand.getByText(t('desk.atasNama', { nama: person('supervisor1').name }))).toBeVisible();
  await decide(stand, 'APPROVE', 'Sesuai slip');
  expect(await stateOf(teller, id_flow)).toBe('APPROVED');

  await openScreen(supervisor, 'delegasi');
  await supervisor
    .getByRole('button', { name: /^Tindakan untuk/ })
    .first()
    .click();
  await supervisor.getByRole('menuitem', { name: t('delegasi.cabut'), exact: true }).click();
  await sayYes(
    supervisor,
    t('delegasi.tanyaCabut', { dari: person('supervisor1').name, ke: person('backoffice1').name }),
  );
  await success(supervisor, t('delegasi.dicabut'));
  await expect(inbox).toHaveCount(0);
  await expect(itemList(stand)).toHaveCount(0);
});
