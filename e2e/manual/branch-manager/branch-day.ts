import { expect } from '@playwright/test';
import { menus } from '#lib/access/access.ts';
import { addDays, toDisplay } from '#lib/dates.ts';
import { read } from '../../api.ts';
import { field, openScreen } from '../../counter.ts';
import { stepButton } from '../../days.ts';
import { choose } from '../../dropdown.ts';
import { person } from '../../people.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';
import { changePreview, sendStep } from '../scene.ts';

export const branchDay = chapter({
  role: 'BRANCH_MANAGER',
  name: 'hari-cabang',
  by: 'manager1',
  title: { id: 'Memimpin hari cabang', en: 'Lead the day of the branch' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.hariCabang]]: tanggal akuntansi dan langkah hari ini ada di atas.',
        en: 'Open [[menu.hariCabang]]: the accounting date and the steps of the day are at the top.',
      },
      act: ({ page }) => openScreen(page, 'hari-cabang'),
      mark: (page) => page.getByRole('region', { name: t('branch.hari') }),
    },
    {
      text: {
        id: 'Baca [[branch.periksa]]; yang belum terpenuhi menyebut kas, item atau orang yang ditunggu; [[ingat.ingatkan]] mengirim kepadanya satu pengingat.',
        en: 'Read [[branch.periksa]]; what is not fulfilled names the till, item or person that is waited for; [[ingat.ingatkan]] sends that person one reminder.',
      },
      act: ({ page }) => expect(page.getByText(t('branch.lulus')).first()).toBeVisible(),
      mark: (page) => page.getByRole('region', { name: t('branch.periksa') }),
    },
    {
      text: {
        id: 'Setelah loket ditutup tekan [[branch.cutOff]]; [[branch.tutup]] menyusul bila semua pemeriksaan terpenuhi.',
        en: 'After the counters have closed press [[branch.cutOff]]; [[branch.tutup]] follows when all checks are fulfilled.',
      },
      mark: (page) => stepButton(page, 'branch.cutOff'),
    },
  ],
});

export const delegation = chapter({
  role: 'BRANCH_MANAGER',
  name: 'delegasi',
  by: 'manager1',
  title: { id: 'Mendelegasikan wewenang saat cuti', en: 'Lend your authority while you are away' },
  given: async ({ page }) =>
    (await read<{ accounting_date: string }>(page, 'parameter/accounting-date')).accounting_date,
  steps: [
    {
      text: {
        id: 'Buka [[menu.delegasi]] dan tekan [[delegasi.baru]].',
        en: 'Open [[menu.delegasi]] and press [[delegasi.baru]].',
      },
      act: ({ page }) => openScreen(page, 'delegasi'),
      mark: (page) => page.getByRole('link', { name: t('delegasi.baru') }),
    },
    {
      text: {
        id: 'Pilih [[delegasi.ke]], isi tanggalnya dan [[delegasi.alasan]].',
        en: 'Choose [[delegasi.ke]], fill in the dates and the [[delegasi.alasan]].',
      },
      act: async ({ page }, today) => {
        await page.goto(`${menus.delegasi.route}/new`);
        await choose(page.getByRole('combobox', { name: t('delegasi.ke') }), new RegExp(person('backoffice1').name));
        await field(page, t('delegasi.mulai')).fill(toDisplay(today));
        await field(page, t('delegasi.sampai')).fill(toDisplay(addDays(today, 3)));
        await field(page, t('delegasi.alasan')).fill('Cuti tahunan');
        await expect(changePreview(page)).toContainText(person('backoffice1').name);
      },
      mark: (page) => page.getByRole('main').locator('form'),
    },
    sendStep('DELEGASI'),
  ],
});
