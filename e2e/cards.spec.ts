import { expect, type Page } from '@playwright/test';
import { withCheckDigit } from '#lib/accounts/cards.ts';
import { pickAccounts, read } from './api.ts';
import { field, formButton, openScreen } from './counter.ts';
import { checkLayout } from './customers.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { sayYes, success } from './popup.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

/** Of this run alone: what was counted in once is known for ever. */
const STAMP = String(Date.now()).slice(-8);
const serial = (place: number): string => `UJI${STAMP}${place}`;
const numberOf = (place: number): string => withCheckDigit(`60329${STAMP}0${place}`.padEnd(15, '0'));

const identityOf = (nomor: string) =>
  asOwner(async (db) => {
    const [row] = await db<{ nomor_identitas: string }[]>`
      select nomor_identitas from customer join account using (nomor_nasabah) where nomor_rekening = ${nomor}`;
    return row?.nomor_identitas ?? '';
  });
interface Card {
  readonly id_kartu: string;
  readonly status: string;
  readonly empat: string;
}
const cardsOf = (page: Page, nomor: string) => read<Card[]>(page, `kartu-atm?keyword=${nomor}&show=100`);
const combo = (page: Page, label: string) => page.getByRole('combobox', { name: new RegExp(label) });

async function approve(page: Page, text: string): Promise<void> {
  await openScreen(page, 'menunggu');
  await chooseItem(page, text);
  await decide(page, 'APPROVE', 'Sesuai formulir');
}

/** Opens the form of a row's action. */
async function act(page: Page, nomor: string, state: string, action: string): Promise<void> {
  await openScreen(page, 'kartu-atm', `?keyword=${nomor}`);
  const row = page.getByRole('row').filter({ hasText: nomor }).filter({ hasText: state });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a card from the envelope to its holder, lost by telephone, replaced; the desk shows the maker’s view', async ({
  csPage: cs,
  backOfficePage: office,
  supervisorPage: officer,
}) => {
  const [account] = await pickAccounts(cs, { product: '12', available: 200_000n }, 1, 52);
  if (!account) throw new Error('no account');
  const { nomor_rekening: nomor, nama_nasabah: name } = account;

  // Two envelopes are counted in; their numbers go no further than the field they are typed into.
  await openScreen(office, 'stok-kartu');
  await choose(combo(office, t('kartu.produk')), /Debit Silver/);
  await field(office, t('kartu.berlakuSampai')).fill('08/31');
  for (const place of [1, 2]) {
    await field(office, t('kartu.nomorSeri')).fill(serial(place));
    await field(office, t('kartu.nomorKartu')).fill(numberOf(place));
    await office.getByRole('button', { name: t('kartu.tambah') }).click();
    await expect(office.getByRole('row').filter({ hasText: serial(place) })).toContainText(numberOf(place).slice(-4));
  }
  await field(office, t('kartu.alasan')).fill('Kiriman kantor pusat');
  await checkLayout(office, 'cards counted in');
  await expect(office.getByText(numberOf(1))).toHaveCount(0);
  await sendToWorkflow(office);
  await approve(officer, 'SILVER');

  const ask = async (cause: string) => {
    await openScreen(cs, 'minta-kartu', `?nomor_rekening=${nomor}`);
    await choose(combo(cs, t('kartu.produk')), /Debit Silver/);
    await choose(combo(cs, t('kartu.sebab')), cause);
    await field(cs, t('kartu.namaCetak')).fill(name.slice(0, 26));
    await field(cs, t('kartu.alasan')).fill('Permintaan nasabah');
    await sendToWorkflow(cs);
    await approve(officer, name);
  };
  const issue = async (place: number) => {
    await act(cs, nomor, t('keadaanKartu.DIMINTA'), t('kartu.terbitkan'));
    await field(cs, t('kartu.nomorSeri')).fill(serial(place));
    await field(cs, t('kartu.keterangan')).fill('Terbit dari stok cabang');
    await sendToWorkflow(cs);
    await approve(officer, name);
  };
  await ask(t('sebabKartu.BARU'));
  await issue(1);

  await act(cs, nomor, t('keadaanKartu.TERBIT'), t('kartu.serahkan'));
  await field(cs, t('kartu.penerima')).fill(name);
  await field(cs, t('kartu.identitas')).fill(await identityOf(nomor));
  await field(cs, t('kartu.nomorPin')).fill(`PIN${STAMP}`);
  await field(cs, t('kartu.alasan')).fill('Diserahkan di loket dengan KTP asli');
  await checkLayout(cs, 'the hand-over');
  await cs.setViewportSize(PHONE);
  await checkLayout(cs, 'the hand-over on a phone');
  await cs.setViewportSize(DESKTOP);
  await sendToWorkflow(cs);
  await approve(officer, name);
  expect((await cardsOf(cs, nomor)).map(({ status, empat }) => [status, empat])).toEqual([
    ['AKTIF', numberOf(1).slice(-4)],
  ]);

  // Lost: one person, at once, with what proved who spoke.
  await act(cs, nomor, t('keadaanKartu.AKTIF'), t('kartu.blokir'));
  await field(cs, t('kartu.pelapor')).fill(name);
  await field(cs, t('kartu.alasan')).fill('Nasabah menelepon, kartu hilang');
  await cs.getByLabel(t('kartu.bukti.IBU_KANDUNG')).check();
  await cs.getByLabel(t('kartu.bukti.TANGGAL_LAHIR')).check();
  await checkLayout(cs, 'the block');
  await formButton(cs, 'POST').click();
  await sayYes(cs);
  await success(cs, /./);
  expect((await cardsOf(cs, nomor)).map(({ status }) => status)).toEqual(['BLOKIR']);

  await ask(t('sebabKartu.HILANG'));
  await issue(2);
  const now = (await cardsOf(cs, nomor)).map(({ status, empat }) => [status, empat]);
  expect(now.sort()).toEqual([
    ['TERBIT', numberOf(2).slice(-4)],
    ['TUTUP', numberOf(1).slice(-4)],
  ]);

  // The account lists its card, with its status.
  await openScreen(cs, 'rekening', `?nomor_rekening=${nomor}`);
  await expect(cs.getByRole('table', { name: t('tab.kartu') })).toContainText(numberOf(2).slice(-4));
  await checkLayout(cs, 'the account with its card');
});
