import { expect, type Page } from '@playwright/test';
import { call, pickAccounts } from './api.ts';
import { file } from './desk.ts';
import { person } from './people.ts';
import { seenBy } from './workflow.ts';

interface Staff {
  readonly teller: Page;
  readonly supervisor: Page;
}

const posts = async (page: Page, path: string, flowCode: string, flowData: object): Promise<void> =>
  expect(await call(page, `flow/${path}`, { flowCode, flowData }), flowCode).toMatchObject({ resp_code: '00' });

/** A cash movement in notes of 100,000. */
const cash = (nomor_rekening: string, notes: number) => ({
  nomor_rekening,
  nominal: `${notes}00000.00`,
  kode_valuta: 'IDR',
  keterangan: 'Hari di loket',
  pecahan: [{ nominal: '100000.00', lembar: notes }],
});

/** A deposit of so many notes of 100,000, by the call of its screen. */
export const deposit = (teller: Page, nomorRekening: string, notes: number): Promise<void> =>
  posts(teller, 'setor-tunai', 'SETOR_TUNAI', cash(nomorRekening, notes));

async function decides(supervisor: Page, idFlow: string, actionType: 'APPROVE' | 'REJECT'): Promise<void> {
  const seen = await seenBy(supervisor, idFlow);
  const decision = { ...seen, idFlow, flowState: 'WAITING', actionType, transRemark: 'Sesuai slip' };
  expect(await call(supervisor, 'flow/process-v2', decision), actionType).toMatchObject({ resp_code: '00' });
}

/**
 * A short day at a counter and its desk, by the calls that the screens make: cash in and out, transfers, a deposit that a head teller
 * releases, items that are approved, rejected and left waiting, and what was refused.
 */
export async function liveDay({ teller, supervisor }: Staff): Promise<void> {
  const [one, other] = await pickAccounts(teller, { product: '12', available: 2_000_000n }, 2, 20);
  if (!one || !other) throw new Error('no accounts');
  for (const notes of [3, 7, 12]) await deposit(teller, one.nomor_rekening, notes);
  await posts(teller, 'tarik-tunai', 'TARIK_TUNAI', cash(other.nomor_rekening, 2));
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    await posts(teller, 'pemindahbukuan', 'PEMINDAHBUKUAN', {
      nomor_rekening_debet: from.nomor_rekening,
      nomor_rekening_kredit: to.nomor_rekening,
      nominal: '150000.00',
      kode_valuta: 'IDR',
    });

  const large = { flowCode: 'SETOR_TUNAI', flowData: cash(one.nomor_rekening, 260) };
  expect((await call(teller, 'flow/setor-tunai', large)).resp_code).toBe('61');
  const { username, password } = person('headteller1');
  const asked = { ...large, username, password, login_type: 'PASSWORD' };
  const released = await call(teller, 'validate-override/authenticate-v2', asked);
  expect(released).toMatchObject({ resp_code: '00' });
  const { token_override } = released.resp_data as { token_override: string };
  const posted = await call(teller, 'flow/setor-tunai-with-override-auth', { ...large, token_override });
  expect(posted).toMatchObject({ resp_code: '00' });

  const items = [await file(teller, 171_000), await file(teller, 172_000), await file(teller, 173_000)];
  await decides(supervisor, items[0]?.id_flow ?? '', 'APPROVE');
  await decides(supervisor, items[1]?.id_flow ?? '', 'REJECT');
  expect((await call(teller, 'audit-trail')).status).toBe(403);
}
