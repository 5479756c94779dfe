import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Effect } from '#core/engine/effects.ts';
import { move } from '#core/engine/move.ts';
import { type OpContext, type Rule, reject } from '#core/engine/operation.ts';
import { type Denominations, sameDenominations, toDenominations } from '#core/ledger/denominations.ts';
import type { HandoverDirection } from '#lib/cash/handovers.ts';

/** Cash on its way between two boxes of a branch, as the receiver's confirmation needs it. Amount in minor units. */
export interface Handover {
  readonly id_serah_terima: string;
  readonly arah: HandoverDirection;
  readonly asal: number;
  readonly tujuan: number;
  readonly nominal: bigint;
  readonly kode_valuta: string;
  readonly pecahan: Denominations;
  readonly status: string;
  readonly user_pengirim: string;
}

/** Reads a handover of the caller's branch; null when the id is empty or names none. */
export async function loadHandover(db: Db, id: string, caller: Caller): Promise<Handover | null> {
  if (id === '') return null;
  const [row] = await db<Handover[]>`
    select id_serah_terima, arah, asal, tujuan, nominal, kode_valuta, pecahan, status, user_pengirim
    from handover where id_serah_terima = ${id} and kode_cabang = ${caller.kodeCabang}`;
  return row ?? null;
}

/** The effect of a handover that has reached its box. */
export const received = (id_serah_terima: string): Effect =>
  move({ tabel: 'handover', dari: 'DIKIRIM', ke: 'DITERIMA', kunci: { id_serah_terima } });

/** Returns true when the caller keeps a box: the caller's own till, or the vault of the caller's branch where the caller holds its screen. */
export function isBoxCustodian<D, X>({ loaded, caller }: OpContext<D, X>, id: number): boolean {
  const box = loaded.boxes.get(id);
  if (box?.jenis === 'KHASANAH') return caller.menus.has('khasanah') && box.kode_cabang === caller.kodeCabang;
  return box?.id_user === caller.idUser;
}

interface Receiving {
  readonly id_serah_terima: string;
  readonly pecahan: { nominal: string; lembar: number }[];
}

/** The handover must exist, be on its way to the box that receives it, and come from somebody else: cash changes hands between two. */
export const handoverIsMine = <D extends Receiving>(
  box: (context: OpContext<D, Handover | null>) => number | undefined,
): Rule<D, Handover | null> => ({
  name: 'handoverIsMine',
  check: (context) => {
    const { data, extra } = context;
    if (data.id_serah_terima === '') return null;
    if (!extra || extra.tujuan !== box(context)) return reject('NOT_FOUND');
    if (extra.status !== 'DIKIRIM') return reject('HANDOVER_STATE', { status: extra.status });
    return extra.user_pengirim === context.caller.idUser ? reject('SELF_APPROVAL') : null;
  },
});

/** The receiver's own count must be what was sent, denomination by denomination (domain: teller and vault, two-step). */
export const countMatches: Rule<Receiving, Handover | null> = {
  name: 'countMatches',
  check: ({ data, extra }) =>
    extra && !sameDenominations(extra.pecahan, toDenominations(data.pecahan, extra.kode_valuta))
      ? reject('HANDOVER_COUNT', {}, 'pecahan')
      : null,
};
