import { expect, type Locator, type Page } from '@playwright/test';
import { count, openScreen, type Pieces } from './counter.ts';
import { choose } from './dropdown.ts';
import { sayYes, success } from './popup.ts';
import { like, t } from './texts.ts';

/** The head teller hands cash from the vault to a till, by denomination. `nominal` is what it comes to, as shown. */
export async function sendToTill(head: Page, till: string, pieces: Pieces, nominal: string): Promise<void> {
  await openScreen(head, 'khasanah');
  await head.getByRole('button', { name: t('vault.serahTeller') }).click();
  const shown = head.getByRole('dialog', { name: t('vault.serahTeller') });
  await choose(shown.getByRole('combobox', { name: t('vault.pilihTeller') }), new RegExp(till));
  await count(shown, pieces);
  await shown.getByRole('button', { name: t('vault.serahKirim'), exact: true }).click();
  await sayYes(head, t('vault.serahTanya', { nominal, kas: till }));
  await success(head, t('vault.serahBerhasil', { nominal, kas: till }));
  await expect(shown).toHaveCount(0);
}

/** The teller counts the cash that was sent and opens the till with it. */
export async function openTill(teller: Page, pieces: Pieces, nominal: string): Promise<void> {
  await openScreen(teller, 'kas-teller');
  await count(teller, pieces);
  await teller.getByRole('button', { name: t('vault.bukaKas') }).click();
  await sayYes(teller, t('vault.bukaTanya', { nominal }));
  await success(teller, t('vault.bukaBerhasil', { nominal }));
}

/** The teller counts again, going on from the first count, and compares with the books. */
export async function compareAgain(card: Locator): Promise<void> {
  await card.getByRole('button', { name: t('vault.hitungUlang') }).click();
  await expect(card).toContainText(t('vault.tutupLangkah', { nomor: 1 }));
  await card.getByRole('button', { name: t('vault.tutupPeriksa') }).click();
  await expect(card).toContainText(t('vault.tutupLangkah', { nomor: 2 }));
}

/** The teller gives the reason of the difference, and books it. */
export async function bookDifference(card: Locator, reason: string): Promise<void> {
  await card.getByRole('textbox', { name: t('vault.alasanSelisih') }).fill(reason);
  await card.getByRole('button', { name: t('vault.tutupBukukan') }).click();
}

/** The teller counts blind and compares the count with the books; returns the screen of the comparison. */
export async function countBlind(teller: Page, pieces: Pieces): Promise<Locator> {
  await openScreen(teller, 'kas-teller', '?langkah=tutup');
  const card = teller.getByRole('region', { name: t('vault.tutupKas') });
  await expect(card).toContainText(t('vault.tutupLangkah', { nomor: 1 }));
  await count(card, pieces);
  await card.getByRole('button', { name: t('vault.tutupPeriksa') }).click();
  await expect(card).toContainText(t('vault.tutupLangkah', { nomor: 2 }));
  return card;
}

/** Closes the till with a count that agrees. */
export async function shutTill(teller: Page, question: string): Promise<void> {
  const card = teller.getByRole('region', { name: t('vault.tutupKas') });
  await card.getByRole('button', { name: t('vault.tutupSerah') }).click();
  await sayYes(teller, question);
  await success(teller, like('vault.tutupBerhasil'));
}

/** The head teller counts what a till has sent and takes it into the vault. */
export async function receiveFromTill(head: Page, till: string, pieces: Pieces, nominal: string): Promise<void> {
  await openScreen(head, 'khasanah');
  const waiting = head.getByRole('region', { name: t('vault.serahTerima') });
  const line = waiting.getByRole('listitem').filter({ hasText: t('vault.dariKas', { kas: till }) });
  await line.getByRole('button', { name: t('vault.terima') }).click();
  const shown = head.getByRole('dialog', { name: t('vault.terimaJudul', { kas: till }) });
  await count(shown, pieces);
  await shown.getByRole('button', { name: t('vault.terima'), exact: true }).click();
  await sayYes(head, t('vault.terimaTanya', { nominal, kas: till }));
  await success(head, t('vault.terimaBerhasil', { nominal }));
  await expect(line).toHaveCount(0);
}
