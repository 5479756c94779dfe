import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { blindCodes } from '#lib/operations/operations.ts';

/**
 * True when cash box `k` is a vault that the reader counts: the reader's count waits for a second person, or was returned to be made again. The
 * contents stay hidden from the reader until then, in every list that would show them.
 */
export const countedBy = (db: Db, { idUser }: Pick<Caller, 'idUser'>): Fragment => db`(k.jenis = 'KHASANAH' and exists (
  select from flow_instance f where f.user_input = ${idUser} and f.kode_cabang = k.kode_cabang and f.flow_code = any (${[...blindCodes]}::text[])
    and f.flow_state in ('WAITING', 'RETURNED')))`;
