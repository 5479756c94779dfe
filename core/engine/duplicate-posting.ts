import type { Db } from '#core/db/client.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import type { Reason } from '#lib/errors/errors.ts';
import { reasonOf } from './evaluate-rules.ts';
import { type Prepared, warn } from './operation.ts';

interface DuplicatePosting {
  readonly id: bigint;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly detik: number;
}

/** The check goes back this many lines of an account: more than anybody keys in within the bank's seconds. */
const LINES = 100;

/**
 * Warns that the same user has just posted the same operation with the same amount on the same account: most often a second sending, sometimes two
 * customers alike, so it never refuses. The bank's parameter detik_transaksi_kembar sets how long ago counts. A posting that was reversed since is no
 * duplicate. Only the preview asks for it: the person who posts has read it there.
 */
export async function duplicateWarning<D, X>(db: Db, { operation, op }: Prepared<D, X>): Promise<Reason[]> {
  const { rekening, nominal } = operation.subject(op);
  if (operation.change || rekening === null || nominal === 0n || op.date === '') return [];
  const [duplicate] = await db<DuplicatePosting[]>`
    select j.id, j.kode_cabang, j.tanggal::text, extract(epoch from clock_timestamp() - j.dibuat_pada)::integer as detik
    from (select journal_id, tanggal from journal_line where rekening = ${rekening} and tanggal = ${op.date} order by seq desc limit ${LINES}) l
    join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
    where j.id_user = ${op.caller.idUser} and j.operasi = ${operation.code} and j.rekening = ${rekening} and j.nominal = ${nominal}
      and j.dibuat_pada > clock_timestamp() - make_interval(secs => parameter_on('detik_transaksi_kembar', ${op.date})::integer)
      and not exists (select from journal_reversal r where r.journal_id = j.id)
    order by j.id desc limit 1`;
  if (!duplicate) return [];
  const referensi = makeReference(duplicate.kode_cabang, duplicate.tanggal, duplicate.id);
  return [reasonOf(warn('TRANSAKSI_KEMBAR', { detik: String(duplicate.detik), referensi }))];
}
