import { expect } from '@playwright/test';
import { toDisplay } from '#lib/dates.ts';
import { available, read } from './api.ts';
import { field, openScreen, postedReference, settledPreview } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { askOverride, typeCredentials } from './override.ts';
import { overflow, PHONE, picture, violations } from './screens.ts';
import { t } from './texts.ts';

// The demo bank's book in use has one valid cheque and one that was reported lost. No other test presents them.
const LIVES = 'AA000003';
const LOST = 'AA000004';

test('the branch takes in another bank’s cheques, pays one after comparing the specimen, and returns the lost one', async ({
  backOfficePage: desk,
}, testInfo) => {
  const [book] = await read<{ nomor_rekening: string }[]>(desk, `pemeliharaan-warkat/list?keyword=${LIVES}&jenis=CEK`);
  const rekening = book?.nomor_rekening ?? '';
  const { accounting_date: today } = await read<{ accounting_date: string }>(desk, 'parameter/accounting-date');
  const before = await available(desk, rekening);
  const together = async (): Promise<string> => {
    await settledPreview(desk);
    await askOverride(desk);
    await typeCredentials(desk, 'manager1');
    return postedReference(desk);
  };

  for (const nomor of [LIVES, LOST]) {
    await openScreen(desk, 'terima-penarikan-kliring');
    await choose(desk.getByRole('combobox', { name: t('kliring.bankPengunjuk') }), /^014 - /);
    await field(desk, t('kliring.penerima')).fill('CV Maju Bersama');
    await field(desk, t('kliring.nomor')).fill(nomor);
    await field(desk, t('kliring.tanggal')).fill(toDisplay(today));
    await field(desk, t('kliring.rekeningTertulis')).fill(rekening);
    await field(desk, t('kliring.nominal')).fill('250rb');
    await together();
  }
  await openScreen(desk, 'daftar-penarikan-kliring');
  const row = (nomor: string) => desk.getByRole('row').filter({ hasText: nomor });
  await expect(row(LIVES)).toContainText(t('kliring.saran.BAYAR'));
  await expect(row(LOST)).toContainText(t('kliring.saran.PERIKSA'));
  expect(await violations(desk)).toEqual([]);
  await picture(desk, testInfo, 'penarikan-kliring-terisi');

  const act = async (nomor: string, way: 'kliring.bayar' | 'kliring.tolakMasuk') => {
    await row(nomor)
      .getByRole('button', { name: /^Tindakan untuk/ })
      .click();
    await desk.getByRole('menuitem', { name: t(way), exact: true }).click();
  };
  await act(LIVES, 'kliring.bayar');
  await expect(desk.getByText(t('kliring.saranPetunjuk'))).toBeVisible();
  await settledPreview(desk);
  await picture(desk, testInfo, 'penarikan-kliring-bayar');
  await together();
  expect(await available(desk, rekening)).toBe(before - 25_000_000n);

  await openScreen(desk, 'daftar-penarikan-kliring');
  await act(LOST, 'kliring.tolakMasuk');
  await desk.getByRole('checkbox', { name: /^13/ }).check();
  await settledPreview(desk);
  await desk.setViewportSize(PHONE);
  expect(await overflow(desk)).toBe(0);
  await picture(desk, testInfo, 'penarikan-kliring-tolak-375');
  await desk.setViewportSize({ width: 1280, height: 800 });
  await together();
  await openScreen(desk, 'daftar-penarikan-kliring');
  await expect(row(LIVES)).toContainText(t('status.DIBAYAR'));
  await expect(row(LOST)).toContainText(t('status.DITOLAK'));
});
