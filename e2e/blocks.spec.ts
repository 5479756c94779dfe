import { expect, type Page } from '@playwright/test';
import { formatWire, fromMinor } from '#lib/money.ts';
import { balances } from './api.ts';
import { field, fillCash, formButton, openScreen, postForm, preview, settledPreview, slip } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { refusal } from './popup.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

/** An account of 001 with some money that is free, the last of its kind: other tests take the first ones. */
const freeAccount = () =>
  asOwner(async (db) => {
    const [row] = await db<{ nomor_rekening: string }[]>`
      select a.nomor_rekening from account a join account_state s using (nomor_rekening)
      where a.kode_cabang = '001' and a.kode_produk = '12' and s.status = 'AKTIF' and s.blokir = '' and s.saldo_ditahan = 0 and s.debet_menunggu = 0
        and s.saldo_buku between 500000000 and 2000000000
        and not exists (select from app_user u where u.nomor_nasabah = a.nomor_nasabah)
      order by 1 desc limit 1`;
    if (!row) throw new Error('the demo bank has no account to be blocked');
    return row.nomor_rekening;
  });

/** Returns the account's block and held balance from the database. */
const stateOf = (number: string) =>
  asOwner(async (db) => {
    const [row] = await db<{ blokir: string; saldo_ditahan: string }[]>`
      select blokir, saldo_ditahan::text from account_state where nomor_rekening = ${number}`;
    return row;
  });

/** The manager decides what customer service has filed about the account. */
async function approve(manager: Page, flowCode: string, number: string, remark: string): Promise<void> {
  await openScreen(manager, 'menunggu', `?${new URLSearchParams({ flowCode })}`);
  await chooseItem(manager, number);
  await decide(manager, 'APPROVE', remark);
}

/** Opens a form that has no menu of its own. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a debit block of an authority, placed and lifted by two, refuses a withdrawal between; held funds go with their letter, part by part', async ({
  csPage: cs,
  managerPage: manager,
  finance2Page: finance,
  teller1Page: teller,
}) => {
  const number = await freeAccount();
  const { available: before } = await balances(teller, number);
  const shown = (minor: bigint) => formatWire(fromMinor(minor));

  await openScreen(cs, 'blokir-rekening', `?nomor_rekening=${number}`);
  await choose(cs.getByRole('combobox', { name: t('blokir.arah') }), t('sisiBlokir.D'));
  await choose(cs.getByRole('combobox', { name: t('blokir.sebab') }), t('sebabBlokir.PENEGAK_HUKUM'));
  await choose(cs.getByRole('combobox', { name: t('blokir.tingkat') }), t('tingkatBlokir.BERWENANG'));
  await field(cs, t('blokir.nomorSurat')).fill('B/117/XI/2026');
  await field(cs, t('blokir.alasan')).fill('Surat perintah penyidik');
  await sendToWorkflow(cs);
  // A request of an authority holds from its filing: nothing leaves until the second person has read the letter.
  expect(await stateOf(number)).toMatchObject({ blokir: 'D' });
  await approve(manager, 'BLOKIR_REKENING', number, 'Sesuai surat');
  expect(await stateOf(number)).toMatchObject({ blokir: 'D' });

  // At the counter the form shows it before anybody has counted, and the core refuses.
  const sentence = `Rekening ${number} diblokir`;
  await openScreen(teller, 'tarik-tunai');
  await fillCash(teller, { rekening: number, nominal: '100rb', pecahan: { '100,000': 1 } });
  await expect(preview(teller)).toContainText(sentence);
  const answered = teller.waitForResponse(async (response) => {
    const { pathname } = new URL(response.url());
    return pathname.startsWith('/api/flow/') && ((await response.json()) as { resp_code: string }).resp_code === '62';
  });
  await formButton(teller, 'POST').click();
  await answered;
  await refusal(teller, sentence);
  expect((await balances(teller, number)).available).toBe(before);

  await openForm(cs, `/savings/unblock-account?nomor_rekening=${number}`);
  await cs.getByRole('checkbox', { name: new RegExp(t('sisiBlokir.D')) }).check();
  await field(cs, t('blokir.nomorSurat')).fill('B/131/XI/2026');
  await field(cs, t('blokir.alasan')).fill('Penyidikan dihentikan');
  await sendToWorkflow(cs);
  // Head office alone lifts the block of an authority.
  await approve(finance, 'BUKA_BLOKIR', number, 'Surat pencabutan dilihat');

  // The same form, left as it was: the very withdrawal that was refused.
  await field(teller, t('teller.keterangan')).fill('Tarik sesudah blokir dibuka');
  await expect(preview(teller)).not.toContainText(sentence);
  await settledPreview(teller);
  const reference = await postForm(teller);
  await expect(slip(teller, 'TARIK_TUNAI')).toContainText(reference);
  const after = before - 10_000_000n;
  expect((await balances(teller, number)).available).toBe(after);

  await openScreen(cs, 'tahan-dana', `?nomor_rekening=${number}`);
  await field(cs, t('blokir.jumlahDitahan')).fill('1,5jt');
  await cs.getByRole('button', { name: t('blokir.isiSurat') }).click();
  await field(cs, t('blokir.nomorSurat')).fill('JMN/2026/0555');
  await field(cs, t('blokir.alasan')).fill('Jaminan bank garansi');
  await sendToWorkflow(cs);
  await approve(manager, 'TAHAN_DANA', number, 'Sesuai surat');
  expect((await balances(teller, number)).available).toBe(after - 150_000_000n);

  await openForm(cs, `/savings/release-funds?nomor_rekening=${number}`);
  const held = cs.getByRole('checkbox', { name: /JMN\/2026\/0555/ });
  await held.check();
  await field(cs, t('blokir.lepasJumlah', { nama: t('sebabTahan.JAMINAN') })).fill('600rb');
  await field(cs, t('blokir.alasan')).fill('Garansi dikurangi');
  await sendToWorkflow(cs);
  await approve(manager, 'LEPAS_DANA', number, 'Sesuai adendum');
  expect((await balances(teller, number)).available).toBe(after - 90_000_000n);

  // The screen lists the remaining amounts line by line, with the account.
  await openForm(cs, `/savings/accounts?nomor_rekening=${number}`);
  await cs.getByRole('tab', { name: t('tab.riwayat'), exact: true }).click();
  await cs.getByRole('tab', { name: t('tab.blokir') }).click();
  const sums = cs.getByRole('table', { name: t('saldo.judul') });
  await expect(sums.getByRole('row', { name: new RegExp(`^${t('saldo.ditahan')}`) })).toContainText(shown(90_000_000n));
  await expect(sums.getByRole('row', { name: new RegExp(`^${t('rekening.saldoTersedia')}`) })).toContainText(
    shown(after - 90_000_000n),
  );
  expect(await stateOf(number)).toEqual({ blokir: '', saldo_ditahan: '90000000' });
});
