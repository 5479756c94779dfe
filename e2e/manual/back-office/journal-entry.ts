import { entryColumns } from '#lib/books/ledger-entries.ts';
import { field, openScreen, preview, settledPreview } from '../../counter.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';
import { sendStep } from '../scene.ts';

const TEXT = 'Kebersihan kantor bulan ini';
const legs = ['D\tGL\t603002\t\t325,000\tIDR\tPetugas', 'K\tGL\t201001\t\t325,000\tIDR\t'];

export const journalEntry = chapter({
  role: 'BACK_OFFICE',
  name: 'jurnal-umum',
  by: 'backoffice1',
  title: { id: 'Membuat jurnal dengan banyak kaki', en: 'Make a journal of several legs' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.transaksiUmumMulti]], lalu ketik baris jurnal atau tempel dari lembar kerja.',
        en: 'Open [[menu.transaksiUmumMulti]], then type the legs or paste them from a spreadsheet.',
      },
      act: async ({ page }) => {
        await openScreen(page, 'transaksi-umum-multi');
        await field(page, t('bukuBesar.lembar.tempel')).fill([entryColumns.join('\t'), ...legs].join('\n'));
      },
      mark: (page) => page.getByRole('main').getByRole('table').first(),
    },
    {
      text: {
        id: 'Isi [[bukuBesar.keterangan]] dan periksa [[transaksi.pratinjau]]: debet dan kredit harus seimbang.',
        en: 'Fill in the [[bukuBesar.keterangan]] and check the [[transaksi.pratinjau]]: debit and credit must balance.',
      },
      act: async ({ page }) => {
        await field(page, t('bukuBesar.keterangan')).fill(TEXT);
        await settledPreview(page);
      },
      mark: (page) => preview(page),
    },
    sendStep('TRANSAKSI_UMUM_MULTI'),
  ],
});
