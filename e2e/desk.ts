import { expect, type Page } from '@playwright/test';
import { call, pickAccounts } from './api.ts';
import { openScreen } from './counter.ts';
import { itemList } from './workflow.ts';

interface Filed {
  readonly id_flow: string;
  readonly debet: string;
  readonly kredit: string;
}

/** The accounts that these tests move money between, to and fro; no other test touches them. */
async function pair(teller: Page, at: number): Promise<readonly [string, string]> {
  const [one, other] = await pickAccounts(teller, { product: '12', available: 500_000n }, 2, 60);
  if (!one || !other) throw new Error('no accounts');
  const [from, to] = at % 2 === 0 ? [one, other] : [other, one];
  return [from.nomor_rekening, to.nomor_rekening];
}

/** The teller sends a transfer of this amount to the desk. */
export async function file(teller: Page, rupiah: number, at = 0): Promise<Filed> {
  const [debet, kredit] = await pair(teller, at);
  const answer = await call(teller, 'flow/process-v2', {
    flowCode: 'PEMINDAHBUKUAN',
    actionType: 'SUBMIT',
    flowState: '',
    flowData: {
      nomor_rekening_debet: debet,
      nomor_rekening_kredit: kredit,
      nominal: `${rupiah}.00`,
      kode_valuta: 'IDR',
      keterangan: 'Uji meja otorisasi',
    },
  });
  expect(answer).toMatchObject({ status: 200, resp_code: '00' });
  return { id_flow: (answer.resp_data as { id_flow: string }).id_flow, debet, kredit };
}

/** Opens the desk with only the transfers between these amounts on it. */
export async function openDesk(page: Page, from: number, until: number): Promise<void> {
  const asked = { flowCode: 'PEMINDAHBUKUAN', nominal_dari: `${from}.00`, nominal_sampai: `${until}.00` };
  await openScreen(page, 'menunggu', `?${new URLSearchParams(asked)}`);
  await expect(itemList(page)).toBeVisible();
}

export const line = (page: Page, amount: string) => itemList(page).getByRole('button').filter({ hasText: amount });

/** Returns the status of an item, as its maker sees it. */
export async function stateOf(page: Page, id_flow: string): Promise<string> {
  const answer = await call(page, 'flow/get-by-id_flow', { id_flow });
  return (answer.resp_data as { item: { flow_state: string } }).item.flow_state;
}
