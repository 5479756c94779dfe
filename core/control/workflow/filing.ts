import type { Context } from '#core/access/context.ts';
import { commit } from '#core/engine/commit.ts';
import type { Effect } from '#core/engine/effects.ts';
import { emptyPosting } from '#core/engine/posting-view.ts';
import type { Posting } from '#types/proto/common.ts';
import { type FlowItem, reservedBy } from './items.ts';

type Answer = { id_flow: string; flow_state: string };

export interface Filing {
  readonly effects: readonly Effect[];
  readonly answer: Answer;
  readonly action: string;
  /** Funds to set aside, in minor units by account. */
  readonly reservations?: ReadonlyMap<string, bigint>;
  /** The item whose reserved funds are set free. */
  readonly release?: FlowItem;
  /** The checker decides in this person's place; '' for the checker's own authority. */
  readonly behalf?: string;
  readonly lifted?: readonly string[];
  readonly date?: string | null;
  readonly rekening?: string | null;
}

/** The trail finds a step of this item by the account it moves, or the record it changes. */
export const recordOf = (item: FlowItem): string | null => item.rekening || item.objek || null;

/** Writes a filing or a decision that posts nothing: one call of the posting function, its answer kept for replays. */
export async function file(context: Context, print: Buffer, filing: Filing): Promise<Posting> {
  const released = filing.release
    ? [...reservedBy(filing.release)].map(([account, minor]) => [account, -minor] as const)
    : [];
  const done = await commit(context.db, {
    key: context.key,
    print,
    actor: context.caller.idUser,
    idUser: context.caller.idUser,
    kodeCabang: context.caller.kodeCabang,
    operasi: `FLOW_${filing.action}`,
    correlation: context.correlation,
    session: context.session,
    address: context.address,
    date: filing.date ?? null,
    rekening: filing.rekening ?? (filing.release ? recordOf(filing.release) : null),
    reservations: filing.reservations ?? new Map(released),
    ...(filing.lifted && { lifted: filing.lifted }),
    ...(filing.effects && { effects: filing.effects }),
    audit: filing.behalf ? { ...filing.answer, atas_nama: filing.behalf } : filing.answer,
    answer: filing.answer,
  });
  return { ...emptyPosting(), ...(done.jawaban as Answer) };
}
