import { expect } from '@playwright/test';
import { available, pickAccounts } from '../api.ts';
import { fillCash, openScreen, postedReference, settledPreview, slip } from '../counter.ts';
import { test } from '../fixtures.ts';
import { askOverride, typeCredentials } from '../override.ts';

test('a supervisor releases a deposit at the counter with the Keycloak password; a wrong one does not', async ({
  teller1Page: page,
}) => {
  const [account] = await pickAccounts(page, { product: '12' }, 1, 10);
  if (!account) throw new Error('no account');
  const before = await available(page, account.nomor_rekening);
  await openScreen(page, 'setor-tunai');
  await fillCash(page, { rekening: account.nomor_rekening, nominal: '26jt', pecahan: { '100,000': 260 } });
  await settledPreview(page);
  const shown = await askOverride(page);
  await typeCredentials(page, 'headteller1', 'not-her-password');
  await expect(shown.getByRole('alert')).toContainText('User ID atau kata sandi salah');
  expect(await available(page, account.nomor_rekening)).toBe(before);

  await typeCredentials(page, 'headteller1');
  const reference = await postedReference(page);
  await expect(slip(page, 'SETOR_TUNAI')).toContainText(reference);
  expect(await available(page, account.nomor_rekening)).toBe(before + 2_600_000_000n);
});
