-- The trail as it is read: what was written to it, and every journal, which is its own row of the trail. One counter numbers both.
create or replace view audit_trail with (security_invoker = off) as
  select l.id, l.waktu, l.xid, l.id_user, l.kode_cabang, l.aksi, l.hasil, l.objek, l.korelasi, l.rincian, l.sesi, l.alamat from audit_log l
  union all
  select j.id, j.dibuat_pada, j.xid, coalesce(j.pelaku, j.id_user), j.kode_cabang, j.operasi, '00', reference_number(j.kode_cabang, j.tanggal, j.id), j.korelasi, j.bukti,
         (select w.sid from app_session w where w.id = j.sesi), coalesce(j.alamat, (select w.alamat from app_session w where w.id = j.sesi))
  from journal j;
