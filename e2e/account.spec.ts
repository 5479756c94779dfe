import { expect } from '@playwright/test';
import { formatWire, fromMinor } from '#lib/money.ts';
import { balances, pickAccounts } from './api.ts';
import { field } from './counter.ts';
import { test } from './fixtures.ts';
import { DESKTOP, overflow, PHONE, violations } from './screens.ts';
import { t } from './texts.ts';

for (const size of [DESKTOP, PHONE]) {
  test(`an account at ${size.width} wide: its movements, the journal behind one, and how it stood`, async ({
    teller1Page: page,
  }) => {
    await page.setViewportSize(size);
    const [account] = await pickAccounts(page, { available: 1_000_000n, product: '12' }, 1, 7);
    if (!account) throw new Error('no account');
    const { booked } = await balances(page, account.nomor_rekening);
    const balance = formatWire(fromMinor(booked));

    await page.goto(`/savings/accounts?nomor_rekening=${account.nomor_rekening}`);
    const window = page.getByRole('dialog', { name: `${account.nomor_rekening} · ${account.nama_nasabah}` });
    await expect(window.getByRole('table', { name: t('info.mutasiTerakhir') })).toContainText(balance);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await window.getByRole('tab', { name: t('tab.mutasi') }).click();
    const movements = window.getByRole('table', { name: t('mutasi.judul') });
    const first = movements.getByRole('row').nth(1);
    await expect(first).toContainText(balance);
    await first.click();
    const journal = page.getByRole('dialog', { name: new RegExp(t('transaksi.rincian')) });
    await expect(journal.getByText(account.nomor_rekening).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(journal).toHaveCount(0);

    await window.getByRole('tab', { name: t('tab.riwayat'), exact: true }).click();
    await window.getByRole('tab', { name: t('tab.keadaan') }).click();
    await expect(window.getByText(balance, { exact: true })).toBeVisible();
    await field(window, t('keadaan.tanggal')).fill('01-01-2001');
    await field(window, t('keadaan.tanggal')).press('Tab');
    await expect(window.getByText(t('keadaan.belumAda'))).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}
