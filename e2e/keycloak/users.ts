import { expect, type Page } from '@playwright/test';
import { call, read } from '../api.ts';
import { seenBy } from '../workflow.ts';

export interface NewUser {
  readonly id_user: string;
  readonly nama_user: string;
  readonly email: string;
  readonly kode_cabang: string;
  readonly role_id: readonly string[];
}

interface UserRow {
  readonly id_user: string;
  readonly aktif: string;
  readonly status_penyedia: string;
  readonly galat_penyedia: string;
  readonly versi: number;
}

/** One administrator asks, the other approves; resolves when the change is in force at the bank. */
export async function changeByTwo(maker: Page, checker: Page, flowCode: string, flowData: unknown): Promise<void> {
  const filed = await call(maker, 'flow/process-v2', { flowCode, actionType: 'SUBMIT', flowData });
  expect(filed).toMatchObject({ status: 200, resp_code: '00' });
  const { id_flow: idFlow } = filed.resp_data as { id_flow: string };
  const approved = await call(checker, 'flow/process-v2', {
    flowCode,
    idFlow,
    flowState: 'WAITING',
    actionType: 'APPROVE',
    ...(await seenBy(checker, idFlow)),
  });
  expect(approved).toMatchObject({ status: 200, resp_code: '00' });
}

/** Returns the user as the bank lists the user. */
export async function listedUser(page: Page, idUser: string): Promise<UserRow> {
  const rows = await read<UserRow[]>(page, `management/users?keyword=${idUser}`);
  const row = rows.find((each) => each.id_user === idUser);
  if (!row) throw new Error(`the bank lists no user ${idUser}`);
  return row;
}

/** Waits until the identity provider has all data of the user. */
export async function provisioned(page: Page, idUser: string): Promise<UserRow> {
  await expect
    .poll(
      async () => {
        const { status_penyedia, galat_penyedia } = await listedUser(page, idUser);
        return `${status_penyedia}${galat_penyedia}`;
      },
      { timeout: 30_000 },
    )
    .toBe('SELESAI');
  return listedUser(page, idUser);
}

/** Fetches the half of the user's one-time password that is for one of the two who made the user. */
export async function halfOfPassword(page: Page, idUser: string): Promise<string> {
  const answer = await call(page, 'management/one-time-password', { id_user: idUser });
  expect(answer).toMatchObject({ status: 200, resp_code: '00' });
  return (answer.resp_data as { kata_sandi: string }).kata_sandi;
}
