import type postgres from 'postgres';
import type { Db } from '#core/db/client.ts';
import type { Mark, Offence } from './book-check.ts';

/** Links walked in one statement. */
const LINKS = 20_000;

/** Proves that the rows of each link after this one match its hash, and that the chain ends where its head says; the link itself is taken as it stands. */
export async function linksAfter(sql: Db, posisi: bigint): Promise<readonly Offence[]> {
  for (let from = posisi + 1n; ; ) {
    const [part] = await sql<{ sampai: bigint; ujung: bigint; sebab: string | null; rincian: string }[]>`
      select v.sampai, v.ujung, v.sebab, format('%s %s: %s at %s', v.jenis, coalesce(chained_name(v.jenis, v.audit_id), v.audit_id::text, 'chain'), v.sebab, v.sampai) as rincian
      from verify_audit_part(${from}, ${LINKS}) v`;
    if (!part) return [];
    if (part.sebab !== null) return [part];
    if (part.sampai >= part.ujung) return [];
    from = part.sampai + 1n;
  }
}

/** Finds the closed days whose journals no longer have their hash, among those for which the condition on the row `s` holds. */
export const changedDays = (sql: Db, which: postgres.Fragment): PromiseLike<readonly Offence[]> => sql<Offence[]>`
  select format('H %s %s: UBAH at no position', s.kode_cabang, s.tanggal) as rincian from audit_day_hash s cross join lateral day_hash(s.kode_cabang, s.tanggal) h
  where ${which} and (s.sidik <> h.sidik or s.jumlah <> h.jumlah)`;

/** Proves that rows chained since the mark match their hashes, and so do the days closed since; and that the mark's link is the one it names. */
export async function chainSince(sql: Db, { id, posisi }: Mark): Promise<readonly Offence[]> {
  const [moved] = await sql<Offence[]>`
    select format('proof %s stands on link %s, which is another one', p.id, p.posisi) as rincian from books_proof p
    where p.id = ${id} and not exists (select from audit_chain c where c.posisi = p.posisi and c.hash = p.sidik) and p.posisi > 0`;
  if (moved) return [moved];
  const links = await linksAfter(sql, posisi);
  if (links.length > 0) return links;
  return changedDays(sql, sql`s.tanggal >= (select p.tanggal from books_proof p where p.id = ${id})`);
}

/** Journals since balance, and each has its lines. */
export const journalsSince = (sql: Db, { xid, tanggal }: Mark): PromiseLike<readonly Offence[]> => sql<Offence[]>`
  select format('journal %s branch %s %s: %s', l.journal_id, l.kode_cabang, l.kode_valuta, sum(l.jumlah)) as rincian
  from journal_line l where l.tanggal >= ${tanggal} and l.xid >= ${xid}
  group by l.journal_id, l.tanggal, l.kode_cabang, l.kode_valuta having sum(l.jumlah) <> 0 or sum(coalesce(l.jumlah_idr, l.jumlah)) <> 0
  union all
  select format('journal %s has %s lines', j.id, count(l.journal_id)) from journal j left join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
  where j.tanggal >= ${tanggal} and j.xid >= ${xid} and j.operasi <> 'TUKAR_UANG' group by j.id, j.tanggal having count(l.journal_id) < 2`;

/** Totals of the days since equal their lines. */
export const totalsSince = (sql: Db, { tanggal }: Mark): PromiseLike<readonly Offence[]> => sql<Offence[]>`
  with lines as (
    select tanggal, kode_cabang, kode_valuta, kode_gl, coalesce(lawan, '') as lawan, sum(greatest(jumlah, 0)) as debet, sum(greatest(-jumlah, 0)) as kredit
    from journal_line where tanggal >= ${tanggal} group by 1, 2, 3, 4, 5
  ), totals as (
    select tanggal, kode_cabang, kode_valuta, kode_gl, lawan, sum(debet) as debet, sum(kredit) as kredit from gl_total where tanggal >= ${tanggal} group by 1, 2, 3, 4, 5
  )
  select format('%s %s %s: lines %s/%s, totals %s/%s', tanggal, kode_cabang, kode_gl, l.debet, l.kredit, t.debet, t.kredit) as rincian
  from lines l full join totals t using (tanggal, kode_cabang, kode_valuta, kode_gl, lawan)
  where l.debet is distinct from t.debet or l.kredit is distinct from t.kredit`;

/** The first line of an account since goes on from the one before it, and the account's balance is that of its last. */
export const balancesSince = (sql: Db, { xid, tanggal }: Mark): PromiseLike<readonly Offence[]> => sql<Offence[]>`
  with baru as materialized (
    select l.rekening, l.seq, l.jumlah, l.saldo, lag(l.seq) over w as seq_lalu, lag(l.saldo) over w as saldo_lalu, lead(l.seq) over w is null as terakhir
    from journal_line l where l.tanggal >= ${tanggal} and l.xid >= ${xid} and l.rekening is not null window w as (partition by l.rekening order by l.seq)
  )
  select format('%s line %s: balance %s, recomputed %s', b.rekening, b.seq, b.saldo, x.saldo - b.jumlah) as rincian
  from baru b left join lateral (
    select l.seq, l.saldo from journal_line l where b.seq_lalu is null and b.seq > 1 and l.rekening = b.rekening and l.seq = b.seq - 1) s on true
  cross join lateral (select coalesce(b.seq_lalu, s.seq, 0) as seq, coalesce(b.saldo_lalu, s.saldo, 0) as saldo) x
  where b.seq <> x.seq + 1 or b.saldo <> x.saldo - b.jumlah
  union all
  select format('%s: balance %s after %s lines, its last line %s says %s', a.nomor_rekening, a.saldo_buku, a.seq, b.seq, b.saldo)
  from baru b join account_state a on a.nomor_rekening = b.rekening where b.terakhir and (a.seq, a.saldo_buku) is distinct from (b.seq, b.saldo)`;
