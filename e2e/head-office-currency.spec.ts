import { expect } from '@playwright/test';
import { messageOf } from '#lib/messages/id.ts';
import { field, journalLines, openScreen, settledPreview } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { checkScreen } from './screens.ts';
import { t } from './texts.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

test('head office buys dollars from another bank and pays an expense with them, each by two persons', async ({
  financePage: finance,
  finance2Page: second,
}, testInfo) => {
  await openScreen(finance, 'valas-pusat');
  await choose(finance.getByRole('combobox', { name: new RegExp(t('valas.valuta')) }), /USD/);
  await field(finance, t('valasPusat.nominal')).fill('1000');
  await field(finance, t('valasPusat.kurs')).fill('16650');
  await field(finance, t('valasPusat.keterangan')).fill('Konfirmasi bank lawan 88/XI');
  const bought = (await journalLines(await settledPreview(finance))).map(([account]) => account);
  for (const gl of ['103001', '113001', '113002', '102001'])
    expect(bought).toContainEqual(expect.stringContaining(`${gl} · 000`));
  await checkScreen(finance, testInfo, 'valas-pusat-beli');
  await sendToWorkflow(finance);
  await openScreen(second, 'menunggu', '?flowCode=VALAS_PUSAT');
  await chooseItem(second, 'Konfirmasi bank lawan 88/XI');
  await decide(second, 'APPROVE', 'Sesuai konfirmasi');

  await openScreen(finance, 'valas-pusat');
  await choose(
    finance.getByRole('combobox', { name: new RegExp(`^${t('valasPusat.arah')}`) }),
    messageOf('valasPusat.arah.', 'BEBAN'),
  );
  await choose(finance.getByRole('combobox', { name: new RegExp(t('valas.valuta')) }), /USD/);
  await field(finance, t('valasPusat.nominal')).fill('120');
  await field(finance, t('valasPusat.kodeGl')).fill('603002');
  await field(finance, t('valasPusat.keterangan')).fill('Langganan jaringan SWIFT');
  const paid = (await journalLines(await settledPreview(finance))).map(([account]) => account);
  for (const gl of ['603002', '113002', '113001', '103001'])
    expect(paid).toContainEqual(expect.stringContaining(`${gl} · 000`));
  await checkScreen(finance, testInfo, 'valas-pusat-beban');
  await sendToWorkflow(finance);
  await openScreen(second, 'menunggu', '?flowCode=VALAS_PUSAT');
  await chooseItem(second, 'Langganan jaringan SWIFT');
  await decide(second, 'APPROVE', 'Tagihan cocok');
});
