import { expect, type Page } from '@playwright/test';
import { fillCash, formButton, openScreen, postForm, preview, settledPreview } from './counter.ts';
import { test } from './fixtures.ts';
import { overrideWindow } from './override.ts';
import { look } from './screens.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';

/** A savings account that two owners sign for together, as the demo bank has opened it, and their names. */
async function jointAccount(): Promise<{ readonly rekening: string; readonly nama: readonly string[] }> {
  const [row] = await asOwner(
    (sql) => sql<{ rekening: string; nama: string[] }[]>`
      select a.nomor_rekening as rekening, array(select c.nama_nasabah from account_party p join customer c using (nomor_nasabah)
        where p.nomor_rekening = a.nomor_rekening and p.peran = 'PEMILIK' and p.sampai is null order by 1) as nama
      from account a where a.cara_tanda_tangan = 'DAN' and a.kode_produk = '12' and a.kode_cabang = '001' order by 1 limit 1`,
  );
  if (!row) throw new Error('the demo bank has no account that two sign for');
  return row;
}

const withdrawal = (page: Page, rekening: string) =>
  fillCash(page, { rekening, nominal: '200rb', keterangan: 'Uang sekolah', pecahan: { '100,000': 2 } });

test('of an account that two sign for the teller ticks who has signed: one is a reason for the manager, both are not, and the journal says who', async ({
  teller1Page: teller,
}, testInfo) => {
  const { rekening, nama } = await jointAccount();
  const [one = '', other = ''] = nama;
  await openScreen(teller, 'setor-tunai');
  await fillCash(teller, { rekening, nominal: '1jt', keterangan: 'Setoran pertama', pecahan: { '100,000': 10 } });
  await postForm(teller);

  await openScreen(teller, 'tarik-tunai');
  await withdrawal(teller, rekening);
  await expect(teller.getByText(t('spesimen.kurangTandaTangan', { perlu: '2' }))).toBeVisible();
  await teller.getByLabel(one, { exact: true }).check();
  await settledPreview(teller);
  await expect(preview(teller)).toContainText('tanda tangan yang ada 1 dari 2');
  await look(teller, testInfo, 'penanda-tangan');
  await formButton(teller, 'OVERRIDE').click();
  await expect(overrideWindow(teller)).toContainText('tanda tangan yang ada 1 dari 2');
  await teller.keyboard.press('Escape');
  await expect(overrideWindow(teller)).toHaveCount(0);

  await teller.getByLabel(other, { exact: true }).check();
  await expect(teller.getByText(t('spesimen.kurangTandaTangan', { perlu: '2' }))).toHaveCount(0);
  await settledPreview(teller);
  const reference = await postForm(teller);

  await openScreen(teller, 'transaksi-hari-ini');
  await teller.getByRole('row').filter({ hasText: reference }).click();
  const told = teller.getByRole('dialog');
  await expect(told).toContainText(t('transaksi.penanda'));
  for (const each of nama) await expect(told).toContainText(each);
});
