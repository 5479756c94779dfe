import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Db } from '#core/db/client.ts';
import { fileFault } from '#core/programs/verify-audit-file.ts';
import { actTitle } from '#lib/control/audit-acts.ts';
import { messageOf } from '#lib/messages/id.ts';
import { type Account, call, pickAccounts } from './api.ts';
import { field, fillTransfer, openScreen, postedReference, settledPreview } from './counter.ts';
import { deposit } from './day.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { askOverride, typeCredentials } from './override.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';

/** Returns the rows of the trail after filtering by act and user; an operation includes the refusals of its call. */
async function trailOf(page: Page, act: string, user: string) {
  const name = messageOf('', actTitle(act));
  await choose(page.getByRole('combobox', { name: t('audit.aksi') }), new RegExp(`^${name}$`));
  await field(page, t('audit.user')).fill(user);
  await page.getByRole('button', { name: t('aksi.saring'), exact: true }).click();
  const rows = page.getByRole('table', { name: t('menu.jejakAudit') }).locator('tbody tr');
  await expect(rows.first()).toContainText(name);
  return rows;
}

/** Narrows the trail to what was carried out, or to what was refused. */
const outcome = (page: Page, key: 'hasilAudit.00' | 'hasilAudit.GAGAL') =>
  choose(page.getByRole('combobox', { name: t('audit.hasil') }), t(key));

test('the auditor finds the posting, the override that released it, the refusal before it and the sign-in', async ({
  auditorPage: auditor,
  teller1Page: teller,
}) => {
  const [from] = await pickAccounts(teller, { status: 'TIDAK_AKTIF', available: 700_000n }, 1, 9);
  const [to] = await pickAccounts(teller, { product: '12' }, 1, 24);
  if (!from || !to) throw new Error('no accounts');
  const refused = await call(teller, 'flow/pemindahbukuan', {
    flowCode: 'PEMINDAHBUKUAN',
    flowData: {
      nomor_rekening_debet: from.nomor_rekening,
      nomor_rekening_kredit: to.nomor_rekening,
      nominal: '260000.00',
      kode_valuta: 'IDR',
    },
  });
  expect(refused).toMatchObject({ status: 200, resp_code: '61' });
  await openScreen(teller, 'pemindahbukuan');
  await fillTransfer(teller, { debet: from.nomor_rekening, kredit: to.nomor_rekening, nominal: '260rb' });
  await settledPreview(teller);
  await askOverride(teller);
  await typeCredentials(teller, 'supervisor1');
  const reference = await postedReference(teller);

  await openScreen(auditor, 'jejak-audit');
  await outcome(auditor, 'hasilAudit.00');
  const postings = await trailOf(auditor, 'PEMINDAHBUKUAN', 'teller1');
  await expect(postings.first()).toContainText(t('hasilAudit.00'));
  await postings.first().click();
  const shown = auditor.getByRole('dialog', { name: t('audit.rincian') });
  await expect(shown).toContainText(reference);
  await expect(shown.locator('pre')).toContainText('supervisor1');
  await auditor.keyboard.press('Escape');

  const overrides = await trailOf(auditor, 'OVERRIDE', 'teller1');
  await overrides.first().click();
  await expect(shown.locator('pre')).toContainText('"supervisor": "supervisor1"');
  await expect(shown.locator('pre')).toContainText('TIDAK_AKTIF');
  await auditor.keyboard.press('Escape');

  await outcome(auditor, 'hasilAudit.GAGAL');
  const refusals = await trailOf(auditor, 'PEMINDAHBUKUAN', 'teller1');
  await refusals.first().click();
  await expect(shown).toContainText(`${t('hasilAudit.GAGAL')} (61)`);
  await auditor.keyboard.press('Escape');
  await outcome(auditor, 'hasilAudit.00');
  await expect(await trailOf(auditor, 'MASUK', 'teller1')).not.toHaveCount(0);

  // Each row is chained within a second or so.
  await expect(async () => {
    await auditor.reload();
    const rows = await trailOf(auditor, 'OVERRIDE', 'teller1');
    await rows.first().click();
    await expect(shown).toContainText(/[0-9a-f]{64}/);
  }).toPass();
});

