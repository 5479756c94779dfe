-- Everything that a message of another bank reports comes to an end (core/payments/README.md).

-- Each thing that a message reported, with its end: booked, on its way back, waiting for a person or the next round, or refused; null where it is in none of them. What came a second
-- time, or was answered by two persons in another way, is refused.
create or replace view settlement_end as
select e.id, e.message, coalesce(e.rail, i.rail) as rail, coalesce(e.jumlah, 0) as jumlah,
  case
    when e.status in ('BARU', 'TANPA_PASANGAN', 'BERTENTANGAN') then 'MENUNGGU'
    when e.status = 'DITUTUP' then 'DITOLAK'
    when e.jenis in ('MASUK', 'TAGIHAN', 'MUTASI') then case
      when e.status = 'ULANG' then case when exists (select from settlement_entry x where x.jenis = e.jenis and x.rail is not distinct from e.rail
        and x.id_transaksi = e.id_transaksi and x.id <> e.id and x.status in ('DIAMBIL', 'BERTENTANGAN', 'DITUTUP'))
        or exists (select from settlement_entry x where lower(x.isi ->> 'uetr') = lower(e.isi ->> 'uetr') and x.jenis = e.jenis and x.rail is not distinct from e.rail
          and x.id <> e.id and x.status in ('DIAMBIL', 'BERTENTANGAN', 'DITUTUP')) then 'DITOLAK' end
      when e.jenis = 'MASUK' then case when t.status in ('DIKREDIT', 'DISALURKAN', 'DIBAYAR') then 'DIBUKUKAN' when t.status in ('RETUR', 'DIRETUR') then 'DIKEMBALIKAN' when t.status = 'TERTAHAN' then 'MENUNGGU' end
      when e.jenis = 'TAGIHAN' then case s.status when 'DIBAYAR' then 'DIBUKUKAN' when 'DITOLAK' then 'DIKEMBALIKAN' when 'DIBATALKAN' then 'DITOLAK' when 'DITERIMA' then 'MENUNGGU' when 'DITAHAN' then 'MENUNGGU' end
      -- A movement at the central bank is of what the bank has booked itself.
      else 'DIBUKUKAN' end
    when i.status is distinct from e.jenis and not (e.jenis = 'SELESAI' and i.status = 'DIKEMBALIKAN') then null
    when e.status = 'ULANG' then 'DITOLAK'
    when e.jenis = 'SELESAI' then 'DIBUKUKAN'
    else 'DIKEMBALIKAN' end as akhir
from settlement_entry e left join settlement_item i on i.end_to_end = e.end_to_end
left join incoming_transfer t on t.entry = e.id left join inward_warkat s on s.entry = e.id;

-- The same of each message: what it brought and where that is. A file that was refused is one thing without an amount.
create or replace view settlement_message_end as
select m.id, coalesce(m.id_pesan, '') as id_pesan, m.jenis, m.diterima_pada, (m.diterima_pada at time zone 'Asia/Jakarta')::date as tanggal, coalesce(m.rail, x.rail, '') as rail,
  r.banyak, m.jumlah, x.buku, x.buku_jumlah, x.kembali, x.kembali_jumlah, x.tunggu, x.tunggu_jumlah, x.tolak + (m.status = 'DITOLAK')::integer as tolak, x.tolak_jumlah,
  r.banyak - x.buku - x.kembali - x.tunggu - x.tolak - (m.status = 'DITOLAK')::integer as hilang,
  m.jumlah - x.buku_jumlah - x.kembali_jumlah - x.tunggu_jumlah - x.tolak_jumlah as hilang_jumlah
from settlement_message m cross join lateral (select m.banyak + (m.status = 'DITOLAK')::integer as banyak) r
cross join lateral (
  select max(n.rail) as rail,
    count(*) filter (where n.akhir = 'DIBUKUKAN')::integer as buku, coalesce(sum(n.jumlah) filter (where n.akhir = 'DIBUKUKAN'), 0)::bigint as buku_jumlah,
    count(*) filter (where n.akhir = 'DIKEMBALIKAN')::integer as kembali, coalesce(sum(n.jumlah) filter (where n.akhir = 'DIKEMBALIKAN'), 0)::bigint as kembali_jumlah,
    count(*) filter (where n.akhir = 'MENUNGGU')::integer as tunggu, coalesce(sum(n.jumlah) filter (where n.akhir = 'MENUNGGU'), 0)::bigint as tunggu_jumlah,
    count(*) filter (where n.akhir = 'DITOLAK')::integer as tolak, coalesce(sum(n.jumlah) filter (where n.akhir = 'DITOLAK'), 0)::bigint as tolak_jumlah
  from settlement_end n where n.message = m.id) x;
