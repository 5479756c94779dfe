import type { Caller, Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { toPecahan } from '#core/ledger/denominations.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { BANK } from '#lib/bank.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import { codesWhere } from '#lib/operations/operations.ts';
import type { LembarTutupRow } from '#types/proto/cash/vault.ts';
import { huntDifference } from './difference-hunt.ts';

const FROM_VAULT = codesWhere(({ cash }) => cash === 'FROM_VAULT');
const TO_VAULT = codesWhere(({ cash }) => cash === 'TO_VAULT');

interface Till {
  id_kas: number;
  kode_kas: string;
  kode_cabang: string;
  nama_cabang: string;
  kode_valuta: string;
  hari: string;
}

/** Returns the till asked for, the caller's own where none is; a caller who keeps neither vault nor tills sees their own only. NO_TILL, NOT_FOUND. */
async function tillAsked(db: Db, caller: Caller, asked: string): Promise<Till> {
  const id = asked || String(caller.idKas ?? fail('NO_TILL'));
  const isCustodian = caller.menus.has('khasanah') || caller.menus.has('daftar-teller');
  const [till] = await db<Till[]>`
    select k.id_kas, k.kode_kas, k.kode_cabang, b.nama_cabang, k.kode_valuta, b.accounting_date as hari
    from cash_box k join branch b using (kode_cabang)
    where k.id_kas = ${id}::text::integer and k.jenis = 'TELLER' and ${branchScope(db, caller, 'k.kode_cabang', '')}
      ${isCustodian ? db`` : db`and k.id_user = ${caller.idUser}`}`;
  return till ?? fail('NOT_FOUND');
}

interface Closing {
  id: bigint;
  petugas: string;
  nama_user: string;
  saksi: string | null;
  pecahan: Record<string, number>;
  dihitung: bigint;
  seharusnya: bigint;
  journal_id: bigint | null;
  alasan: string;
  nomor_urut: number;
  /** Its movements: after the closing before, up to its own. */
  sejak: bigint;
  seq: bigint;
  dibuka_pada: string | null;
  dihitung_pada: string;
  masuk: bigint;
  keluar: bigint;
  dari: bigint;
  ke: bigint;
  jumlah: number;
  hitungan: { waktu: string; dihitung: string; seharusnya: string }[] | null;
}

/** Returns one closing with its proof, and possible causes of its difference. `urut` is its number on the day. */
async function closingRow(db: Db, till: Till, day: string, row: Closing, urut: number): Promise<LembarTutupRow> {
  const amount = (minor: bigint): string => fromMinor(minor, till.kode_valuta);
  const span = {
    ...{ id_kas: till.id_kas, kode_valuta: till.kode_valuta, petugas: row.petugas, tanggal: day },
    ...{ after: row.sejak, until: row.seq, opened: row.dibuka_pada, closed: row.dihitung_pada },
  };
  return {
    urut,
    dibuka_pada: isoTime(row.dibuka_pada),
    ditutup_pada: isoTime(row.dihitung_pada),
    saldo_awal: amount(row.seharusnya - row.masuk + row.keluar - row.dari + row.ke),
    masuk: amount(row.masuk),
    keluar: amount(row.keluar),
    dari_khasanah: amount(row.dari),
    ke_khasanah: amount(row.ke),
    seharusnya: amount(row.seharusnya),
    dihitung: amount(row.dihitung),
    selisih: amount(row.dihitung - row.seharusnya),
    // The remark of a closing that agrees explains no difference.
    alasan: row.dihitung === row.seharusnya ? '' : row.alasan,
    saksi: row.saksi ?? '',
    nomor_referensi: row.journal_id === null ? '' : makeReference(till.kode_cabang, day, row.journal_id),
    slip_terakhir: row.nomor_urut,
    jumlah_transaksi: row.jumlah,
    pecahan: toPecahan(row.pecahan, till.kode_valuta),
    hitungan: (row.hitungan ?? []).map((count) => ({
      waktu: isoTime(count.waktu),
      dihitung: amount(BigInt(count.dihitung)),
      selisih: amount(BigInt(count.dihitung) - BigInt(count.seharusnya)),
    })),
    penyebab: await huntDifference(db, span, row.dihitung - row.seharusnya),
  };
}

/**
 * Lists each closing of a till on one day: its opening balance, what came and went, the counts, the difference and the officer who answers for it.
 */
export const closingSheet: Query<'vault.lembarTutup'> = async ({ db, caller }, input) => {
  const till = await tillAsked(db, caller, input.id_kas);
  const day = input.tanggal || till.hari;
  const rows = await db<Closing[]>`
    with tutup as (
      select c.*, coalesce(lag(c.seq) over (order by c.id), 0)::bigint as sejak, coalesce(lag(c.id) over (order by c.id), 0) as sesudah
      from till_count c where c.id_kas = ${till.id_kas} and c.tanggal = ${day}::date and c.tutup
    )
    select t.id, t.petugas, u.nama_user, s.nama_user as saksi, t.pecahan, t.dihitung, t.seharusnya, t.journal_id, t.alasan, t.nomor_urut,
           t.sejak, t.seq, t.dibuka_pada, t.dihitung_pada, m.masuk, m.keluar, m.dari, m.ke, m.jumlah, h.hitungan
    from tutup t join app_user u on u.id_user = t.petugas left join app_user s on s.id_user = t.saksi
    cross join lateral (
      select coalesce(sum(m.masuk) filter (where not j.operasi = any (${FROM_VAULT}::text[])), 0)::bigint as masuk,
             coalesce(sum(m.keluar) filter (where not j.operasi = any (${TO_VAULT}::text[])), 0)::bigint as keluar,
             coalesce(sum(m.masuk) filter (where j.operasi = any (${FROM_VAULT}::text[])), 0)::bigint as dari,
             coalesce(sum(m.keluar) filter (where j.operasi = any (${TO_VAULT}::text[])), 0)::bigint as ke,
             count(*) filter (where not j.operasi = any (${[...FROM_VAULT, ...TO_VAULT]}::text[]))::integer as jumlah
      from cash_movement m join journal j on j.id = m.journal_id and j.tanggal = m.tanggal
      where m.id_kas = t.id_kas and m.tanggal = t.tanggal and m.seq > t.sejak and m.seq <= t.seq and m.journal_id is distinct from t.journal_id) m
    cross join lateral (
      select jsonb_agg(jsonb_build_object('waktu', n.dihitung_pada, 'dihitung', n.dihitung::text, 'seharusnya', n.seharusnya::text) order by n.id) as hitungan
      from till_count n where n.id_kas = t.id_kas and n.tanggal = t.tanggal and not n.tutup and n.id < t.id and n.id > t.sesudah) h
    order by t.id desc`;
  const tutup = await Promise.all(rows.map((row, place) => closingRow(db, till, day, row, rows.length - place)));
  return {
    nama_bank: BANK,
    kode_kas: till.kode_kas,
    kode_cabang: till.kode_cabang,
    nama_cabang: till.nama_cabang,
    id_user: rows[0]?.petugas ?? '',
    nama_user: rows[0]?.nama_user ?? '',
    kode_valuta: till.kode_valuta,
    tanggal: day,
    tutup,
  };
};