/** The account's window as it opens from the list of accounts. */
async function openAccount(page: Page, { nama_nasabah: name, nomor_rekening }: Account) {
  await openScreen(page, 'rekening');
  await field(page, t('tabungan.cari')).fill(name);
  await page.getByRole('button', { name: t('aksi.saring') }).click();
  // Some people have several accounts: the last digits, which a mask leaves, tell them apart.
  const rows = page
    .getByRole('table', { name: t('menu.rekening') })
    .locator('tbody tr')
    .filter({ hasText: name });
  await rows
    .filter({ hasText: nomor_rekening.slice(-4) })
    .first()
    .click();
  return page.getByRole('dialog').filter({ hasText: name });
}

test('an account number is masked for the auditor, who opens it with a reason that stays in its history', async ({
  auditorPage: auditor,
  csPage: service,
}) => {
  const [account] = await pickAccounts(service, { product: '12' }, 1, 7);
  if (!account) throw new Error('no account');
  const seen = await openAccount(service, account);
  await expect(seen).toContainText(account.nomor_rekening);
  await expect(seen.getByRole('button', { name: t('samaran.buka') })).toHaveCount(0);
  await service.keyboard.press('Escape');

  const shown = await openAccount(auditor, account);
  await expect(shown).toContainText(`********${account.nomor_rekening.slice(-4)}`);
  expect(await auditor.content()).not.toContain(account.nomor_rekening);
  await shown
    .getByRole('button', { name: t('samaran.buka') })
    .first()
    .click();
  const asking = auditor.getByRole('dialog', { name: t('samaran.judul') });
  await field(auditor, t('samaran.alasan')).fill('singkat');
  await asking.getByRole('button', { name: t('samaran.buka') }).click();
  await expect(asking).toContainText(t('samaran.alasanPendek', { jumlah: 10 }));
  await field(auditor, t('samaran.alasan')).fill('pemeriksaan mutasi triwulan');
  await asking.getByRole('button', { name: t('samaran.buka') }).click();
  await expect(shown).toContainText(account.nomor_rekening);

  await shown.getByRole('tab', { name: t('tab.riwayat'), exact: true }).click();
  await expect(shown).toContainText(t('aksiAudit.BUKA_SAMARAN'));
  await expect(shown).toContainText(t('aksiAudit.LIHAT_DATA_NASABAH'));
  await auditor.keyboard.press('Escape');

  await openScreen(auditor, 'jejak-audit');
  const opened = await trailOf(auditor, 'BUKA_SAMARAN', 'auditor1');
  await opened.first().click();
  const row = auditor.getByRole('dialog', { name: t('audit.rincian') });
  await expect(row.locator('pre')).toContainText('pemeriksaan mutasi triwulan');
  await expect(row).toContainText('127.0.0.1');
});

test('the auditor checks the chain on the screen and takes the trail away with a proof', async ({
  auditorPage: auditor,
  teller1Page: teller,
}) => {
  const [account] = await pickAccounts(teller, { product: '12' }, 1, 24);
  await deposit(teller, account?.nomor_rekening ?? '', 1);
  await openScreen(auditor, 'jejak-audit');
  await auditor.getByRole('button', { name: t('rantai.periksa') }).click();
  const check = auditor.getByRole('dialog', { name: t('rantai.judul') });
  await expect(check.getByRole('status')).toContainText(t('rantai.utuh'));
  await expect(check).toContainText(/[0-9a-f]{64}/);
  await auditor.keyboard.press('Escape');

  await outcome(auditor, 'hasilAudit.00');
  await trailOf(auditor, 'SETOR_TUNAI', 'teller1');
  await auditor.getByRole('button', { name: t('eksporJejak.tombol') }).click();
  const dialog = auditor.getByRole('dialog', { name: t('eksporJejak.judul') });
  const upcoming = auditor.waitForEvent('download');
  await dialog.getByRole('button', { name: 'JSON' }).click();
  const download = await upcoming;
  await expect(dialog.getByRole('status')).toContainText(download.suggestedFilename());
  const bytes = await readFile(await download.path());
  const file = JSON.parse(bytes.toString()) as {
    baris: { aksi: string; id_user: string }[];
    bukti: { jumlah: number };
  };
  expect(new Set(file.baris.map((row) => `${row.aksi} ${row.id_user}`))).toEqual(new Set(['SETOR_TUNAI teller1']));
  expect(file.bukti.jumlah).toBe(file.baris.length);
  await asOwner(async (sql) => {
    expect(await fileFault(sql as unknown as Db, bytes)).toBeNull();
    expect(
      await fileFault(sql as unknown as Db, Buffer.from(bytes.toString().replace('teller1', 'teller2'))),
    ).not.toBeNull();
  });
});

