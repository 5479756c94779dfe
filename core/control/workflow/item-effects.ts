import { answeredFor, groupOf } from '#core/engine/authority.ts';
import { customersOf } from '#core/engine/customers.ts';
import type { Effect } from '#core/engine/effects.ts';
import { debitsOf } from '#core/engine/journal-legs.ts';
import { changesOnly, type Prepared } from '#core/engine/operation.ts';
import { definitionOf, operations } from '#lib/operations/operations.ts';
import type { CatatanKolom } from '#types/proto/control/flow.ts';
import type { FlowItem } from './items.ts';

export interface PutItem {
  readonly idFlow: string;
  readonly jenis: FlowItem['jenis'];
  /** State it is in now; '' for a new one. */
  readonly from: string;
  readonly state: string;
  readonly action: string;
  readonly remark: string;
  readonly level: string;
  readonly approvals: number;
  readonly reservations: ReadonlyMap<string, bigint>;
}

/** The effect that files or refiles an item with the content that was judged; its fingerprint is what a checker approves. */
export function putItem({ operation, op, verdict, print }: Prepared, item: PutItem): Effect {
  const subject = operation.subject(op);
  const account = subject.rekening ? op.loaded.accounts.get(subject.rekening) : undefined;
  return {
    efek: 'flow_put',
    fase: 'sebelum',
    dari: item.from,
    aksi: item.action,
    catatan: item.remark,
    baris: {
      id_flow: item.idFlow,
      jenis: item.jenis,
      flow_code: operation.code,
      trans_code: operations[operation.code].trans_code,
      flow_state: item.state,
      kode_cabang: op.caller.kodeCabang,
      tanggal: op.date,
      user_input: op.caller.idUser,
      flow_data: op.data,
      sidik: `\\x${print.toString('hex')}`,
      nominal: (item.jenis === 'OVERRIDE' ? answeredFor({ operation, op }) : subject.nominal).toString(),
      kode_valuta: subject.kode_valuta,
      rekening: subject.rekening,
      nomor_nasabah: customersOf({ operation, op }),
      nama_nasabah: account?.nama_rekening ?? '',
      keterangan: subject.keterangan,
      kas_sudah_berpindah: item.state !== 'DRAFT' && definitionOf(operation.code).check?.cashBefore === true,
      alasan: verdict.reasons,
      tingkat: item.level,
      // A change that promises postings of an amount is held to the limits of its group, as the postings would be.
      kelompok: changesOnly(operation) && subject.nominal === 0n ? '' : groupOf({ operation, op }),
      persetujuan_perlu: item.approvals,
      objek: operation.change?.object(op) ?? '',
      perubahan: operation.change?.fields(op) ?? [],
      reservasi: [...item.reservations].map(([rekening, minor]) => ({ rekening, jumlah: minor.toString() })),
    },
  };
}

/** The effect that moves an item on, guarded by the state, version and content that were seen: of two who move at once, one wins. */
export function moveItem(
  item: FlowItem,
  move: {
    action: string;
    to: string;
    remark: string;
    release: boolean;
    approver?: string;
    /** The approver uses this person's authority; '' for the approver's own. */
    behalf?: string;
    token?: string;
    pinned?: readonly CatatanKolom[];
  },
): Effect {
  return {
    efek: 'flow_move',
    fase: 'sebelum',
    id_flow: item.id_flow,
    dari: item.flow_state,
    versi: item.versi,
    sidik: item.sidik.toString('hex'),
    ke: move.to,
    aksi: move.action,
    catatan: move.remark,
    lepas: move.release,
    ...(move.approver && { pemeriksa: move.approver, wewenang: move.behalf || move.approver }),
    ...(move.token && { token: move.token }),
    ...(move.pinned && move.pinned.length > 0 && { catatan_kolom: move.pinned }),
  };
}

/** The effect that puts a waiting item before its checkers again, with these reasons and without the approvals it had. */
export const againItem = (item: FlowItem, alasan: FlowItem['alasan'], tingkat: string): Effect => ({
  efek: 'flow_resubmit',
  fase: 'sebelum',
  id_flow: item.id_flow,
  versi: item.versi,
  alasan,
  tingkat,
});

/** Sets these amounts aside while it waits: what is held for it already is not set aside twice. */
export function reservationsOf({ operation, op, legs }: Prepared): ReadonlyMap<string, bigint> {
  const held = operation.frees?.(op);
  const needed = [...debitsOf(legs)].map(
    ([rekening, minor]) => [rekening, minor - (held?.get(rekening) ?? 0n)] as const,
  );
  return new Map(needed.filter(([, minor]) => minor > 0n));
}
