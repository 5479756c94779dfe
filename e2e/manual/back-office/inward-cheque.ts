import { expect } from '@playwright/test';
import { toDisplay } from '#lib/dates.ts';
import { read } from '../../api.ts';
import { field, openScreen, postedReference, preview, settledPreview } from '../../counter.ts';
import { choose } from '../../dropdown.ts';
import { askOverride, typeCredentials } from '../../override.ts';
import { t } from '../../texts.ts';
import { chapter, type Scene } from '../chapter.ts';

/** A valid cheque of the demo bank's book in use. */
const NUMBER = 'AA000003';

/** The officer beside the desk releases the posting. */
async function releaseTogether({ page }: Scene): Promise<void> {
  await askOverride(page);
  await typeCredentials(page, 'manager1');
  await postedReference(page);
}

export const inwardCheque = chapter({
  role: 'BACK_OFFICE',
  name: 'penarikan-kliring',
  by: 'backoffice1',
  title: {
    id: 'Membayar cek yang diunjukkan bank lain',
    en: 'Pay a cheque that another bank presents',
  },
  given: async ({ page }) => {
    const [book] = await read<{ nomor_rekening: string }[]>(
      page,
      `pemeliharaan-warkat/list?keyword=${NUMBER}&jenis=CEK`,
    );
    const { accounting_date } = await read<{ accounting_date: string }>(page, 'parameter/accounting-date');
    return { rekening: book?.nomor_rekening ?? '', today: toDisplay(accounting_date) };
  },
  steps: [
    {
      text: {
        id: 'Buka [[menu.terimaPenarikanKliring]] dan isi bank, nomor, tanggal, rekening dan nominal seperti tertulis pada warkat.',
        en: 'Open [[menu.terimaPenarikanKliring]] and fill in bank, number, date, account and amount as the cheque says.',
      },
      act: async ({ page }, { rekening, today }) => {
        await openScreen(page, 'terima-penarikan-kliring');
        await choose(page.getByRole('combobox', { name: t('kliring.bankPengunjuk') }), /^014 - /);
        await field(page, t('kliring.penerima')).fill('CV Maju Bersama');
        await field(page, t('kliring.nomor')).fill(NUMBER);
        await field(page, t('kliring.tanggal')).fill(today);
        await field(page, t('kliring.rekeningTertulis')).fill(rekening);
        await field(page, t('kliring.nominal')).fill('250rb');
      },
      mark: (page) => field(page, t('kliring.rekeningTertulis')),
    },
    {
      text: {
        id: 'Periksa [[transaksi.pratinjau]], lalu proses bersama pejabat yang berwenang.',
        en: 'Check the [[transaksi.pratinjau]], then post it together with an officer who may.',
      },
      act: ({ page }) => settledPreview(page),
      mark: (page) => preview(page),
    },
    {
      text: {
        id: 'Buka [[menu.daftarPenarikanKliring]]: sarannya [[kliring.saran.BAYAR]] atau [[kliring.saran.PERIKSA]].',
        en: 'Open [[menu.daftarPenarikanKliring]]: the advice is [[kliring.saran.BAYAR]] or [[kliring.saran.PERIKSA]].',
      },
      act: async (scene) => {
        await releaseTogether(scene);
        await openScreen(scene.page, 'daftar-penarikan-kliring');
      },
      mark: (page) => page.getByRole('row').filter({ hasText: NUMBER }),
    },
    {
      text: {
        id: 'Pilih [[kliring.bayar]] dan cocokkan tanda tangan pada warkat dengan [[tab.tandaTangan]]; bila belum ada contohnya, pastikan siapa penanda tangannya.',
        en: 'Choose [[kliring.bayar]] and compare the signature on the cheque with the [[tab.tandaTangan]]; where there are none, make sure who signed it.',
      },
      act: async ({ page }) => {
        await page
          .getByRole('row')
          .filter({ hasText: NUMBER })
          .getByRole('button', { name: /^(Tindakan untuk|Actions for)/ })
          .click();
        await page.getByRole('menuitem', { name: t('kliring.bayar'), exact: true }).click();
        await expect(page.getByText(t('kliring.saranPetunjuk'))).toBeVisible();
        await settledPreview(page);
      },
      mark: (page) => page.getByRole('region', { name: t('tab.tandaTangan') }),
    },
    {
      text: {
        id: 'Setelah diproses, warkat itu [[status.DIBAYAR]] di [[menu.daftarPenarikanKliring]].',
        en: 'Once it is posted, the cheque is [[status.DIBAYAR]] in [[menu.daftarPenarikanKliring]].',
      },
      act: async (scene) => {
        await releaseTogether(scene);
        await openScreen(scene.page, 'daftar-penarikan-kliring');
      },
      mark: (page) => page.getByRole('row').filter({ hasText: NUMBER }),
    },
  ],
});
