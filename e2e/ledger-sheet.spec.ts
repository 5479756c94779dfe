import { expect } from '@playwright/test';
import { entryColumns } from '#lib/books/ledger-entries.ts';
import { field, openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

test('errors in legs pasted from a spreadsheet lead to their cells; the corrected entry is approved once', async ({
  backOfficePage: maker,
  managerPage: checker,
}) => {
  const head = entryColumns.join('\t');
  const lines = [
    'D\tGL\t603002\t\t417,000\tIDR\tListrik',
    'D\tGL\t101001\t\t3,000\tIDR\t',
    'K\tGL\t201001\t\t420,000\tIDR\t',
  ];
  await openScreen(maker, 'transaksi-umum-multi');
  await field(maker, t('bukuBesar.lembar.tempel')).fill([head, ...lines].join('\n'));
  const cell = t('bukuBesar.sel', { kolom: t('bukuBesar.nomor'), nomor: 2 });
  await maker.getByRole('button', { name: cell, exact: true }).click();
  await expect(field(maker, cell)).toBeFocused();
  await maker.keyboard.type('603005');
  await maker.keyboard.press('Enter');
  await maker.getByRole('button', { name: t('bukuBesar.periksa') }).click();
  await expect(maker.getByText(t('bukuBesar.selBenar', { jumlah: 3 }))).toBeVisible();
  await field(maker, t('bukuBesar.keterangan')).fill('Listrik dan air kantor dari lembar kerja');
  await sendToWorkflow(maker);

  await openScreen(
    checker,
    'menunggu',
    '?flowCode=TRANSAKSI_UMUM_MULTI&nominal_dari=420000.00&nominal_sampai=420000.00',
  );
  await chooseItem(checker, '420,000.00');
  await expect(itemDetails(checker)).toContainText('603005');
  await decide(checker, 'APPROVE', 'Sesuai lembar kerja');
});
