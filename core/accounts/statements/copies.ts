import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { copiesOf, countCopy } from '#core/access/printed-copy.ts';
import { loadPosted } from '#core/ledger/posted.ts';
import type { PostedJournal } from '#core/ledger/posted-journal.ts';
import { readReference } from '#core/ledger/reference-number.ts';
import { buildSlip } from '#core/ledger/slip.ts';
import type { PopupId } from '#lib/access/popups.ts';
import { salinanInput, slipInput } from '#lib/accounts/schemas/statement.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Slip } from '#types/proto/common.ts';
import { codedPages } from './pages.ts';
import { type DocumentConfig, ends } from './queries.ts';
import { headOf, storedStatement } from './stored.ts';

/**
 * Returns a statement for printing or writing to a file: its head, its ends, and the number of the copy. The first one is the original, each later
 * one is marked as a copy; each is a row of its own. NOT_FOUND.
 */
export const copyOfDocument =
  ({ documentKey }: DocumentConfig): Query<'statement.salinan'> =>
  async (context, request) => {
    const { db, caller } = context;
    const { nomor, bentuk } = validInput(salinanInput, request);
    const row = await storedStatement(db, caller, nomor);
    const key = documentKey();
    const ke = await countCopy(context, 'CETAK_SALINAN', nomor, bentuk);
    const [halaman, salinan, [day]] = await Promise.all([
      ends(row.halaman, (from, until) => codedPages(db, key, row, from, until)),
      copiesOf(db, nomor),
      db<{ tanggal: string }[]>`select accounting_date as tanggal from branch where kode_cabang = ${caller.kodeCabang}`,
    ]);
    return {
      kepala: headOf(row),
      halaman,
      salinan,
      ke,
      dicetak_oleh: caller.namaUser,
      cabang_cetak: caller.kodeCabang,
      tanggal_cetak: day?.tanggal ?? '',
    };
  };

/**
 * Reprints slips of postings of the caller's branch, each marked as a copy and counted. A missing one stops all before any is counted. FORBIDDEN
 * without the right to reprint, NOT_FOUND.
 */
export const slipsAgain: Query<'statement.slip'> = async (context, request) => {
  const { db, caller } = context;
  const { nomor_referensi } = validInput(slipInput, request);
  if (!caller.menus.has('slip-cetak-ulang' satisfies PopupId)) return fail('FORBIDDEN');
  const found = await Promise.all(
    [...new Set(nomor_referensi)].map(async (nomor): Promise<{ nomor: string; journal: PostedJournal }> => {
      const reference = readReference(nomor) ?? fail('NOT_FOUND');
      const journal = await loadPosted(db, { id: reference.journalId, tanggal: reference.tanggal });
      const seen = journal && (caller.headOffice || journal.kode_cabang === caller.kodeCabang);
      return seen && journal.kode_cabang === reference.kodeCabang ? { nomor, journal } : fail('NOT_FOUND');
    }),
  );
  const slip: Slip[] = [];
  for (const { nomor, journal } of found) {
    const copy = await countCopy(context, 'CETAK_ULANG', nomor, 'KERTAS');
    slip.push(buildSlip(journal, { mark: 'T', copy }));
  }
  return { slip };
};
