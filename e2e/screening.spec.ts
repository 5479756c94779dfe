import { expect } from '@playwright/test';
import { menus } from '#lib/access/access.ts';
import { call, read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { BORN, customer, fileCustomer, NAME, release } from './listed-customer.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

test('a list stops a customer who is on it, until two compliance officers clear the hit', async ({
  compliancePage: maker,
  compliance2Page: second,
  csPage: clerk,
  supervisorPage: officer,
}) => {
  const [{ accounting_date: today } = { accounting_date: '' }] = await read<{ accounting_date: string }[]>(
    maker,
    'parameter/kode-cabang',
  );
  await maker.goto(`${menus['daftar-nama'].route}/import`);
  // The form is there once its first open field has the cursor.
  await expect(field(maker, t('saring.penerbit'))).toBeFocused();
  await choose(maker.getByRole('combobox', { name: t('saring.jenis') }), t('saring.jenis.SANKSI'));
  await field(maker, t('saring.penerbit')).fill('UJI');
  await field(maker, t('saring.nomor')).fill('UJI/1');
  for (const date of [t('saring.tanggal'), t('kolom.berlaku_sejak')])
    await field(maker, date).fill(today.split('-').reverse().join('-'));
  const file = (text: string) => ({ name: 'daftar.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const input = maker.locator('input[type=file]');
  await input.setInputFiles(file(`kode;nama;macam;tanggal_lahir\nU-1;${NAME};P;${BORN}\n`));
  await maker.getByRole('button', { name: t('saring.bacaBerkas') }).click();
  await expect(maker.getByText(t('saring.tanpaDugaan'))).toBeVisible();
  await field(maker, t('saring.alasan')).fill('Daftar terbaru dari penerbit');
  await expect(maker.getByRole('table', { name: t('perubahan.judul') })).toBeVisible();
  await sendToWorkflow(maker);
  await openScreen(second, 'menunggu');
  await chooseItem(second, 'UJI/1');
  await expect(itemDetails(second)).toContainText(NAME);
  await decide(second, 'APPROVE', 'Sesuai surat');

  // The clerk files the customer, the officer learns no more than whom to ask.
  const filed = await call(clerk, 'nasabah', { flowCode: 'SIMPAN_NASABAH_INDIVIDU', dry_run: 'T', flowData: customer });
  expect(filed.resp_code).toBe('00');
  expect(JSON.stringify(filed)).not.toContain('UJI');
  const idFlow = await fileCustomer(clerk);
  const refused = await release(officer, idFlow);
  expect([refused.resp_code, refused.resp_msg]).toEqual(['57', 'Data ini perlu diperiksa. Hubungi kepatuhan']);

  await openScreen(maker, 'kecocokan', `?keyword=${encodeURIComponent(NAME)}`);
  const line = maker.getByRole('row').filter({ hasText: NAME });
  await line.getByRole('button', { name: /^Tindakan untuk/ }).click();
  await maker.getByRole('menuitem', { name: t('saring.putuskan'), exact: true }).click();
  await expect(maker.getByRole('table', { name: t('saring.bagianBanding') })).toContainText(customer.nomor_identitas);
  await choose(maker.getByRole('combobox', { name: new RegExp(t('saring.putusan')) }), t('saring.putusan.BUKAN'));
  await field(maker, t('saring.alasan')).fill('Nomor identitas berbeda dengan surat');
  await expect(maker.getByRole('table', { name: t('perubahan.judul') })).toBeVisible();
  await sendToWorkflow(maker);
  await openScreen(second, 'menunggu');
  await chooseItem(second, NAME);
  await expect(itemDetails(second)).toContainText(customer.nomor_identitas);
  await decide(second, 'APPROVE', 'Bukan orang yang sama');

  expect((await release(officer, idFlow)).resp_code).toBe('00');
  const found = await read<{ nama_nasabah: string }[]>(
    clerk,
    `nasabah-individu?${new URLSearchParams({ keyword: NAME })}`,
  );
  expect(found.map(({ nama_nasabah }) => nama_nasabah)).toEqual([NAME]);
});
