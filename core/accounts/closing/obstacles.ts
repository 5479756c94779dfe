import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import type { Cause } from '#lib/errors/causes.ts';

/** One obstacle to closing an account. */
export interface Obstacle {
  readonly kode: Cause;
  /** Its name for people: a letter's number, an operation's code, another account's number. */
  readonly sebut: string;
  /** Minor units of the account's currency; null where there is no amount. */
  readonly nominal: bigint | null;
  /** Its last day; null where it has no end of its own. */
  readonly sampai: string | null;
}

/** The account in question, and the day of its branch. */
interface Asked {
  readonly nomor_rekening: string;
  readonly tanggal: string;
}

/**
 * The obstacles (domain: products, close rule), one query each: returns `sebut` (text), `nominal` (bigint) and `sampai` (date). A module whose
 * records of an account must be settled first adds its line here, its words in lib/errors/causes.ts and its way out in
 * components/accounts/closing/obstacle-links.ts.
 */
const obstacles: Readonly<Partial<Record<Cause, (db: Db, asked: Asked) => Fragment>>> = {
  // Not every reader may see the wording of an authority (domain: blocks, holds).
  DANA_DITAHAN: (db, { nomor_rekening, tanggal }) => db`
    select case when tingkat = 'BERWENANG' then '' when nomor_surat = '' then alasan else nomor_surat end, jumlah - dilepas, tanggal_akhir from account_hold
    where nomor_rekening = ${nomor_rekening} and dilepas < jumlah and coalesce(tanggal_akhir, ${tanggal}::date) >= ${tanggal}::date`,
  DANA_BELUM_EFEKTIF: (db, { nomor_rekening }) => db`
    select '', jumlah, tanggal_efektif from account_float where nomor_rekening = ${nomor_rekening} and not efektif
    union all select nomor_warkat, nominal, tanggal_efektif from clearing_warkat where nomor_rekening = ${nomor_rekening} and status in ('TITIPAN', 'DISETOR', 'SELESAI_KLIRING')`,
  REKENING_DIBLOKIR: (db, { nomor_rekening, tanggal }) => db`
    select arah, null::bigint, tanggal_akhir from account_blocking
    where nomor_rekening = ${nomor_rekening} and not dicabut and coalesce(tanggal_akhir, ${tanggal}::date) >= ${tanggal}::date`,
  // Waiting changes of the account count too, also those filed before items named their account; its own closing is the one being decided.
  TRANSAKSI_MENUNGGU: (db, { nomor_rekening }) => db`
    select flow_code, nominal, null::date from flow_instance
    where flow_state in ('WAITING', 'RETURNED') and objek <> 'PENUTUPAN:' || ${nomor_rekening}::text and flow_code <> 'AMBIL_DANA_DI_TELLER'
      and (rekening = ${nomor_rekening} or objek like '%:' || ${nomor_rekening}::text or reservasi @> jsonb_build_array(jsonb_build_object('rekening', ${nomor_rekening}::text)))`,
  // These are the owner's own orders. An order of somebody else to this account concerns the payer: it fails from then on, and the payer is informed.
  PERINTAH_TETAP: (db, { nomor_rekening }) => db`
    select o.nomor_perintah, o.nominal, o.sampai from standing_order o
    where o.status in ('AKTIF', 'DITANGGUHKAN') and (o.rekening_sumber = ${nomor_rekening}
      or o.rekening_tujuan = ${nomor_rekening} and share_owner(o.rekening_sumber, ${nomor_rekening}))`,
  REKENING_TERKAIT: (db, { nomor_rekening }) => db`
    select distinct k.nomor_rekening, null::bigint, null::date from account_link k join account_state s using (nomor_rekening)
    where k.rekening_lain = ${nomor_rekening} and s.status <> 'TUTUP'`,
  // Instruments in the customer's possession, a line for each book (domain: products, close rule).
  WARKAT_BEREDAR: (db, { nomor_rekening }) => db`
    select min(w.jenis) || ' ' || min(w.nomor_warkat) || case when count(*) > 1 then ' – ' || max(w.nomor_warkat) else '' end, null::bigint, null::date
    from warkat_leaf w join warkat_book k using (id_bukuwarkat)
    where k.nomor_rekening = ${nomor_rekening} and w.status in ('DITERBITKAN', 'AKTIF', 'DITOLAK') group by k.id_bukuwarkat`,
  // The number printed on a card identifies it; its kind one that was only requested.
  KARTU_HIDUP: (db, { nomor_rekening }) => db`
    select trim(p.nama || ' ' || coalesce('···· ' || t.empat, '')), null::bigint, t.berlaku_sampai
    from card c join card_product p using (kode_produk_kartu) left join card_stock t using (nomor_seri)
    where c.nomor_rekening = ${nomor_rekening} and c.status <> 'TUTUP'`,
  // An account closed now would miss the share that was taken back.
  BAGI_HASIL_DIULANG: (db, { nomor_rekening }) => db`
    select to_char(bulan, 'YYYY-MM'), null::bigint, null::date from profit_share
    where nomor_rekening = ${nomor_rekening} and jenis = 'BAGI_HASIL' and status = 'RATA_RATA' and dibayar and putaran > 1`,
  // The share arrives at the first end of day on which the account takes credit; a closed account never would.
  BAGI_HASIL_MENUNGGU: (db, { nomor_rekening }) => db`
    select to_char(bulan, 'YYYY-MM'), neto, null::date from profit_share
    where nomor_rekening = ${nomor_rekening} and status = 'DIBAGIKAN' and tujuan = '' and neto > 0 and susulan_journal is null`,
  MENUNGGU_KEPATUHAN: (db, { nomor_rekening, tanggal }) => db`
    select '', null::bigint, null::date where exists (
      select from unnest(parties_of(${nomor_rekening}, ${tanggal}::date)) n join name_hit h on h.objek = 'NASABAH:' || n join name_entry e using (id_entri)
      where h.status in ('BARU', 'TERBUKTI') and e.jenis <> 'DHN')`,
};

/** Reads all obstacles to closing an account, in the order of the list above; one statement. */
export async function obstaclesOf(db: Db, asked: Asked): Promise<readonly Obstacle[]> {
  const kinds = Object.entries(obstacles);
  const each = kinds.map(
    ([kode, rows], urut) => db`
      select ${urut}::integer as urut, ${kode}::text as kode, x.sebut, x.nominal, x.sampai from (${rows(db, asked)}) as x(sebut, nominal, sampai)`,
  );
  return db<Obstacle[]>`
    select kode, sebut, nominal, sampai from (${each.reduce((all, one) => db`${all} union all ${one}`)}) o order by urut, sampai, sebut`;
}
