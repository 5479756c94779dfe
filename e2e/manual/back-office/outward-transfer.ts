import { field, openScreen, preview, settledPreview } from '../../counter.ts';
import { choose } from '../../dropdown.ts';
import { t } from '../../texts.ts';
import { chapter } from '../chapter.ts';
import { anAccount, sendStep } from '../scene.ts';

export const outwardTransfer = chapter({
  role: 'BACK_OFFICE',
  name: 'transfer-skn',
  by: 'backoffice1',
  title: { id: 'Mengirim transfer SKN ke bank lain', en: 'Send an SKN transfer to another bank' },
  given: ({ page }) => anAccount(page, 12),
  steps: [
    {
      text: {
        id: 'Buka [[menu.sknNonTunai]] dan isi [[rekening.nomor]] nasabah pengirim.',
        en: 'Open [[menu.sknNonTunai]] and fill in the [[rekening.nomor]] of the customer who sends.',
      },
      act: async ({ page }, { nomor_rekening }) => {
        await openScreen(page, 'skn-non-tunai');
        await field(page, t('rekening.nomor')).fill(nomor_rekening);
      },
      mark: (page) => field(page, t('rekening.nomor')),
    },
    {
      text: {
        id: 'Pilih [[transfer.bank]], lalu isi [[transfer.rekeningTujuan]], [[transfer.namaTujuan]] dan nominalnya.',
        en: 'Choose the [[transfer.bank]], then fill in [[transfer.rekeningTujuan]], [[transfer.namaTujuan]] and the amount.',
      },
      act: async ({ page }) => {
        await choose(page.getByRole('combobox', { name: new RegExp(`^${t('transfer.bank')}`) }), /CENAIDJA/);
        await field(page, t('transfer.rekeningTujuan')).fill('8800112244');
        await field(page, t('transfer.namaTujuan')).fill('Toko Sinar Pagi');
        await field(page, t('transfer.nominal')).fill('500rb');
      },
      mark: (page) => field(page, t('transfer.namaTujuan')),
    },
    {
      text: {
        id: 'Periksa [[transaksi.pratinjau]] dengan biayanya.',
        en: 'Check the [[transaksi.pratinjau]] with its fee.',
      },
      act: ({ page }) => settledPreview(page),
      mark: (page) => preview(page),
    },
    sendStep('SKN_NON_TUNAI'),
  ],
});
