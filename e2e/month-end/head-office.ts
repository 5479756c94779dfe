import { expect, type Page } from '@playwright/test';
import { read } from '../api.ts';
import { field, openScreen } from '../counter.ts';
import { t } from '../texts.ts';
import { chooseItem, decide, sendToWorkflow } from '../workflow.ts';

/** Returns the status of every branch, in the order of their codes. */
export const statusOf = async (page: Page): Promise<string> =>
  (await read<{ kode_cabang: string; status_akses_desc: string }[]>(page, 'cabang/papan-hari?show=100'))
    .map(({ kode_cabang, status_akses_desc }) => `${kode_cabang} ${status_akses_desc}`)
    .toSorted()
    .join(', ');

/** Head office opens the bank's next day by two persons, from the board. */
export async function openNextDay(finance: Page, second: Page): Promise<void> {
  await openScreen(finance, 'hari-cabang');
  await finance.getByRole('link', { name: t('branch.bukaBank') }).click();
  await sendToWorkflow(finance);
  await openScreen(second, 'menunggu');
  await chooseItem(second, 'Buka hari bank');
  await decide(second, 'APPROVE', '');
}

/** Two persons of head office answer an unanswered item at another bank. */
export async function resolveUnanswered(finance: Page, second: Page, nomor: string): Promise<void> {
  await finance
    .getByRole('row')
    .filter({ hasText: nomor })
    .getByRole('button', { name: /^Tindakan untuk/ })
    .click();
  await finance.getByRole('menuitem', { name: t('penyelesaian.jawab'), exact: true }).click();
  await expect(field(finance, t('penyelesaian.kunci'))).toHaveValue(nomor);
  await field(finance, t('penyelesaian.bukti')).fill('Mutasi giro BI no. 118');
  await field(finance, t('penyelesaian.alasan')).fill('Dikonfirmasi per telepon dan surat');
  await sendToWorkflow(finance);
  await openScreen(second, 'menunggu', '?flowCode=JAWAB_PENYELESAIAN');
  await chooseItem(second, nomor);
  await decide(second, 'APPROVE', 'Bukti sesuai');
}
