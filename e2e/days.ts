import type { Locator, Page } from '@playwright/test';
import { toPecahan } from '#core/ledger/denominations.ts';
import { dateInWords } from '#lib/dates.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { sayYes, success } from './popup.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { doneByTwo } from './workflow.ts';

/** The button of a step of the branch's day. */
export const stepButton = (page: Page, key: MessageKey): Locator =>
  page.getByRole('region', { name: t('branch.hari') }).getByRole('button', { name: t(key), exact: true });

/** Takes the step of this button, agrees to its question and reads the result. */
export async function step(page: Page, key: MessageKey, question: string, done: string): Promise<void> {
  await stepButton(page, key).click();
  await sayYes(page, question);
  await success(page, done);
}

/**
 * Two officers count the vault of a branch in one currency and find the pieces there, which no screen shows to who counts: one files it, the other
 * approves.
 */
export async function countVault(officer: Page, second: Page, branch: string, kode_valuta = 'IDR'): Promise<void> {
  const [vault] = await asOwner(
    (sql) => sql<{ stok: Record<string, number> }[]>`
      select stok from cash_box where jenis = 'KHASANAH' and kode_cabang = ${branch} and kode_valuta = ${kode_valuta}`,
  );
  const flowData = {
    kode_valuta,
    pecahan_layak: toPecahan(vault?.stok ?? {}, kode_valuta),
    pecahan_tidak_layak: [],
    keterangan: '',
  };
  await doneByTwo(officer, second, 'HITUNG_KHASANAH', flowData);
}

/** A date as the screens write it. */
export const inWords = (date: string): string => dateInWords(date);
