import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { copiesOf } from '#core/access/printed-copy.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { catatBerkasInput, periksaBerkasInput } from '#lib/accounts/schemas/statement.ts';
import { fail } from '#lib/errors/errors.ts';
import { isAsMade } from './check-copy.ts';
import { findStatement } from './stored.ts';

/**
 * Stores the SHA-256 of a nearly complete file with its counted copy: once, by the user who took the copy. The web sends it, as it writes the file;
 * besides it only that user could, under their own name (core/accounts/README.md). NOT_FOUND.
 */
export const recordCheck: Query<'statement.catatBerkas'> = async (context, request) => {
  const { db, caller } = context;
  const { nomor, ke, sidik, ukuran } = validInput(catatBerkasInput, request);
  await db`select record_file(${nomor}, ${ke}, decode(${sidik}, 'hex'), ${ukuran}, ${caller.idUser})`;
  await writeAudit(context, { aksi: 'BERKAS_SALINAN', objek: nomor, rincian: { ke, sidik, ukuran } });
  return { tersimpan: 'T' };
};

/**
 * Checks whether a file is the very one that left the bank, by the SHA-256 of all its bytes; only that hash is sent. Of a different file the reply
 * reveals only that its number is the bank's. STATEMENT_CHANGED where the books themselves have changed since.
 */
export const checkFile: Query<'statement.periksaBerkas'> = async (context, request) => {
  const { db } = context;
  const { sidik, nomor } = validInput(periksaBerkasInput, request);
  await spendReadQuota(context, 'PERIKSA_SALINAN');
  const [known] = await db<{ nomor: string; ke: number }[]>`
    select nomor, ke from printed_copy where sidik = decode(${sidik}, 'hex') order by nomor, ke limit 1`;
  const statement = await findStatement(db, known?.nomor ?? nomor);
  const hasil = !statement ? 'TIDAK_DIKENAL' : known ? 'ASLI' : 'BERBEDA';
  const subject = statement?.nomor ?? nomor;
  await writeAudit(context, { aksi: 'PERIKSA_SALINAN', objek: subject, rincian: { sidik, hasil } });
  if (!statement || !known) return { hasil, nomor: subject, jumlah_halaman: 0, salinan: undefined };
  if (!(await isAsMade(db, statement))) return fail('STATEMENT_CHANGED', { params: { nomor: statement.nomor } });
  const salinan = (await copiesOf(db, statement.nomor)).find(({ ke }) => ke === known.ke);
  return { hasil, nomor: statement.nomor, jumlah_halaman: statement.halaman, salinan };
};
