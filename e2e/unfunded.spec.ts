import { expect } from '@playwright/test';
import { operations } from '#lib/operations/operations.ts';
import { call, read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { overflow, picture, violations } from './screens.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

// Of the demo bank's book in use; no other test presents it.
const SHEET = 'AA000002';

test('a large unfunded cheque is refused with its letters, and its drawer listed by two of compliance', async ({
  csPage: clerk,
  supervisorPage: officer,
  compliancePage: maker,
  compliance2Page: second,
}, testInfo) => {
  const [book] = await read<{ nomor_rekening: string }[]>(clerk, `pemeliharaan-warkat/list?keyword=${SHEET}&jenis=CEK`);
  const rekening = book?.nomor_rekening ?? '';
  await openScreen(clerk, 'tolak-warkat');
  await field(clerk, t('rekening.nomor')).fill(rekening);
  await field(clerk, t('kosong.nomor')).fill(SHEET);
  await field(clerk, t('kosong.nominal')).fill('90000000000');
  await field(clerk, t('kosong.penyaji')).fill('CV Maju Bersama');
  await clerk.getByRole('checkbox', { name: /^01/ }).check();
  await sendToWorkflow(clerk);
  await openScreen(officer, 'menunggu');
  await chooseItem(officer, operations.TOLAK_WARKAT.id);
  await expect(itemDetails(officer)).toContainText('Saldo tidak mencukupi');
  await decide(officer, 'APPROVE', 'Saldo tidak cukup');

  await openScreen(clerk, 'warkat-ditolak');
  const refused = clerk.getByRole('row').filter({ hasText: SHEET });
  await expect(refused).toContainText(t('status.TERHITUNG'));
  expect(await violations(clerk)).toEqual([]);
  await picture(clerk, testInfo, 'warkat-ditolak-terisi');
  for (const [way, title] of [
    ['kosong.cetakSkp', 'Surat Keterangan Penolakan'],
    ['kosong.cetakPeringatan', 'Surat Peringatan'],
  ] as const) {
    await refused.getByRole('button', { name: /^Tindakan untuk/ }).click();
    await clerk.getByRole('menuitem', { name: t(way), exact: true }).click();
    const letter = clerk.getByRole('article', { name: title });
    await expect(letter).toContainText(SHEET);
    await expect(letter).toContainText('Saldo tidak mencukupi');
    await picture(clerk, testInfo, way);
    await clerk
      .getByRole('button', { name: t('aksi.tutup'), exact: true })
      .last()
      .click();
  }

  await openScreen(maker, 'usulan-dhn');
  const drawer = maker.getByRole('row').filter({ hasText: t('usulDhn.siap') });
  expect(await violations(maker)).toEqual([]);
  expect(await overflow(maker)).toBe(0);
  await picture(maker, testInfo, 'usulan-dhn-terisi');
  await drawer.getByRole('button', { name: /^Tindakan untuk/ }).click();
  await maker.getByRole('menuitem', { name: t('usulDhn.cantumkan'), exact: true }).click();
  await expect(maker.getByRole('table', { name: t('usulDhn.warkat') })).toContainText(SHEET);
  await field(maker, t('usulDhn.alasan')).fill('Satu lembar kosong di atas batas');
  await expect(maker.getByRole('table', { name: t('perubahan.judul') })).toBeVisible();
  expect(await violations(maker)).toEqual([]);
  await picture(maker, testInfo, 'cantum-dhn');
  await sendToWorkflow(maker);
  await openScreen(second, 'menunggu');
  await chooseItem(second, operations.CANTUM_DHN.id);
  await expect(itemDetails(second)).toContainText(SHEET);
  await decide(second, 'APPROVE', 'Sesuai warkat');

  const [entry] = await read<{ kode: string; alasan: string }[]>(maker, 'pemeliharaan-warkat/dhib');
  expect(entry).toMatchObject({ kode: expect.stringMatching(/^DHIB\d{10}$/), alasan: `CEK ${SHEET}` });
  await openScreen(maker, 'usulan-dhn');
  const download = maker.waitForEvent('download');
  await maker.getByRole('button', { name: t('usulDhn.unduh') }).click();
  expect((await download).suggestedFilename()).toBe('dhib.csv');
  await openScreen(clerk, 'warkat-ditolak');
  await expect(clerk.getByRole('row').filter({ hasText: SHEET })).toContainText(t('status.TERCANTUM'));
  // The core refuses another book for the drawer by code.
  const [stock] = await read<{ id_bukuwarkat: string }[]>(
    clerk,
    'pemeliharaan-warkat/list?status_buku=STOK_CABANG&jenis=CEK',
  );
  const answer = await call(clerk, 'flow/terbit-warkat', {
    flowCode: 'TERBIT_WARKAT',
    dry_run: 'T',
    flowData: { nomor_rekening: rekening, id_bukuwarkat: stock?.id_bukuwarkat ?? '', bebas_biaya: 'F', keterangan: '' },
  });
  expect(answer.resp_msg).toContain('daftar hitam');
});
