import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { blindCodes } from '#lib/operations/operations.ts';
import type { FlowItem } from './items.ts';

/** A blind count has this state once somebody else has agreed to it: its maker may read the difference from then on. */
const AGREED = 'APPROVED';

/**
 * Returns true when the reader is the maker of a blind count that nobody has approved. One that was returned, rejected, cancelled or has lapsed is
 * counted again, so that its difference stays hidden too.
 */
export const isHidden = (item: Pick<FlowItem, 'user_input' | 'flow_code' | 'flow_state'>, reader: Caller): boolean =>
  item.user_input === reader.idUser && item.flow_state !== AGREED && blindCodes.some((code) => code === item.flow_code);

/** The item as this reader may see it: of a hidden count neither the difference nor what follows from it, the level and the number of checkers. */
export const asSeenBy = (item: FlowItem, reader: Caller): FlowItem =>
  isHidden(item, reader)
    ? {
        ...item,
        nominal: 0n,
        tingkat: '',
        persetujuan_perlu: 0,
        alasan: item.alasan.map((reason) => ({ ...reason, tingkat: '' })),
      }
    : item;

/** The same as a condition on flow_instance `f`. */
export const hiddenFrom = (db: Db, { idUser }: Caller): Fragment =>
  db`(f.user_input = ${idUser} and f.flow_state <> ${AGREED} and f.flow_code = any (${[...blindCodes]}::text[]))`;

/** The amount of flow_instance `f` as this reader may see it. */
export const seenAmount = (db: Db, reader: Caller): Fragment =>
  db`case when ${hiddenFrom(db, reader)} then 0 else f.nominal end`;

/** An order by amount places blind counts that are not approved as if they agreed, for every reader: its expression knows none. */
export const ORDER_OF_AMOUNT = `(case when f.flow_state <> '${AGREED}' and f.flow_code in (${blindCodes.map((code) => `'${code}'`).join()}) then 0 else f.nominal end)`;
