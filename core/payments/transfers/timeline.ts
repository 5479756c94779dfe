import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { loadPosted, referenceOf, toJournalLines } from '#core/ledger/posted.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { fail } from '#lib/errors/errors.ts';

interface Step {
  readonly langkah: string;
  readonly tanggal: string;
  readonly journal_id: bigint | null;
  readonly rujukan: string;
  readonly user_input: string;
}

/**
 * Lists the steps of one transfer of the branches the caller may see, with the journal of each: taken, sent, settled, returned or cancelled, its fee
 * given back, its money collected. A sent transfer has a batch instead of a journal of its own. NOT_FOUND.
 */
export const transferTimeline: Query<'transfer.riwayat'> = async ({ db, caller }, { nomor }) => {
  const steps = await db<Step[]>`
    select s.* from transfer t left join settlement_item i on i.end_to_end = t.nomor left join settlement_batch b using (id_batch) cross join lateral (
      select 1 as urut, 'DITERIMA' as langkah, t.tanggal, t.journal_id, '' as rujukan, t.user_input
      union all select 2, 'DIKIRIM', t.tanggal_kirim, null, coalesce(b.nomor, ''), '' where t.tanggal_kirim is not null
      union all select 3, 'SELESAI', t.tanggal_settle, t.journal_settle, '', '' where t.tanggal_settle is not null
      union all select 4, t.status, t.tanggal_akhir, t.journal_akhir, t.sebab, '' where t.tanggal_akhir is not null
      union all select 5, 'BIAYA_KEMBALI', f.tanggal, f.journal_id, f.alasan, f.user_input from transfer_fee_back f where f.nomor = t.nomor
      union all select 6, 'DIBAYAR', p.tanggal, p.journal_id, '', p.user_bayar from transfer_paid_back p where p.nomor = t.nomor) s
    where t.nomor = ${nomor} and ${branchScope(db, caller, 't.kode_cabang', '')}
    order by s.tanggal, least(s.urut, 5), coalesce(s.journal_id, 0)`;
  if (steps.length === 0) return fail('NOT_FOUND');
  const journals = await Promise.all(
    steps.map(({ journal_id, tanggal }) => (journal_id === null ? null : loadPosted(db, { id: journal_id, tanggal }))),
  );
  return {
    data: steps.map(({ langkah, tanggal, rujukan, user_input }, at) => {
      const journal = journals[at];
      return {
        langkah,
        tanggal,
        rujukan,
        user_input,
        nomor_referensi: journal ? referenceOf(journal) : '',
        jurnal: journal
          ? toJournalLines(journal.lines).map((line) => ({
              ...line,
              nomor_rekening: line.nomor_rekening && accountSeenBy(caller, line.nomor_rekening),
            }))
          : [],
      };
    }),
  };
};
