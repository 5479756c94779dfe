import { expect } from '@playwright/test';
import { menus } from '#lib/access/access.ts';
import { read } from '../../api.ts';
import { field } from '../../counter.ts';
import { choose } from '../../dropdown.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';
import { changePreview, decisionSteps, sendStep } from '../scene.ts';

export const importNames = chapter({
  role: 'COMPLIANCE',
  name: 'daftar-nama',
  by: 'compliance1',
  title: { id: 'Memuat daftar nama yang diterbitkan', en: 'Take in a list of names that was published' },
  given: async ({ page }) => {
    const [branch] = await read<{ accounting_date: string }[]>(page, 'parameter/kode-cabang');
    return (branch?.accounting_date ?? '').split('-').reverse().join('-');
  },
  steps: [
    {
      text: {
        id: 'Buka impor di [[menu.daftarNama]] dan isi jenis, [[saring.penerbit]], nomor dan tanggal suratnya.',
        en: 'Open the import at [[menu.daftarNama]] and fill in kind, [[saring.penerbit]], number and dates of the letter.',
      },
      act: async ({ page }, today) => {
        await page.goto(`${menus['daftar-nama'].route}/import`);
        await expect(field(page, t('saring.penerbit'))).toBeFocused();
        await choose(page.getByRole('combobox', { name: t('saring.jenis') }), t('saring.jenis.SANKSI'));
        await field(page, t('saring.penerbit')).fill('PPATK');
        await field(page, t('saring.nomor')).fill('DTTOT/P/12');
        for (const date of [t('saring.tanggal'), t('kolom.berlaku_sejak')]) await field(page, date).fill(today);
      },
      mark: (page) => field(page, t('saring.penerbit')),
    },
    {
      text: {
        id: 'Pilih berkasnya dan tekan [[saring.bacaBerkas]]; baris yang meragukan disebut satu per satu.',
        en: 'Choose the file and press [[saring.bacaBerkas]]; doubtful rows are named one by one.',
      },
      act: async ({ page }) => {
        await page.locator('input[type=file]').setInputFiles({
          name: 'daftar.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('kode;nama;macam;tanggal_lahir\nP-12;Wirawan Daftar Hitam;P;1990-10-10\n'),
        });
        await page.getByRole('button', { name: t('saring.bacaBerkas') }).click();
        await expect(page.getByText(t('saring.tanpaDugaan'))).toBeVisible();
      },
      mark: (page) => page.getByText(t('saring.tanpaDugaan')),
    },
    {
      text: {
        id: 'Isi [[saring.alasan]], lalu periksa [[perubahan.pratinjau]]: nama yang bertambah dan yang hilang.',
        en: 'Fill in the [[saring.alasan]], then check the [[perubahan.pratinjau]]: names that come and names that go.',
      },
      act: async ({ page }) => {
        await field(page, t('saring.alasan')).fill('Daftar terbaru dari penerbit');
        await expect(page.locator('aside.preview')).toHaveAttribute('aria-busy', 'false');
        await expect(changePreview(page)).not.toContainText(t('perubahan.pratinjauKosong'));
      },
      mark: changePreview,
    },
    sendStep('IMPOR_DAFTAR_NAMA'),
  ],
});

/** The second officer of compliance decides what the chapter before has sent. */
export const approveNames = chapter({
  role: 'COMPLIANCE',
  name: 'setujui-daftar',
  by: 'compliance2',
  title: { id: 'Menyetujui daftar nama', en: 'Approve a list of names' },
  given: nothing,
  steps: decisionSteps('IMPOR_DAFTAR_NAMA', 'APPROVE', 'Sesuai surat'),
});
