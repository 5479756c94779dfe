-- A posting as the core sends it: each parameter of commit_operation by name, with the session and address of its call and the moment at which its caller
-- gives up (`batas`). core/engine/commit-request.ts writes it.
create type posting_request as (
  kunci uuid, sidik text, pelaku text, pengguna text, cabang text, operasi text, korelasi uuid, tanggal date, tanggal_valuta date, nasabah boolean,
  nominal bigint, valuta text, rekening text, keterangan text,
  leg_cabang text[], leg_gl text[], leg_jenis text[], leg_sub text[], leg_lawan text[], leg_valuta text[], leg_jumlah bigint[], leg_idr bigint[],
  leg_tanggal_valuta date[], leg_kode text[], leg_keterangan text[], lewat text[], pecahan jsonb, res_rekening text[], res_jumlah bigint[],
  efek jsonb, otorisasi text, token uuid, flow uuid, kas integer, rincian jsonb, jawaban jsonb, harian text,
  sesi text, alamat text, batas timestamptz
);

-- The answer to a posting of a set that was accepted, and the moment at which its caller gives up.
create type posting_accepted as (batas timestamptz, journal_id bigint, dibuat_pada timestamptz, saldo text[], saldo_tersedia bigint);
