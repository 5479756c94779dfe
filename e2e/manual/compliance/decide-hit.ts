import { expect } from '@playwright/test';
import { field, openScreen } from '../../counter.ts';
import { choose } from '../../dropdown.ts';
import { fileCustomer, NAME, release } from '../../listed-customer.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';
import { changePreview, decisionSteps, sendStep } from '../scene.ts';

/** The approval of a customer stops, because a list that the chapters before have taken in names the customer. */
export const decideHit = chapter({
  role: 'COMPLIANCE',
  name: 'kecocokan',
  by: 'compliance1',
  title: { id: 'Memutuskan kecocokan dengan daftar nama', en: 'Decide a hit on a list of names' },
  given: async ({ pageOf }) => {
    const idFlow = await fileCustomer(await pageOf('cs1'));
    expect((await release(await pageOf('supervisor1'), idFlow)).resp_code).toBe('57');
  },
  steps: [
    {
      text: {
        id: 'Buka [[menu.kecocokan]]: nasabah yang namanya ada di suatu daftar berhenti di sini.',
        en: 'Open [[menu.kecocokan]]: a customer whose name is on a list stops here.',
      },
      act: ({ page }) => openScreen(page, 'kecocokan', `?keyword=${encodeURIComponent(NAME)}`),
      mark: (page) => page.getByRole('row').filter({ hasText: NAME }),
    },
    {
      text: {
        id: 'Pilih [[saring.putuskan]] dan bandingkan data nasabah dengan data pada daftar.',
        en: 'Choose [[saring.putuskan]] and compare the data of the customer with those of the list.',
      },
      act: async ({ page }) => {
        await page
          .getByRole('row')
          .filter({ hasText: NAME })
          .getByRole('button', { name: /^(Tindakan untuk|Actions for)/ })
          .click();
        await page.getByRole('menuitem', { name: t('saring.putuskan'), exact: true }).click();
      },
      mark: (page) => page.getByRole('table', { name: t('saring.bagianBanding') }),
    },
    {
      text: {
        id: 'Isi [[saring.putusan]] dan [[saring.alasan]], lalu periksa [[perubahan.pratinjau]].',
        en: 'Fill in [[saring.putusan]] and [[saring.alasan]], then check the [[perubahan.pratinjau]].',
      },
      act: async ({ page }) => {
        await choose(page.getByRole('combobox', { name: new RegExp(t('saring.putusan')) }), t('saring.putusan.BUKAN'));
        await field(page, t('saring.alasan')).fill('Nomor identitas berbeda dengan surat');
        await expect(changePreview(page)).not.toContainText(t('perubahan.pratinjauKosong'));
      },
      mark: changePreview,
    },
    sendStep('PUTUS_KECOCOKAN'),
  ],
});

/** The second officer decides what the chapter before has sent. */
export const approveHit = chapter({
  role: 'COMPLIANCE',
  name: 'setujui-kecocokan',
  by: 'compliance2',
  title: { id: 'Menyetujui putusan kecocokan', en: 'Approve the decision on a hit' },
  given: nothing,
  steps: decisionSteps('PUTUS_KECOCOKAN', 'APPROVE', 'Bukan orang yang sama'),
});
