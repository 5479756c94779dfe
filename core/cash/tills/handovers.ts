import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { type Denominations, toPecahan } from '#core/ledger/denominations.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import type { HitunganSerahTerimaRow, SerahTerimaRow } from '#types/proto/cash/teller.ts';

/** One party's count; the amount in minor units as text. */
interface Counted {
  hitungan: number;
  pihak: string;
  petugas: string;
  nama_user: string;
  pecahan: Denominations;
  nominal: string;
  cocok: boolean;
  waktu: string;
}

/** Cash on its way between vault and till, with the names of both boxes; amounts in minor units. */
export interface HandoverRow {
  id_serah_terima: string;
  arah: string;
  kode_cabang: string;
  asal: number;
  kode_asal: string;
  tujuan: number;
  kode_tujuan: string;
  nominal: bigint;
  kode_valuta: string;
  status: string;
  journal_kirim: bigint;
  tanggal: string;
  user_pengirim: string;
  dikirim_pada: string;
  user_penerima: string | null;
  diterima_pada: string | null;
  keterangan: string;
  hitungan: Counted[] | null;
}

export const handoverColumns = (db: Db): Fragment => db`
  h.id_serah_terima, h.arah, h.kode_cabang, h.asal, a.kode_kas as kode_asal, h.tujuan, t.kode_kas as kode_tujuan, h.nominal, h.kode_valuta,
  h.status, h.journal_kirim, h.tanggal, h.user_pengirim, h.dikirim_pada, h.user_penerima, h.diterima_pada, h.keterangan,
  (select jsonb_agg(jsonb_build_object('hitungan', c.hitungan, 'pihak', c.pihak, 'petugas', c.petugas, 'nama_user', u.nama_user, 'pecahan', c.pecahan,
     'nominal', c.nominal::text, 'cocok', c.cocok, 'waktu', c.waktu) order by c.id)
   from handover_count c join app_user u on u.id_user = c.petugas where c.id_serah_terima = h.id_serah_terima) as hitungan`;

export const handoverTables = (db: Db): Fragment => db`
  handover h join cash_box a on a.id_kas = h.asal join cash_box t on t.id_kas = h.tujuan`;

/** One party's result in the joint count stays hidden from the other until that party has counted too. */
function toCountRows({ hitungan, status, kode_valuta }: HandoverRow): HitunganSerahTerimaRow[] {
  return (hitungan ?? []).map((row) => {
    const shown = row.hitungan !== 2 || status !== 'SELISIH';
    return {
      hitungan: row.hitungan,
      pihak: row.pihak,
      petugas: row.petugas,
      nama_user: row.nama_user,
      nominal: shown ? fromMinor(BigInt(row.nominal), kode_valuta) : '',
      cocok: shown ? (row.cocok ? 'T' : 'F') : '',
      waktu: isoTime(row.waktu),
      pecahan: shown && row.cocok ? toPecahan(row.pecahan, kode_valuta) : [],
    };
  });
}

export function toHandoverRow(row: HandoverRow): SerahTerimaRow {
  return {
    id_serah_terima: row.id_serah_terima,
    arah: row.arah,
    kode_cabang: row.kode_cabang,
    id_kas_asal: String(row.asal),
    kode_kas_asal: row.kode_asal,
    id_kas_tujuan: String(row.tujuan),
    kode_kas_tujuan: row.kode_tujuan,
    nominal: fromMinor(row.nominal, row.kode_valuta),
    kode_valuta: row.kode_valuta,
    status: row.status,
    nomor_referensi: makeReference(row.kode_cabang, row.tanggal, row.journal_kirim),
    user_pengirim: row.user_pengirim,
    dikirim_pada: isoTime(row.dikirim_pada),
    user_penerima: row.user_penerima ?? '',
    diterima_pada: isoTime(row.diterima_pada),
    keterangan: row.keterangan,
    hitungan: toCountRows(row),
  };
}
