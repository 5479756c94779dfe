import { expect, type Page, type TestInfo } from '@playwright/test';
import { message } from '#lib/messages/id.ts';
import { call } from './api.ts';
import { visibleCodes } from './codes.ts';
import { field, openScreen } from './counter.ts';
import { checkLayout } from './customers.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { DESKTOP, PHONE, picture } from './screens.ts';
import { t } from './texts.ts';
import { chooseItem, decide, doneByTwo, itemDetails, sendToWorkflow } from './workflow.ts';

/** Breaks no rule of axe, is nowhere wider than the window, shows no code, and is pictured on a phone and at the desk. */
async function seen(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  for (const [size, mark] of [
    [PHONE, '-375'],
    [DESKTOP, ''],
  ] as const) {
    await page.setViewportSize(size);
    await checkLayout(page, `${name} at ${size.width}`);
    await picture(page, testInfo, `${name}${mark}`);
  }
  expect(await visibleCodes(page), name).toEqual([]);
}

test('head office reads the obstacles to closing a branch, moves its accounts, and closes an empty one by two persons', async ({
  financePage: maker,
  finance2Page: checker,
}, testInfo) => {
  await maker.goto('/branch/list/close?kode_cabang=001');
  await expect(maker.getByText(t('tutupCabang.belum'))).toBeVisible();
  await expect(maker.getByRole('listitem').filter({ hasText: 'Rekening belum pindah cabang' })).toContainText('hal');
  await seen(maker, testInfo, 'tutup-cabang-terhalang');

  // The accounts of a branch leave it together; one of them stays with the branch of the other tests.
  await doneByTwo(maker, checker, 'SIMPAN_CABANG', {
    aksi: 'BUAT',
    kode_cabang: '015',
    nama_cabang: 'Cabang Bogor',
    kota: 'Bogor',
    alamat: '',
    batas_khasanah: '2500000000.00',
    versi: 0,
    alasan: 'Izin pembukaan cabang',
  });
  await openScreen(maker, 'daftar-cabang');
  await seen(maker, testInfo, 'daftar-cabang');
  await maker.goto('/branch/list/accounts?kode_cabang=015');
  await choose(maker.getByRole('combobox', { name: t('pindahRekening.tujuan') }), /^002/);
  await field(maker, t('ketentuan.alasan')).fill('Kantor akan digabung');
  await seen(maker, testInfo, 'pindah-rekening-cabang');

  for (const path of ['cabang/siapkan', 'cabang/cut-off'])
    expect(await call(maker, path, { kode_cabang: '015', accounting_date: '' })).toMatchObject({ resp_code: '00' });
  await maker.goto('/branch/list/close?kode_cabang=015');
  await expect(maker.getByText(t('tutupCabang.siap', { cabang: '015 Cabang Bogor' }))).toBeVisible();
  await choose(maker.getByRole('combobox', { name: t('tutupCabang.penerus') }), /^002/);
  await field(maker, t('ketentuan.alasan')).fill('Penggabungan kantor Bogor');
  await seen(maker, testInfo, 'tutup-cabang');
  await sendToWorkflow(maker);

  await openScreen(checker, 'menunggu', '?flowCode=PENUTUPAN_CABANG');
  await chooseItem(checker, 'Penggabungan kantor Bogor');
  for (const fact of ['015 Cabang Bogor', message('kolom.cabang_penerus'), message('kolom.nasabah_pindah')])
    await expect(itemDetails(checker)).toContainText(fact);
  await seen(checker, testInfo, 'tutup-cabang-diperiksa');
  await decide(checker, 'APPROVE', 'Sesuai izin penutupan');

  await openScreen(maker, 'hari-cabang', '?kode_cabang=015');
  await expect(maker.getByRole('row').filter({ hasText: '015' })).toContainText(t('branch.ditutupSeterusnya'));
  await seen(maker, testInfo, 'hari-cabang-ditutup');
});
