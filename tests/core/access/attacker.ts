import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { expect } from 'vitest';
import type { RpcName } from '#types/rpc.ts';
import { seenItem } from '../counter-bank.ts';
import { submitOf } from '../server/client.ts';
import type { TestCore } from '../server/core-server.ts';

/** A change of data as somebody would send it: its processor, its flow, its content. */
export type Change = readonly [rpc: RpcName, flowCode: string, flowData: Readonly<Record<string, unknown>>];

/** Makes an edit of a user: the roles in the branch. */
export const person = (id_user: string, kode_cabang: string, role_id: readonly string[]): Change => [
  'management.processEditUsers',
  'UBAH_PENGGUNA',
  {
    id_user,
    nama_user: 'Nama Uji',
    email: `${id_user}@amanah.example`,
    kode_cabang,
    role_id,
    nomor_nasabah: '',
    limit: [],
    aktif: 'T',
    versi: 0,
    reset_masuk: 'F',
    reset_sandi: 'F',
    lepas_identitas: 'F',
    alasan: 'Perubahan uji',
  },
];
/** An edit of a role: its menus. */
export const role = (role_id: string, menu_id: readonly string[], over: object = {}): Change => [
  'management.saveRole',
  'SIMPAN_PERAN',
  {
    aksi: 'UBAH',
    role_id,
    nama: 'Peran uji',
    keterangan: '',
    tingkat: '',
    kantor_pusat: 'F',
    menu_id,
    limit: [],
    versi: 0,
    alasan: 'Perubahan uji',
    ...over,
  },
];

/** Tries the attacks of a user with a good token on a core, and reads the traces they leave. */
export function attacker({ bank, issuer, call }: TestCore) {
  /** Lists who may do what, from the tables: every attack wants to change it. */
  async function rights(): Promise<string[]> {
    const rows = await bank.owner<{ hak: string }[]>`
      select concat_ws(' ', 'user', id_user, role_id) as hak from user_role
      union all select concat_ws(' ', 'role', role_id, menu_id) from role_menu
      union all select concat_ws(' ', 'level', role_id, tingkat, kantor_pusat) from role
      union all select concat_ws(' ', 'limit', role_id, kelompok, entri, setuju) from role_limit
      union all select concat_ws(' ', 'own', id_user, kelompok, entri, setuju) from user_limit
      union all select concat_ws(' ', 'menu', menu_id, route, aktif) from menu
      union all select concat_ws(' ', 'active', id_user, kode_cabang, aktif) from app_user order by 1`;
    return rows.map((row) => row.hak);
  }
  const waiting = async (): Promise<number> =>
    (
      await bank.owner`select 1 from flow_instance where jenis in ('DATA', 'OVERRIDE') and flow_state in ('DRAFT', 'WAITING')`
    ).length;

  const as = async (user: string, rpc: RpcName, request: object, claims: JWTPayload = {}) =>
    call(rpc, request, { token: await issuer.token(user, claims), key: randomUUID() });

  /** Brings a change of data to the core in every possible way; returns the code of each. */
  async function everyWay(user: string, [rpc, flowCode, flowData]: Change): Promise<Record<string, string>> {
    const supervisor = await issuer.token('admin2', { azp: 'amanah-override', jti: randomUUID() });
    const text = JSON.stringify(flowData);
    const submit = (fields: object = {}) => submitOf({ flowCode, ...fields });
    const calls: Readonly<Record<string, readonly [RpcName, object]>> = {
      preview: [rpc, { submit: submit({ dry_run: 'T' }), flowData }],
      post: [rpc, { submit: submit(), flowData }],
      'post with a made-up grant': [rpc, { submit: submit({ token_override: randomUUID() }), flowData }],
      file: ['flow.processV2', { submit: submit({ actionType: 'SUBMIT' }), flowData: text }],
      'ask a screen': ['access.requestOverride', { flowCode, flowData: text, transRemark: '' }],
      'release by password': ['access.authenticateV2', { token_supervisor: supervisor, flowCode, flowData: text }],
      'release by finger': ['access.fingerprintChallenge', { username: 'admin2', flowCode, flowData: text }],
    };
    const answers: Record<string, string> = {};
    for (const [how, [name, request]] of Object.entries(calls)) answers[how] = (await as(user, name, request)).code;
    return answers;
  }

  /** Refused in every way with this code; nothing waits afterwards and nobody has gained a right. */
  async function refusedEveryWay(user: string, change: Change, code: string): Promise<void> {
    const before = [await rights(), await waiting()];
    const answers = await everyWay(user, change);
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((how) => [how, code])));
    expect([await rights(), await waiting()]).toEqual(before);
  }

  /** Files a change as admin1 and returns its item. */
  async function file([, flowCode, flowData]: Change, maker = 'admin1'): Promise<string> {
    const submit = submitOf({ flowCode, actionType: 'SUBMIT' });
    const answer = await as(maker, 'flow.processV2', { submit, flowData: JSON.stringify(flowData) });
    if (answer.code !== 'OK') throw new Error(answer.code);
    return (answer.reply as { id_flow: string }).id_flow;
  }
  const decide = async (user: string, idFlow: string, flowCode: string, actionType = 'APPROVE') =>
    (
      await as(user, 'flow.processV2', {
        submit: submitOf({ flowCode, flowState: 'WAITING', idFlow, actionType, ...(await seenItem(bank, idFlow)) }),
      })
    ).code;
  return { as, decide, everyWay, file, refusedEveryWay, rights };
}
