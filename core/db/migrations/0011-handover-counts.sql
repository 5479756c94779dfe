-- Cash that is counted differently by the hand that receives it is counted again by both: every such count stays. When they agree it
-- is received after all, else it goes back to the box it came from, which takes it in again.
alter table handover drop constraint handover_status_check;
alter table handover add constraint handover_status_check
  check (status in ('DIKIRIM', 'SELISIH', 'DITERIMA', 'DIKEMBALIKAN', 'KEMBALI', 'DIBATALKAN'));

-- What one hand counted, and whether that is what was sent. Amounts in minor units.
create table handover_count (
  id bigint generated always as identity primary key,
  id_serah_terima uuid not null references handover,
  hitungan smallint not null check (hitungan > 0), -- 1: the receiver's own, 2: of both together, 3: the receiver's after they agreed
  pihak text not null check (pihak in ('PENGIRIM', 'PENERIMA')),
  petugas text not null references app_user,
  pecahan jsonb not null,
  nominal bigint not null check (nominal >= 0),
  cocok boolean not null,
  waktu timestamptz not null default clock_timestamp(),
  unique (id_serah_terima, hitungan, pihak)
);
