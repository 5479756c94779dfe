import { expect, type Locator, type Page } from '@playwright/test';
import { specimenPicture } from '#core/programs/seed/pictures.ts';
import { pickAccounts } from './api.ts';
import { field, fillCash, openScreen, settledPreview } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { askOverride, overrideWindow } from './override.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

const specimens = (page: Page | Locator) => page.getByRole('region', { name: t('tab.tandaTangan') });
/** The picture of a signature, drawn and not merely asked for. */
async function seesSignature(place: Locator): Promise<void> {
  const picture = place.getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);
}
const readsOf = (number: string) =>
  asOwner(async (db) => {
    const rows = await db<{ id_user: string; tempat: string; flow: string }[]>`
      select id_user, rincian ->> 'tempat' as tempat, rincian ->> 'flowCode' as flow from audit_log
      where aksi = 'LIHAT_SPESIMEN' and objek = ${`SPESIMEN:${number}`} order by id`;
    return rows.map(({ id_user, tempat, flow }) => `${id_user} ${tempat} ${flow}`.trim());
  });

test('a specimen is sent, approved, and shown at the withdrawal and in the override window; each read is a row of the trail', async ({
  csPage: cs,
  managerPage: manager,
  teller1Page: teller,
}) => {
  const [account] = await pickAccounts(teller, { status: 'TIDAK_AKTIF', available: 500_000n }, 1, 7);
  if (!account) throw new Error('no account');
  const number = account.nomor_rekening;

  // Without a card the screen shows a note and leaves no empty place.
  await openScreen(teller, 'tarik-tunai');
  await field(teller, t('rekening.nomor')).fill(number);
  await expect(specimens(teller)).toContainText(t('spesimen.tidakAda'));

  await openScreen(cs, 'simpan-spesimen', `?nomor_rekening=${number}`);
  await cs.getByRole('button', { name: t('spesimen.tambah') }).click();
  await choose(cs.getByRole('combobox', { name: new RegExp(t('spesimen.penanda')) }), new RegExp(account.nama_nasabah));
  await cs.getByLabel(t('spesimen.gambar')).setInputFiles({
    name: 'tanda tangan.png',
    mimeType: 'image/png',
    buffer: specimenPicture(account.nama_nasabah),
  });
  await cs.getByRole('button', { name: t('berkas.kirimUtuh') }).click();
  await seesSignature(cs.locator('.specimen-row'));
  await field(cs, t('spesimen.alasan')).fill('Pembukaan rekening');
  await sendToWorkflow(cs);

  await openScreen(manager, 'menunggu');
  await chooseItem(manager, account.nama_nasabah);
  await seesSignature(itemDetails(manager));
  await decide(manager, 'APPROVE', 'Sesuai kartu');

  const before = (await readsOf(number)).length;
  await openScreen(teller, 'tarik-tunai');
  await fillCash(teller, { rekening: number, nominal: '100rb', pecahan: { '100,000': 1 } });
  await seesSignature(specimens(teller));
  await settledPreview(teller);
  // Typing and checking are no audited reads.
  await field(teller, t('teller.keterangan')).fill('Uji tanda tangan');
  await settledPreview(teller);
  await seesSignature(specimens(await askOverride(teller)));
  await teller.keyboard.press('Escape');
  await expect(overrideWindow(teller)).toHaveCount(0);
  await sendToWorkflow(teller);

  await openScreen(manager, 'menunggu');
  await chooseItem(manager, account.nama_nasabah);
  await seesSignature(specimens(itemDetails(manager)));
  await decide(manager, 'REJECT', 'Tanda tangan slip berbeda');
  expect((await readsOf(number)).slice(before)).toEqual([
    'teller1 FORMULIR TARIK_TUNAI',
    'teller1 OVERRIDE TARIK_TUNAI',
    'manager1 MEJA TARIK_TUNAI',
  ]);
});
