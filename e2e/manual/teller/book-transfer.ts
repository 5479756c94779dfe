import { expect } from '@playwright/test';
import { pickAccounts } from '../../api.ts';
import { field, fillTransfer, openScreen, postForm, preview, settledPreview, slip } from '../../counter.ts';
import { t } from '../../texts.ts';
import { chapter } from '../chapter.ts';

export const bookTransfer = chapter({
  role: 'TELLER',
  name: 'pemindahbukuan',
  by: 'teller1',
  title: { id: 'Memindahkan dana antarrekening', en: 'Move money between accounts' },
  given: async ({ page }) => {
    const [from, to] = await pickAccounts(page, { product: '12', available: 1_500_000n }, 2, 6);
    if (!from || !to) throw new Error('the demo bank has too few accounts');
    return { debet: from.nomor_rekening, kredit: to.nomor_rekening };
  },
  steps: [
    {
      text: {
        id: 'Buka [[menu.pemindahbukuan]] dan isi [[teller.rekeningDebet]] sesuai perintah nasabah.',
        en: 'Open [[menu.pemindahbukuan]] and fill in the [[teller.rekeningDebet]] as the customer has ordered.',
      },
      act: async ({ page }, { debet }) => {
        await openScreen(page, 'pemindahbukuan');
        await field(page, t('teller.rekeningDebet')).fill(debet);
        await expect(page.getByText(t('rekening.saldoTersedia')).first()).toBeVisible();
      },
      mark: (page) => field(page, t('teller.rekeningDebet')),
    },
    {
      text: {
        id: 'Isi [[teller.rekeningKredit]] dan [[teller.nominal]], lalu periksa kedua sisi jurnalnya.',
        en: 'Fill in the [[teller.rekeningKredit]] and the [[teller.nominal]], then check both sides of the journal.',
      },
      act: async ({ page }, accounts) => {
        await fillTransfer(page, { ...accounts, nominal: '1jt', keterangan: 'Uang sekolah' });
        await settledPreview(page);
      },
      mark: (page) => preview(page),
    },
    {
      text: {
        id: 'Tekan [[tombol.PROSES]] dan jawab [[popup.yes]]; cetak slipnya untuk nasabah.',
        en: 'Press [[tombol.PROSES]] and answer [[popup.yes]]; print the slip for the customer.',
      },
      act: ({ page }) => postForm(page),
      mark: (page) => slip(page, 'PEMINDAHBUKUAN'),
    },
  ],
});
