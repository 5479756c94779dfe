import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { operations } from '#lib/operations/operations.ts';
import { payrollColumns } from '#lib/payments/payroll.ts';
import { balances, pickAccounts, read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { picture, violations } from './screens.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

const SALARY = 125_000n;

test('a salary file comes back with its errors; one approval of the whole pays each row', async ({
  backOfficePage: maker,
  managerPage: checker,
}, testInfo) => {
  const [last] = await read<{ nomor_rekening: string; periode: string }[]>(maker, 'gaji?page=1&show=10');
  const employer = last?.nomor_rekening ?? '';
  const [year = 0, month = 0] = (last?.periode ?? '').split('-').map(Number);
  // The demo bank has paid this month's already.
  const periode = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  const paid = (await pickAccounts(maker, { product: '12' }, 3)).filter((each) => each.nomor_rekening !== employer);
  const file = (names: readonly string[]) => ({
    name: 'gaji.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [payrollColumns.join(','), ...paid.map((each, at) => `${each.nomor_rekening},"${names[at]}",${SALARY}.00,`)].join(
        '\n',
      ),
    ),
  });
  const names = paid.map((each) => each.nama_nasabah);
  const before = await Promise.all(paid.map((each) => balances(maker, each.nomor_rekening)));

  await openScreen(maker, 'bayar-gaji', `?nomor_rekening=${employer}`);
  await field(maker, t('gaji.periode')).fill(periode);
  await field(maker, t('gaji.jumlahBaris')).fill(String(paid.length));
  await field(maker, t('gaji.total')).fill(String(SALARY * BigInt(paid.length)));
  await field(maker, t('gaji.keterangan')).fill('Gaji dari berkas');
  const chosen = maker.locator('input[type=file]');
  await chosen.setInputFiles(file(['Orang Lain', ...names.slice(1)]));
  await expect(maker.getByRole('alert').filter({ hasText: t('gaji.tidakSah', { jumlah: 1 }) })).toBeVisible();
  const download = maker.waitForEvent('download');
  await maker.getByRole('button', { name: t('gaji.unduhSalah') }).click();
  const back = await readFile(await (await download).path(), 'utf8');
  expect(back.split('\n')[0]).toContain(t('gaji.kolomSalah'));
  expect(back.split('\n')[1]).toMatch(/nama: .+/);
  expect(await violations(maker)).toEqual([]);
  await chosen.setInputFiles(file(names));
  await expect(maker.getByText(t('gaji.sah'))).toBeVisible();
  await picture(maker, testInfo, 'bayar-gaji-terisi');
  await sendToWorkflow(maker);

  await openScreen(checker, 'menunggu');
  await chooseItem(checker, operations.BAYAR_GAJI.id);
  await expect(itemDetails(checker)).toContainText(t('gaji.sah'));
  await decide(checker, 'APPROVE', 'Sesuai surat perusahaan');
  await expect
    .poll(async () => (await read<{ status_gaji: string }[]>(maker, `gaji?periode=${periode}`))[0]?.status_gaji)
    .toBe('SELESAI');
  const after = await Promise.all(paid.map((each) => balances(maker, each.nomor_rekening)));
  expect(after.map(({ booked }, at) => booked - (before[at]?.booked ?? 0n))).toEqual(paid.map(() => SALARY * 100n));

  await openScreen(maker, 'daftar-gaji', `?periode=${periode}`);
  await maker.getByText('Gaji dari berkas').first().click();
  await expect(maker.getByRole('dialog').getByText(t('gaji.keadaanBaris.DIBAYAR')).first()).toBeVisible();
  expect(await violations(maker)).toEqual([]);
  await picture(maker, testInfo, 'gaji-hasil');
});
