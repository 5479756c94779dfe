import { expect } from '@playwright/test';
import {
  count,
  field,
  formButton,
  journalLines,
  openScreen,
  postedReference,
  settledPreview,
  slip,
} from './counter.ts';
import { test } from './fixtures.ts';
import { sayYes } from './popup.ts';
import { t } from './texts.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

test('head office asks more for the dollar by two persons, and the counter sells at it from then on', async ({
  financePage: finance,
  finance2Page: second,
  teller1Page: teller,
}) => {
  await openScreen(finance, 'kurs');
  await finance.getByRole('link', { name: t('valas.tetapkan') }).click();
  await field(finance, t('valas.jual')).fill('16750');
  await field(finance, t('valas.alasan')).fill('Pasar naik siang ini');
  await expect(finance.locator('aside.preview')).toContainText('16,750.00');
  await sendToWorkflow(finance);

  await openScreen(second, 'menunggu');
  await chooseItem(second, 'USD');
  await decide(second, 'APPROVE', 'Sesuai pasar');

  await openScreen(teller, 'jual-beli-valas');
  await expect(field(teller, t('valas.kurs'))).toHaveValue('16,750.00');
  await field(teller, t('valas.jumlahValas')).fill('100');
  const part = (title: string) => teller.getByRole('region', { name: title, exact: true });
  await count(part(t('valas.pecahanValas')), { '100': 1 });
  await count(part(t('valas.pecahanRupiah')), { '100,000': 16, '50,000': 1, '20,000': 1, '5,000': 1 });
  await field(teller, t('valas.nama')).fill('Rudi Gunawan');
  await field(teller, t('valas.nomorIdentitas')).fill('3171010101900001');
  const plan = await settledPreview(teller);
  // The gain above the middle rate is the bank's at once, so that position and counter-position keep the same worth.
  expect(await journalLines(plan)).toEqual([
    ['Kas teller IDR 101002 · 001', '1,675,000.00', ''],
    ['Kontra posisi valuta asing 113002 · 001', '', '1,662,000.00'],
    ['Keuntungan selisih kurs 503001 · 001', '', '13,000.00'],
    ['Posisi valuta asing 113001 · 001', 'USD 100.00', ''],
    ['Kas teller valas 101005 · 001', '', 'USD 100.00'],
  ]);
  await formButton(teller, 'POST').click();
  await sayYes(teller);
  const reference = await postedReference(teller);
  const paper = slip(teller, 'JUAL_BELI_VALAS');
  await expect(paper).toContainText(reference);
  await expect(paper).toContainText('16,750.00');
});
