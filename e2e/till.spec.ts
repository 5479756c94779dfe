import { expect, type Page } from '@playwright/test';
import { paper } from '#lib/messages/paper.ts';
import { pickAccounts, read } from './api.ts';
import { count, figure, fillCash, openScreen, postForm } from './counter.ts';
import { test } from './fixtures.ts';
import { overrideWindow, typeCredentials } from './override.ts';
import { sayYes, success } from './popup.ts';
import { like, t } from './texts.ts';
import { bookDifference, compareAgain, countBlind, openTill, receiveFromTill, sendToTill } from './till.ts';

interface Till {
  readonly kode_kas: string;
  readonly status: string;
  readonly saldo: string;
}

const tillNow = async (page: Page): Promise<Till> => (await read<{ teller: Till }>(page, 'teller/detail')).teller;

interface Ledger {
  readonly kode_gl: string;
  readonly saldo_akhir: string;
}

/** The closing balance of a GL account of branch 001 now. */
async function ledger(page: Page, kodeGl: string): Promise<string> {
  const rows = await read<Ledger[]>(page, 'laporan/trial-balance?show=100');
  return rows.find((row) => row.kode_gl === kodeGl)?.saldo_akhir ?? '0.00';
}

test.describe
  .serial('the day of a till', () => {
    test('the vault hands over by denomination, and only the right count opens the till', async ({
      headTellerPage: head,
      teller2Page: teller,
    }) => {
      expect(await tillNow(teller)).toMatchObject({ kode_kas: 'TLR02', status: 'TUTUP', saldo: '0.00' });
      await sendToTill(head, 'TLR02', { '100,000': 50, '50,000': 90, '10,000': 50 }, '10,000,000.00');

      await teller.goto('/');
      await expect(teller.getByRole('region', { name: t('vault.bukaTunggu') })).toContainText('10,000,000.00');

      // The same total in other notes is not what was sent.
      await count(teller, { '100,000': 51, '50,000': 88, '10,000': 50 });
      await teller.getByRole('button', { name: t('vault.bukaKas') }).click();
      await sayYes(teller, t('vault.bukaTanya', { nominal: '10,000,000.00' }));
      await expect(teller.getByRole('main').getByRole('alert')).toContainText(t('vault.hitunganBeda'));
      expect(await tillNow(teller)).toMatchObject({ status: 'TUTUP', saldo: '0.00' });

      await openTill(teller, { '100,000': 50, '50,000': 90, '10,000': 50 }, '10,000,000.00');
      expect(await tillNow(teller)).toMatchObject({ status: 'BUKA', saldo: '10000000.00' });
      await expect(teller.getByRole('button', { name: t('vault.tutupKas') })).toBeVisible();
    });

    test('the till serves a customer', async ({ teller2Page: teller }) => {
      const [account] = await pickAccounts(teller, { product: '12', available: 1_000_000n }, 1, 16);
      await openScreen(teller, 'tarik-tunai');
      await fillCash(teller, { rekening: account?.nomor_rekening ?? '', nominal: '50rb', pecahan: { '50,000': 1 } });
      await postForm(teller);
      expect(await tillNow(teller)).toMatchObject({ saldo: '9950000.00' });
    });

    test('the count is blind, the shortage is shown with where it may come from, booked and handed over', async ({
      teller2Page: teller,
      headTellerPage: head,
      supervisorPage: supervisor,
    }) => {
      const short = await ledger(supervisor, '112003');
      await openScreen(teller, 'kas-teller', '?langkah=tutup');
      await expect(teller.getByRole('textbox', { name: t('isian.lembarUntuk', { nominal: '100,000' }) })).toBeFocused();
      // 9,950,000 is what the books say, and nothing on the screen may give it away.
      await expect(teller.getByRole('main')).not.toContainText('9,950,000');

      const counted = { '100,000': 50, '50,000': 88, '10,000': 50 } as const;
      const card = await countBlind(teller, counted);
      // One count does not suffice for a difference, and shows nothing of it; the second goes on from the first.
      await expect(card).toContainText(t('vault.tutupHitungLagi'));
      await expect(teller.getByRole('main')).not.toContainText('9,950,000');
      await expect(card.getByRole('button', { name: t('vault.tutupBukukan') })).toHaveCount(0);
      expect(await tillNow(teller), 'comparing books nothing').toMatchObject({ status: 'BUKA', saldo: '9950000.00' });

      await compareAgain(card);
      await expect(figure(card, t('vault.dihitung'))).toHaveText('9,900,000.00');
      await expect(figure(card, t('vault.seharusnya'))).toHaveText('9,950,000.00');
      await expect(figure(card, t('vault.selisih'))).toHaveText('-50,000.00');
      await expect(card).toContainText(t('vault.tutupKurang', { nominal: '50,000.00' }));
      await expect(card).toContainText('Uang transaksi ini (50,000.00) mungkin diterima atau diserahkan dua kali');
      await expect(card).toContainText('Selisih tepat satu lembar uang');
      await bookDifference(card, 'Kurang selembar setelah dihitung ulang');
      await sayYes(teller, t('vault.tutupTanyaSelisih', { nominal: '9,900,000.00', selisih: '-50,000.00' }));
      await expect(overrideWindow(teller)).toContainText('-50,000.00');
      await typeCredentials(teller, 'headteller1');
      await success(teller, like('vault.tutupBerhasil'));
      // The till is closed for today: the screen shows its report, and the way to the exception.
      await teller.getByRole('button', { name: t('vault.cetakLembar') }).click();
      const sheet = teller.getByRole('article', { name: paper.lembarTutup });
      await expect(sheet).toContainText('-50,000.00');
      await expect(sheet).toContainText('Kurang selembar setelah dihitung ulang');
      await teller
        .getByRole('dialog')
        .getByRole('button', { name: t('aksi.tutup'), exact: true })
        .last()
        .click();
      await expect(teller.getByRole('main').getByRole('link', { name: t('vault.bukaUlang') })).toBeVisible();
      expect(await tillNow(teller)).toMatchObject({ status: 'TUTUP', saldo: '0.00' });
      expect(short).toBe('0.00');
      expect(await ledger(supervisor, '112003')).toBe('50000.00');
      expect(await ledger(supervisor, '101006'), 'cash in transit').toBe('9900000.00');

      await receiveFromTill(head, 'TLR02', counted, '9,900,000.00');
      expect(await ledger(supervisor, '101006')).toBe('0.00');
    });

    test('cash sent to the vault during the day is on its way until it is counted', async ({
      teller1Page: teller,
      headTellerPage: head,
    }) => {
      await openScreen(teller, 'kas-teller');
      await teller.getByRole('button', { name: t('vault.serahKhasanah') }).click();
      const shown = teller.getByRole('dialog', { name: t('vault.serahKhasanah') });
      await count(shown, { '20,000': 1_000 });
      await expect(shown).toContainText(/Melebihi stok/);
      await expect(shown.getByRole('button', { name: t('vault.serahKirim') })).toBeDisabled();
      await count(shown, { '20,000': 50 });
      await shown.getByRole('button', { name: t('vault.serahKirim') }).click();
      await sayYes(teller, t('vault.serahTanya', { nominal: '1,000,000.00', kas: t('menu.khasanah') }));
      await teller
        .getByRole('dialog', { name: t('popup.berhasil') })
        .getByRole('button')
        .click();
      await receiveFromTill(head, 'TLR01', { '20,000': 50 }, '1,000,000.00');
    });
  });
