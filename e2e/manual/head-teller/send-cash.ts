import { count, openScreen } from '../../counter.ts';
import { choose } from '../../dropdown.ts';
import { popup, sayYes, success } from '../../popup.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';
import { FLOAT } from '../float.ts';

const { till: kas, amount: nominal } = FLOAT;

export const sendCash = chapter({
  role: 'HEAD_TELLER',
  name: 'serah-kas',
  by: 'headteller1',
  title: { id: 'Menyerahkan modal kas kepada teller', en: 'Hand cash to a teller' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.khasanah]] dan tekan [[vault.serahTeller]].',
        en: 'Open [[menu.khasanah]] and press [[vault.serahTeller]].',
      },
      act: ({ page }) => openScreen(page, 'khasanah'),
      mark: (page) => page.getByRole('button', { name: t('vault.serahTeller') }),
    },
    {
      text: {
        id: 'Pilih [[vault.pilihTeller]] dan isi jumlah lembar tiap pecahan.',
        en: 'Choose the [[vault.pilihTeller]] and fill in the pieces of each denomination.',
      },
      act: async ({ page }) => {
        await page.getByRole('button', { name: t('vault.serahTeller') }).click();
        const shown = page.getByRole('dialog', { name: t('vault.serahTeller') });
        await choose(shown.getByRole('combobox', { name: t('vault.pilihTeller') }), new RegExp(kas));
        await count(shown, FLOAT.pieces);
      },
      mark: (page) => page.getByRole('dialog', { name: t('vault.serahTeller') }),
    },
    {
      text: {
        id: 'Tekan [[vault.serahKirim]] dan jawab [[vault.kirimYa]].',
        en: 'Press [[vault.serahKirim]] and answer [[vault.kirimYa]].',
      },
      act: ({ page }) =>
        page
          .getByRole('dialog', { name: t('vault.serahTeller') })
          .getByRole('button', { name: t('vault.serahKirim'), exact: true })
          .click(),
      mark: (page) => popup(page, t('popup.konfirmasi')),
    },
    {
      text: {
        id: 'Kas dalam perjalanan sampai teller menghitungnya; Anda melihatnya di [[vault.serahTerima]].',
        en: 'The cash is on its way until the teller has counted it; you see it in [[vault.serahTerima]].',
      },
      act: async ({ page }) => {
        await sayYes(page, t('vault.serahTanya', { nominal, kas }));
        await success(page, t('vault.serahBerhasil', { nominal, kas }));
      },
      mark: (page) => page.getByRole('region', { name: t('vault.serahTerima') }),
    },
  ],
});

/** Takes back what the teller's chapter has closed with. */
export const receiveCash = chapter({
  role: 'HEAD_TELLER',
  name: 'terima-kas',
  by: 'headteller1',
  title: { id: 'Menerima kas dari teller', en: 'Receive cash from a teller' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.khasanah]]; kas yang menunggu hitungan Anda tampil di [[vault.serahTerima]].',
        en: 'Open [[menu.khasanah]]; cash that waits for your count is listed in [[vault.serahTerima]].',
      },
      act: ({ page }) => openScreen(page, 'khasanah'),
      mark: (page) => page.getByRole('region', { name: t('vault.serahTerima') }),
    },
    {
      text: {
        id: 'Tekan [[vault.terima]] dan hitung uangnya per pecahan bersama teller.',
        en: 'Press [[vault.terima]] and count the money by denomination together with the teller.',
      },
      act: async ({ page }) => {
        const waiting = page.getByRole('region', { name: t('vault.serahTerima') });
        const line = waiting.getByRole('listitem').filter({ hasText: t('vault.dariKas', { kas }) });
        await line.getByRole('button', { name: t('vault.terima') }).click();
        await count(page.getByRole('dialog', { name: t('vault.terimaJudul', { kas }) }), FLOAT.pieces);
      },
      mark: (page) => page.getByRole('dialog', { name: t('vault.terimaJudul', { kas }) }),
    },
    {
      text: {
        id: 'Jawab [[vault.terimaYa]]; bila hitungan sama, kas masuk ke khasanah dan stok pecahannya bertambah.',
        en: 'Answer [[vault.terimaYa]]; if your count agrees, the cash is in the vault and its denominations have grown.',
      },
      act: async ({ page }) => {
        await page
          .getByRole('dialog', { name: t('vault.terimaJudul', { kas }) })
          .getByRole('button', { name: t('vault.terima'), exact: true })
          .click();
        await sayYes(page, t('vault.terimaTanya', { nominal, kas }));
        await success(page, t('vault.terimaBerhasil', { nominal }));
      },
      mark: (page) => page.getByRole('main').locator('.card').first(),
    },
  ],
});
