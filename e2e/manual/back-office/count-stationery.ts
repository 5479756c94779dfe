import { field, openScreen, preview, settledPreview } from '../../counter.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';
import { sendStep } from '../scene.ts';

/** The cheques that the demo bank's branch has in stock. */
const STOCK = ['AA000076', 'AA000125'] as const;

export const countStationery = chapter({
  role: 'BACK_OFFICE',
  name: 'hitung-persediaan',
  by: 'backoffice1',
  title: { id: 'Menghitung persediaan warkat', en: 'Count the stock of stationery' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.hitungPersediaan]] dan isi [[sedia.nomorAwal]] dan [[sedia.nomorAkhir]] yang ada di lemari; layar tidak memberi tahu yang seharusnya ada.',
        en: 'Open [[menu.hitungPersediaan]] and fill in [[sedia.nomorAwal]] and [[sedia.nomorAkhir]] of what lies in the safe; the screen does not say what should.',
      },
      act: async ({ page }) => {
        await openScreen(page, 'hitung-persediaan');
        await field(page, t('sedia.nomorAwal')).fill(STOCK[0]);
        await field(page, t('sedia.nomorAkhir')).fill(STOCK[1]);
      },
      mark: (page) => field(page, t('sedia.nomorAkhir')),
    },
    {
      text: {
        id: 'Tekan [[sedia.tambah]] untuk setiap urutan, lalu periksa [[transaksi.pratinjau]].',
        en: 'Press [[sedia.tambah]] for each run of numbers, then check the [[transaksi.pratinjau]].',
      },
      act: async ({ page }) => {
        await page.getByRole('button', { name: t('sedia.tambah'), exact: true }).click();
        await settledPreview(page);
      },
      mark: (page) => preview(page),
    },
    sendStep('HITUNG_PERSEDIAAN'),
  ],
});
