-- Letters that customers are owed (docs/adr/0181-letters-customers-are-owed.md). They are derived from what the end of day wrote anyway, so that none can be
-- forgotten; that one was printed is a row of printed_copy under its number.

-- What the term before gave, where a roll-over gives another share, and the accounting date of that roll-over.
alter table deposit_term add column nisbah_lama integer, add column tanggal_gulir date;
alter table deposit_term
  add constraint deposit_term_other_share check (nisbah_lama is distinct from nisbah),
  add constraint deposit_term_rolled check ((nisbah_lama is null) = (tanggal_gulir is null));
-- Of terms that began before, the contractual day stands for the accounting date.
update deposit_term t set nisbah_lama = p.nisbah, tanggal_gulir = t.mulai
from deposit_term p where p.nomor_rekening = t.nomor_rekening and p.urut = t.urut - 1 and p.nisbah <> t.nisbah;

-- A letter's number is what it is about, so that it is the same whenever it is asked for. The expressions are those of the view.
create index standing_due_letter on standing_due (('SNO' || nomor_perintah || '-' ||
  (extract(year from jatuh_tempo)::integer * 10000 + extract(month from jatuh_tempo)::integer * 100 + extract(day from jatuh_tempo)::integer)::text))
  where status in ('GAGAL', 'SEBAGIAN');
create index deposit_term_letter on deposit_term (('SND' || nomor_rekening || '-' || urut::text)) where nisbah_lama is not null;

-- A cause is told only where it is the customer's own: how the account of another stands, and that an authority has shut one, is said to nobody.
create view customer_letter as
  select 'SNO' || d.nomor_perintah || '-' ||
      (extract(year from d.jatuh_tempo)::integer * 10000 + extract(month from d.jatuh_tempo)::integer * 100 + extract(day from d.jatuh_tempo)::integer)::text as nomor_surat,
    'PERINTAH_' || d.status as jenis, d.tanggal, o.rekening_sumber as nomor_rekening, d.nomor_perintah, d.jatuh_tempo, d.diminta, d.nominal, d.biaya,
    case when d.sebab in ('SALDO_KURANG', 'SUMBER_TIDUR') then d.sebab else 'LAIN' end as sebab, o.rekening_tujuan, o.berita,
    d.status = 'GAGAL' and o.status = 'DITANGGUHKAN' and o.sebab_status = 'GAGAL'
      and not exists (select from standing_due x where x.nomor_perintah = d.nomor_perintah and x.jatuh_tempo > d.jatuh_tempo) as ditangguhkan,
    null::integer as nisbah_lama, null::integer as nisbah, null::date as mulai, null::smallint as tenor
  from standing_due d join standing_order o using (nomor_perintah)
  where d.status in ('GAGAL', 'SEBAGIAN')
  union all
  select 'SND' || t.nomor_rekening || '-' || t.urut::text, 'DEPOSITO_NISBAH', t.tanggal_gulir, t.nomor_rekening, '', t.jatuh_tempo, t.nominal, 0, 0, '', null, '', false,
    t.nisbah_lama, t.nisbah, t.mulai, d.tenor
  from deposit_term t join deposit d using (nomor_rekening)
  where t.nisbah_lama is not null;
