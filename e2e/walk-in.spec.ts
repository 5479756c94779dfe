import { expect } from '@playwright/test';
import { menus } from '#lib/access/access.ts';
import { pickAccounts } from './api.ts';
import { count, field, formButton, openScreen, postedReference, preview, settledPreview } from './counter.ts';
import { test } from './fixtures.ts';
import { refusal, sayYes, success } from './popup.ts';
import { checkScreen, settled } from './screens.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { difference } from './users.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

const NAME = 'Ratih Kumala Sari';
const NIK = '3273056010900009';

test('the teller records the document of who exchanges money, finds the person again, and reports it', async ({
  teller1Page: teller,
  csPage: cs,
  supervisorPage: supervisor,
  compliancePage: compliance,
}, testInfo) => {
  await openScreen(teller, 'tukar-uang');
  const part = (title: string) => teller.getByRole('region', { name: title, exact: true });
  const fill = async (nominal: string, fifties: number, hundreds: number): Promise<void> => {
    await field(teller, t('teller.nominal')).fill(nominal);
    await count(part(t('teller.diterima')), { '50,000': fifties });
    await count(part(t('teller.diserahkan')), { '100,000': hundreds });
  };
  // Nobody unknown exchanges this much: the preview says so before anything is sent.
  await fill('10jt', 200, 100);
  await expect(preview(teller)).toContainText('harus dikenal');
  await fill('200rb', 4, 2);
  await field(teller, t('wic.nomorPenukar')).fill(NIK);
  await expect(teller.getByText(t('wic.baru'))).toBeVisible();
  await field(teller, t('wic.nama')).fill(NAME);
  await settledPreview(teller);
  await checkScreen(teller, testInfo, 'tukar-uang-wic');
  await formButton(teller, 'POST').click();
  await sayYes(teller);
  const reference = await postedReference(teller);

  await openScreen(teller, 'wic-individu');
  await field(teller, t('wic.cari')).fill('ratih');
  await field(teller, t('wic.cari')).press('Enter');
  await teller.getByRole('row').filter({ hasText: NAME }).first().click();
  const record = teller.getByRole('dialog');
  await expect(record).toContainText(t('wic.lengkap.F'));
  await checkScreen(teller, testInfo, 'wic-rincian');
  await record.getByRole('tab', { name: t('wic.tunai') }).click();
  await expect(record.getByRole('table')).toContainText('200,000.00');

  // Two persons correct the data that the teller took down wrongly.
  const [stored] = await asOwner(
    (sql) => sql<{ number: string }[]>`select nomor_wic as number from walk_in where nomor_identitas = ${NIK}`,
  );
  await openScreen(cs, 'ubah-wic', `?nomor_wic=${stored?.number}`);
  await field(cs, t('wic.pekerjaan')).fill('Penjahit');
  await field(cs, t('wic.alasan')).fill('KTP diperlihatkan kembali di loket');
  await expect.poll(() => difference(cs)).toContainEqual([t('kolom.pekerjaan'), 'Penjahit']);
  await checkScreen(cs, testInfo, 'ubah-wic-isi');
  await sendToWorkflow(cs);
  await openScreen(supervisor, 'menunggu', '?flowCode=UBAH_WIC');
  await chooseItem(supervisor, NAME);
  await decide(supervisor, 'APPROVE', 'Sesuai KTP');
  await openScreen(cs, 'wic-individu');
  await field(cs, t('wic.cari')).fill(NIK);
  await field(cs, t('wic.cari')).press('Enter');
  await cs.getByRole('row').filter({ hasText: NAME }).first().click();
  await expect(cs.getByRole('dialog')).toContainText('Penjahit');
  await cs.getByRole('tab', { name: t('wic.riwayat') }).click();
  await expect(cs.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await checkScreen(cs, testInfo, 'wic-riwayat');

  // A day of so much cash would take the teller all morning: the test inserts the report, its evidence is real.
  const [report] = await asOwner(
    (sql) => sql<{ id: string }[]>`
      insert into cash_report (jenis, pihak, arah, dari, sampai, jumlah, tenggat)
      select 'LTKT', w.nomor_wic, 'MASUK', d.tanggal, d.tanggal, d.masuk, d.tanggal + 20
      from walk_in w join cash_day d on d.pihak = w.nomor_wic where w.nomor_identitas = ${NIK} returning id_laporan::text as id`,
  );
  try {
    await openScreen(compliance, 'laporan-tunai');
    await settled(compliance);
    await checkScreen(compliance, testInfo, 'laporan-tunai-isi');
    await compliance.getByRole('row').filter({ hasText: NAME }).first().click();
    const evidence = compliance.getByRole('dialog');
    await expect(evidence).toContainText(reference);
    await checkScreen(compliance, testInfo, 'laporan-tunai-bukti');

    await compliance.goto(`${menus['putusan-laporan-tunai'].route}?id_laporan=${report?.id}`);
    await settled(compliance);
    await expect(compliance.getByText(reference)).toBeVisible();
    await expect(compliance.getByText(t('tunai.belumSelesai'))).toBeVisible();
    await checkScreen(compliance, testInfo, 'putusan-laporan-tunai-isi');
  } finally {
    await asOwner((sql) => sql`delete from cash_report where id_laporan = ${report?.id ?? '0'}`);
  }
});

test('a teller’s suspicion reaches compliance and nobody else', async ({
  teller1Page: teller,
  compliancePage: compliance,
  auditorPage: auditor,
}, testInfo) => {
  const [account] = await pickAccounts(teller, { product: '12' }, 1, 47);
  const uraian = 'Menolak menjelaskan asal uang setoran dan meminta dipecah menjadi tiga hari';
  await openScreen(teller, 'lapor-kecurigaan');
  await teller.getByRole('button', { name: t('curiga.kirim') }).click();
  // Nothing was said yet: what lacks is named, and the first of it is where the hand goes.
  await refusal(teller, new RegExp(t('curiga.nama')));
  await expect(field(teller, t('curiga.nama'))).toBeFocused();
  await field(teller, t('curiga.pihak')).fill(account?.nomor_rekening ?? '');
  await field(teller, t('curiga.uraian')).fill(uraian);
  await checkScreen(teller, testInfo, 'lapor-kecurigaan-isi');
  await teller.getByRole('button', { name: t('curiga.kirim') }).click();
  await sayYes(teller, t('curiga.tanya'));
  await success(teller, t('curiga.terkirim'));
  await expect(field(teller, t('curiga.uraian'))).toHaveValue('');

  await openScreen(compliance, 'laporan-tunai');
  await compliance
    .getByRole('row')
    .filter({ hasText: t('tunai.jenis.CURIGA') })
    .first()
    .click();
  await expect(compliance.getByRole('dialog')).toContainText(uraian);
  await checkScreen(compliance, testInfo, 'laporan-kecurigaan');
  await openScreen(auditor, 'laporan-tunai');
  await settled(auditor);
  await expect(auditor.getByText(t('tunai.jenis.CURIGA'), { exact: true })).toHaveCount(0);
});
