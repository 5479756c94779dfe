import { expect, type Page } from '@playwright/test';
import { pickAccounts } from './api.ts';
import { field, openScreen } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { DESKTOP, overflow, PHONE, settled } from './screens.ts';
import { t } from './texts.ts';
import { difference } from './users.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

const step = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(name) });

// Each size has an account of its own, which no other test changes.
for (const [index, size] of [DESKTOP, PHONE].entries()) {
  test(`an account is changed by two persons, with old beside new, at ${size.width}`, async ({
    csPage: cs,
    managerPage: manager,
    teller1Page: teller,
  }) => {
    const [account] = await pickAccounts(teller, { product: '11', available: 100_000n }, 1, 40 + index);
    if (!account) throw new Error('no account');
    const number = account.nomor_rekening;
    const name = `${account.nama_nasabah} Baru`;

    await cs.setViewportSize(size);
    await openScreen(cs, 'ubah-rekening', `?nomor_rekening=${number}`);
    await settled(cs);
    expect(await overflow(cs)).toBeLessThanOrEqual(0);
    await field(cs, t('kolom.nama_rekening')).fill(name);
    await choose(cs.getByRole('combobox', { name: new RegExp(t('kolom.tujuan')) }), 'Menabung');
    await choose(cs.getByRole('combobox', { name: new RegExp(t('kolom.sumber_dana')) }), /Gaji/);
    await step(cs, t('ubahRek.tabRingkasan')).click();
    await field(cs, t('ubahRek.alasan')).fill('Permohonan tertulis nasabah');
    await sendToWorkflow(cs);

    // Whoever opens the account meanwhile sees that a change waits.
    await openScreen(cs, 'ubah-rekening', `?nomor_rekening=${number}`);
    await expect(cs.getByText(t('perubahan.menunggu'))).toBeVisible();

    await openScreen(manager, 'menunggu', `?${new URLSearchParams({ flowCode: 'UBAH_REKENING' })}`);
    await chooseItem(manager, number);
    expect(await difference(manager)).toContainEqual([t('kolom.nama_rekening'), account.nama_nasabah, name]);
    await decide(manager, 'APPROVE', 'Sesuai formulir');

    await openScreen(cs, 'rekening-tabungan', `?${new URLSearchParams({ keyword: number })}`);
    await cs.getByRole('cell', { name: number, exact: true }).click();
    await cs.getByRole('tab', { name: t('tab.riwayat'), exact: true }).click();
    await cs.getByRole('tab', { name: t('tab.riwayatData') }).click();
    await expect(cs.getByRole('dialog').getByText(name).first()).toBeVisible();
    await cs.setViewportSize(DESKTOP);
  });
}