test('a session and a refusal are found by where and how they came', async ({
  auditorPage: auditor,
  teller1Page: teller,
}) => {
  expect(await call(teller, 'audit-trail')).toMatchObject({ status: 403 });
  await openScreen(auditor, 'jejak-audit');
  await outcome(auditor, 'hasilAudit.GAGAL');
  await field(auditor, t('audit.user')).fill('teller1');
  await auditor.getByRole('button', { name: t('aksi.saring'), exact: true }).click();
  const refused = auditor.getByRole('table', { name: t('menu.jejakAudit') }).locator('tbody tr');
  await refused
    .filter({ hasText: t('menu.jejakAudit') })
    .first()
    .click();
  const row = auditor.getByRole('dialog', { name: t('audit.rincian') });
  await expect(row).toContainText('FORBIDDEN');
  const session = await row
    .locator('dt', { hasText: t('audit.sesi') })
    .locator('xpath=following-sibling::dd')
    .innerText();
  await auditor.keyboard.press('Escape');
  await auditor.getByRole('button', { name: t('aksi.aturUlang') }).click();
  await field(auditor, t('audit.sesi')).fill(session);
  await auditor.getByRole('button', { name: t('aksi.saring') }).click();
  const rows = auditor.getByRole('table', { name: t('menu.jejakAudit') }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'teller1' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'auditor1' })).toHaveCount(0);
});

test('an auditor reads how the bank is run, changes nothing, and each read is in the trail', async ({
  auditorPage: auditor,
}) => {
  await openScreen(auditor, 'pengguna');
  const users = auditor.getByRole('table', { name: t('menu.pengguna') }).locator('tbody tr');
  await expect(users.filter({ hasText: 'teller1' })).toBeVisible();
  await expect(auditor.getByRole('link', { name: t('pengguna.baru') })).toHaveCount(0);
  await users.filter({ hasText: 'teller1' }).click({ button: 'right' });
  const actions = auditor.getByRole('menu');
  await expect(actions.getByRole('menuitem')).toHaveText([
    t('aksi.lihat'),
    t('pengguna.aksiRiwayat'),
    t('tabel.salin'),
  ]);
  await auditor.keyboard.press('Escape');

  await openScreen(auditor, 'parameter-bank');
  const settings = auditor.getByRole('table', { name: t('menu.parameterBank') }).locator('tbody tr');
  // Rows without a word are drawn while the list loads and have no menu.
  await settings.filter({ hasText: /\S/ }).first().click({ button: 'right' });
  await expect(auditor.getByRole('menuitem')).toHaveText([t('aksi.lihat'), t('tabel.salin')]);
  await auditor.keyboard.press('Escape');

  for (const address of [
    '/parameter/settings/edit?nama=batas_kirim_kas',
    '/management/users/new',
    '/branch/open-bank-day',
  ]) {
    await auditor.goto(address);
    await expect(auditor.getByRole('alert').filter({ hasText: t('hak.hanyaMembaca') })).toBeVisible();
  }
  await openScreen(auditor, 'hari-cabang');
  await expect(auditor.getByRole('table', { name: t('branch.papan') })).toBeVisible();
  await expect(auditor.getByRole('button', { name: t('malam.akhiri') })).toHaveCount(0);
  expect(
    await call(auditor, 'cabang/cut-off', { kode_cabang: '001', accounting_date: '' }),
    'the call behind a button that is not there',
  ).toMatchObject({ status: 403 });

  await openScreen(auditor, 'jejak-audit');
  const rows = await trailOf(auditor, 'BACA', 'auditor1');
  await rows.first().click();
  await expect(auditor.getByRole('dialog', { name: t('audit.rincian') })).toContainText('asal');
});
