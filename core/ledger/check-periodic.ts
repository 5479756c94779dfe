import type { BookCheck, Offence } from './book-check.ts';

/** Recurring entries: the end of day of each due date handles it, and posts it by a journal of its own (core/books/README.md). */
export const periodicChecks: readonly BookCheck[] = [
  {
    name: 'a due date of an entry that comes back does not pass without its end of day',
    // The next end of day works out anew what was changed today.
    offences: (sql) => sql<Offence[]>`
      select format('%s of branch %s was due on %s and did not run', p.nomor_berkala, p.kode_cabang, coalesce(s.jatuh_berikut, p.mulai)) as rincian
      from periodic_entry p join periodic_entry_state s using (nomor_berkala) join branch b using (kode_cabang)
      where p.status = 'AKTIF' and coalesce(s.jatuh_berikut, p.mulai) <= business_day_before(b.accounting_date)
        and (s.jatuh_berikut is not null or not exists (
          select from record_version v where v.jenis = 'periodic_entry' and v.kunci = p.nomor_berkala and v.berlaku_sejak >= b.accounting_date))`,
  },
  {
    name: 'a due date that was settled has its journal, of the day it was settled on',
    offences: (sql) => sql<Offence[]>`
      select format('%s due %s says journal %s of %s', d.nomor_berkala, d.jatuh_tempo, d.journal_id, d.tanggal) as rincian
      from periodic_entry_due d where d.status = 'DIBUKUKAN' and not exists (
        select from journal j where j.id = d.journal_id and j.tanggal = d.tanggal and j.operasi in ('ENTRI_BERKALA', 'TRANSAKSI_UMUM_MULTI'))`,
  },
];
