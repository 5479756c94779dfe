import { expect } from '@playwright/test';
import { openScreen } from '../../counter.ts';
import { t } from '../../texts.ts';
import { difference, fillUser, type NewUser } from '../../users.ts';
import { chapter, nothing } from '../chapter.ts';
import { changePreview, decisionSteps, sendStep } from '../scene.ts';

const rina: NewUser = {
  id: 'rina.w',
  nama: 'Rina Wulandari',
  surel: 'rina.w@amanah.example',
  cabang: '001',
  peran: ['Back Office'],
};

export const newUser = chapter({
  role: 'ADMIN',
  name: 'pengguna-baru',
  by: 'admin1',
  title: { id: 'Membuat pengguna baru', en: 'Make a new user' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.pengguna]] dan tekan [[pengguna.baru]].',
        en: 'Open [[menu.pengguna]] and press [[pengguna.baru]].',
      },
      act: ({ page }) => openScreen(page, 'pengguna'),
      mark: (page) => page.getByRole('link', { name: t('pengguna.baru') }),
    },
    {
      text: {
        id: 'Isi [[pengguna.namaMasuk]], nama, surel, cabang, dan centang perannya.',
        en: 'Fill in the [[pengguna.namaMasuk]], name, e-mail and branch, and tick the roles.',
      },
      act: ({ page }) => fillUser(page, rina),
      mark: (page) => page.getByRole('main').locator('form'),
    },
    {
      text: {
        id: 'Periksa [[perubahan.pratinjau]] sekali lagi sebelum dikirim.',
        en: 'Check the [[perubahan.pratinjau]] once more before you send it.',
      },
      act: ({ page }) => expect.poll(() => difference(page)).toHaveLength(5),
      mark: changePreview,
    },
    sendStep('BUAT_PENGGUNA'),
  ],
});

/** The second administrator decides what the chapter before has sent. */
export const approveUser = chapter({
  role: 'ADMIN',
  name: 'setujui-pengguna',
  by: 'admin2',
  title: { id: 'Menyetujui perubahan hak akses', en: 'Approve a change of access' },
  given: nothing,
  steps: decisionSteps('BUAT_PENGGUNA', 'APPROVE', 'Sesuai surat penempatan'),
});
