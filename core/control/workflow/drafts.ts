import { randomUUID } from 'node:crypto';
import type { Context } from '#core/access/context.ts';
import { violation } from '#core/access/input.ts';
import type { FiledItem } from '#core/engine/filed-item.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import { changesOnly } from '#core/engine/operation.ts';
import { type Operations, operationOf, parseFlowData } from '#core/engine/submitted.ts';
import { mayCall } from '#lib/access/calls.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, tryParse } from '#lib/money.ts';
import { knownDefinition, operations as names } from '#lib/operations/operations.ts';
import type { Submit } from '#types/proto/common.ts';
import type { Filing } from './filing.ts';
import type { FlowItem } from './items.ts';

const textOf = (data: Record<string, unknown>, ...names: string[]): string =>
  names.map((name) => data[name]).find((value): value is string => typeof value === 'string') ?? '';

/** The longest form there is, with room to spare; a draft is no place to keep other things. */
const LARGEST = 20_000;
/** The limit for a form whose card says that it is large. */
const LARGEST_OF_LARGE = 1_800_000;
/** Nobody leaves this many forms half-filled in a day. */
const MOST = 100;

/** Refuses a draft beyond the limit. Two saved at one instant may exceed it by one. DRAFTS_ENOUGH. */
async function assertDraftLimit({ db, caller }: Context): Promise<void> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::integer as n from flow_instance where user_input = ${caller.idUser} and flow_state = 'DRAFT'`;
  if ((row?.n ?? 0) >= MOST) fail('DRAFTS_ENOUGH', { params: { jumlah: String(MOST) } });
}

/** Returns the account holder's name, for a caller who may ask that at the counter too; '' where it is no account, or not yet. */
async function nameOn({ db, caller }: Context, rekening: string): Promise<string> {
  if (!mayCall('savings.validateRekening', caller.menus)) return '';
  const [account] = await db<{ nama: string }[]>`
    select nama_rekening as nama from account where nomor_rekening = ${rekening}`;
  return account?.nama ?? '';
}

/** Keeps a half-filled form as it is: nothing is judged, nothing reserved; only its maker sees it. */
export async function draftItem(
  context: Context,
  operations: Operations,
  item: FlowItem | null,
  submit: Submit,
  flowData: string,
): Promise<Filing> {
  const operation = operationOf(operations, item?.flow_code ?? submit.flowCode);
  if (flowData.length > (knownDefinition(operation.code)?.large ? LARGEST_OF_LARGE : LARGEST))
    fail('VALIDATION', { violations: [violation('flowData', 'v.teks')] });
  const data = parseFlowData(flowData);
  if (item === null) await assertDraftLimit(context);
  const [day] = await context.db<
    { tanggal: string }[]
  >`select accounting_date as tanggal from branch where kode_cabang = ${context.caller.kodeCabang}`;
  const rekening = textOf(data, 'nomor_rekening', 'nomor_rekening_debet').slice(0, 12);
  const nama_nasabah = await nameOn(context, rekening);
  const amount = tryParse(textOf(data, 'nominal'), BOOK_CURRENCY);
  const answer = { id_flow: item?.id_flow ?? randomUUID(), flow_state: 'DRAFT' };
  const baris: FiledItem = {
    id_flow: answer.id_flow,
    jenis: changesOnly(operation) ? 'DATA' : 'FLOW',
    flow_code: operation.code,
    trans_code: names[operation.code].trans_code,
    flow_state: 'DRAFT',
    kode_cabang: context.caller.kodeCabang,
    tanggal: day?.tanggal ?? fail('NOT_FOUND'),
    user_input: context.caller.idUser,
    flow_data: data,
    sidik: `\\x${fingerprint(operation.code, data).toString('hex')}`,
    nominal: (amount?.minor ?? 0n).toString(),
    kode_valuta: BOOK_CURRENCY,
    rekening: rekening || null,
    nomor_nasabah: [],
    nama_nasabah,
    keterangan: textOf(data, 'keterangan', 'alasan').slice(0, 200),
    alasan: [],
    tingkat: '',
    persetujuan_perlu: 1,
    reservasi: [],
  };
  const effect = {
    efek: 'flow_put',
    fase: 'sebelum',
    dari: item?.flow_state ?? '',
    aksi: 'DRAFT',
    catatan: submit.transRemark,
    baris,
  } as const;
  return { effects: [effect], answer, action: 'DRAFT' };
}
