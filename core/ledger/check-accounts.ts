import { isAccountNumber } from '#lib/account-number.ts';
import type { BookCheck, Offence } from './book-check.ts';
import { balancesSince } from './check-since.ts';

/** Customer accounts: ledger against lines, order of the lines, availability, holds, numbers. */
export const accountChecks: readonly BookCheck[] = [
  {
    name: '4 customer accounts equal their control account, by branch',
    offences: (sql) => sql<Offence[]>`
      with ledger as (
        select t.kode_cabang, t.kode_gl, sum(t.kredit - t.debet) as saldo
        from gl_total t join gl_account g using (kode_gl) where g.kontrol = 'REKENING' group by 1, 2
      ), accounts as (
        select a.kode_cabang, a.kode_gl, sum(s.saldo_buku) as saldo
        from account a join account_state s using (nomor_rekening) group by 1, 2
      )
      select format('%s %s: ledger %s, accounts %s', kode_cabang, kode_gl, coalesce(l.saldo, 0), coalesce(a.saldo, 0)) as rincian
      from ledger l full join accounts a using (kode_cabang, kode_gl) where coalesce(l.saldo, 0) <> coalesce(a.saldo, 0)`,
  },
  {
    name: '9 each account equals the sum of its lines',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('%s: balance %s, lines %s', s.nomor_rekening, s.saldo_buku, coalesce(l.saldo, 0)) as rincian
      from account_state s left join (select rekening, -sum(jumlah) as saldo from journal_line where rekening is not null group by 1) l
        on l.rekening = s.nomor_rekening
      where s.saldo_buku <> coalesce(l.saldo, 0)`,
  },
  {
    name: '9 running balances recompute and line numbers have no gap',
    since: balancesSince,
    offences: (sql) => sql<Offence[]>`
      with lines as (
        select rekening, seq, saldo, row_number() over w as urutan, -sum(jumlah) over w as hitungan
        from journal_line where rekening is not null window w as (partition by rekening order by seq)
      )
      select format('%s line %s: balance %s, recomputed %s as line %s', rekening, seq, saldo, hitungan, urutan) as rincian
      from lines where seq is distinct from urutan or saldo is distinct from hitungan
      union all
      select format('%s counts %s lines, has %s', s.nomor_rekening, s.seq, coalesce(l.n, 0))
      from account_state s left join (select rekening, count(*) as n from journal_line where rekening is not null group by 1) l
        on l.rekening = s.nomor_rekening
      where s.seq <> coalesce(l.n, 0)`,
  },
  {
    name: '10 pending debits equal what waiting items have reserved',
    offences: (sql) => sql<Offence[]>`
      with reserved as (
        select r ->> 'rekening' as nomor_rekening, sum((r ->> 'jumlah')::bigint) as jumlah
        from flow_instance f cross join jsonb_array_elements(f.reservasi) r where f.flow_state = 'WAITING' group by 1
      )
      select format('%s: pending %s, reserved %s', nomor_rekening, s.debet_menunggu, coalesce(r.jumlah, 0)) as rincian
      from account_state s full join reserved r using (nomor_rekening) where coalesce(s.debet_menunggu, 0) <> coalesce(r.jumlah, 0)`,
  },
  {
    name: '11 no account below zero beyond its plafon',
    offences: (sql) => sql<Offence[]>`
      select format('%s: %s, plafon %s', nomor_rekening, saldo_buku, plafon) as rincian
      from account_state where saldo_buku + plafon < 0 or (saldo_buku < 0 and plafon = 0)`,
  },
  {
    name: '11 funds held equal the holds in force',
    offences: (sql) => sql<Offence[]>`
      select format('%s: held %s, holds %s', s.nomor_rekening, s.saldo_ditahan, coalesce(h.jumlah, 0)) as rincian
      from account_state s join account a using (nomor_rekening) join (select kode_cabang, day_of_holds(kode_cabang) as hari from branch) b using (kode_cabang)
      left join lateral (
        select sum(h.jumlah - h.dilepas) as jumlah from account_hold h where h.nomor_rekening = s.nomor_rekening
          and h.tanggal_awal <= b.hari and coalesce(h.tanggal_akhir, b.hari) >= b.hari) x on true
      left join lateral (select sum(w.jumlah) as jumlah from official_waiting_on(s.nomor_rekening, b.hari) w) w on true
      cross join lateral (select coalesce(x.jumlah, 0) + coalesce(w.jumlah, 0) as jumlah) h
      where s.saldo_ditahan <> coalesce(h.jumlah, 0)`,
  },
  {
    name: '10 funds not yet good equal the credits that wait for their day',
    offences: (sql) => sql<Offence[]>`
      select format('%s: float %s, credits %s', s.nomor_rekening, s.dana_belum_efektif, coalesce(f.jumlah, 0)) as rincian
      from account_state s left join (select nomor_rekening, sum(jumlah) as jumlah from account_float where not efektif group by 1) f using (nomor_rekening)
      where s.dana_belum_efektif <> coalesce(f.jumlah, 0)`,
  },
  {
    name: '10 no debit has left its account with less than nothing available, but for what was allowed below its minimum',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('%s: journal %s left %s', j.rekening, j.id, j.saldo_tersedia) as rincian
      from journal j where j.saldo_tersedia < 0 and not coalesce(j.bukti -> 'alasan' ? 'DI_BAWAH_MINIMUM', false)
        and exists (select from journal_line l where l.journal_id = j.id and l.tanggal = j.tanggal and l.rekening = j.rekening and l.jumlah > 0)`,
  },
  {
    name: '10 blocked is what the blocks in force say',
    offences: (sql) => sql<Offence[]>`
      select format('%s: blocked %s, blocks %s', s.nomor_rekening, s.blokir, x.arah) as rincian
      from account_state s join account a using (nomor_rekening) join (select kode_cabang, day_of_holds(kode_cabang) as hari from branch) b using (kode_cabang)
      cross join lateral (select is_account_stopped(s.nomor_rekening, b.hari) as kepatuhan) h
      left join lateral (
        select string_agg(distinct x.arah, '') as arah, string_agg(distinct x.arah, '') filter (where x.tingkat = 'BERWENANG') as resmi
        from (
          select x.arah, x.tingkat from account_blocking x where x.nomor_rekening = s.nomor_rekening and not x.dicabut
            and x.tanggal_awal <= b.hari and coalesce(x.tanggal_akhir, b.hari) >= b.hari
          union all select 'D', 'BERWENANG' where h.kepatuhan
          union all select w.arah, 'BERWENANG' from official_waiting_on(s.nomor_rekening, b.hari) w where w.arah is not null) x) x on true
      where s.kepatuhan <> h.kepatuhan or s.blokir <> (case when x.arah ~ 'T|DK' then 'T' else coalesce(x.arah, '') end)
        or s.blokir_resmi <> (case when x.resmi ~ 'T|DK' then 'T' else coalesce(x.resmi, '') end)`,
  },
  {
    name: '29 every account has its own customer as an owner',
    offences: (sql) => sql<Offence[]>`
      select a.nomor_rekening as rincian from account a
      where not exists (select from account_party p where p.nomor_rekening = a.nomor_rekening and p.nomor_nasabah = a.nomor_nasabah
                        and p.peran = 'PEMILIK' and p.sampai is null)`,
  },
  {
    name: '11 no hold lives past its last day, none has released more than it held',
    offences: (sql) => sql<Offence[]>`
      select format('hold %s: %s of %s released', id_blokir, dilepas, jumlah) as rincian from account_hold where dilepas < 0 or dilepas > jumlah`,
  },
  {
    name: '11 no closed account has funds held',
    offences: (sql) => sql<Offence[]>`
      select format('%s: hold %s', nomor_rekening, h.id_blokir) as rincian
      from account_state s join account a using (nomor_rekening) join branch b using (kode_cabang) join account_hold h using (nomor_rekening)
      where s.status = 'TUTUP' and h.dilepas < h.jumlah and coalesce(h.tanggal_akhir, b.accounting_date) >= b.accounting_date`,
  },
  {
    name: '9 each value-dated balance equals the lines up to its day',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      with lines as (
        select rekening as nomor_rekening, coalesce(tanggal_valuta, tanggal) as tanggal_valuta, -sum(jumlah) as jumlah
        from journal_line where rekening is not null and xid < (select horizon from gl_rollup_watermark) group by 1, 2
      ), steps as (
        select nomor_rekening, tanggal_valuta, sum(jumlah) over (partition by nomor_rekening order by tanggal_valuta) as saldo from lines
      )
      select format('%s on %s: kept %s, lines %s', nomor_rekening, tanggal_valuta, d.saldo, s.saldo) as rincian
      from account_day d full join steps s using (nomor_rekening, tanggal_valuta) where d.saldo is distinct from s.saldo`,
  },
  {
    name: '29 one identity number is one person, and says her day of birth and sex unless two persons let it differ',
    offences: (sql) => sql<Offence[]>`
      select format('%s belongs to %s customers', nomor_identitas, count(*)) as rincian
      from customer where jenis = 'P' and status <> 'GABUNG' and nomor_identitas is not null group by jenis_identitas, nomor_identitas having count(*) > 1
      union all
      select format('%s: %s, born %s, %s', nomor_nasabah, nomor_identitas, tanggal_lahir, jenis_kelamin)
      from customer where jenis = 'P' and jenis_identitas = 'KTP' and not nik_berbeda and nomor_identitas ~ '^\\d{16}$' and tanggal_lahir is not null
        and substr(nomor_identitas, 7, 6) <> to_char(extract(day from tanggal_lahir) + case jenis_kelamin when 'P' then 40 else 0 end, 'FM00') || to_char(tanggal_lahir, 'MMYY')`,
  },
  {
    name: '29 whoever was merged has nothing, all of it is with her survivor',
    offences: (sql) => sql<Offence[]>`
      select format('%s, merged into %s, is named by %s.%s %s', c.nomor_nasabah, c.gabung_ke, l.tabel, l.kolom, l.kunci) as rincian
      from customer c cross join lateral merge_links(c.nomor_nasabah, c.gabung_ke) l where c.status = 'GABUNG'`,
  },
  {
    name: '35 no serial of an account lies beyond those given out',
    offences: (sql) => sql<Offence[]>`
      select format('%s: serial %s of %s given out', a.nomor_rekening, substr(a.nomor_rekening, 6, 6), coalesce(s.terakhir::text, 'none')) as rincian
      from account a left join account_serial s on s.kode_cabang = substr(a.nomor_rekening, 1, 3) and s.kode_produk = substr(a.nomor_rekening, 4, 2)
      where s.terakhir is null or substr(a.nomor_rekening, 6, 6)::integer > s.terakhir`,
  },
  {
    name: '35 every account has a contract since it was opened, and keeps its minimum',
    offences: (sql) => sql<Offence[]>`
      select format('%s: opened %s, contract from %s, minimum %s of %s', a.nomor_rekening, a.tanggal_buka, k.berlaku_sejak, s.saldo_minimum, k.saldo_minimum) as rincian
      from account a join account_state s using (nomor_rekening) join branch b using (kode_cabang)
      left join lateral account_contract_on(a.nomor_rekening, b.accounting_date) k on true
      left join account_closing c on c.nomor_rekening = a.nomor_rekening and c.status <> 'DIBATALKAN'
      where k.nomor_rekening is null or s.saldo_minimum <> case when c.nomor_rekening is null then k.saldo_minimum else 0 end
        or not exists (select from account_contract f where f.nomor_rekening = a.nomor_rekening and f.berlaku_sejak <= a.tanggal_buka)`,
  },
  {
    name: '23 nothing is left of a closed account, and one being closed waits for what was agreed upon',
    offences: (sql) => sql<Offence[]>`
      select format('%s is %s with %s, held %s, waiting %s, closing %s', s.nomor_rekening, s.status, s.saldo_buku, s.saldo_ditahan, s.debet_menunggu, coalesce(c.status, 'none')) as rincian
      from account_state s left join account_closing c using (nomor_rekening)
      where s.status = 'TUTUP' and (s.saldo_buku, s.saldo_ditahan, s.dana_belum_efektif, s.debet_menunggu) <> (0, 0, 0, 0)
        or s.status = 'TUTUP' and c.status in ('DISETUJUI', 'DIBATALKAN')
        or s.status <> 'TUTUP' and c.status = 'SELESAI'
        or (s.status = 'PENUTUPAN') <> coalesce(c.status = 'DISETUJUI', false)`,
  },
  {
    name: '35 account numbers pass their check digit',
    offences: async (sql) => {
      const rincian: Offence[] = [];
      for await (const rows of sql<{ nomor_rekening: string }[]>`select nomor_rekening from account`.cursor(10_000)) {
        for (const { nomor_rekening } of rows)
          if (!isAccountNumber(nomor_rekening)) rincian.push({ rincian: nomor_rekening });
      }
      return rincian;
    },
  },
  {
    name: '35 no serial is used twice in a branch and product',
    offences: (sql) => sql<Offence[]>`
      select substr(nomor_rekening, 1, 11) as rincian from account group by 1 having count(*) > 1`,
  },
];
