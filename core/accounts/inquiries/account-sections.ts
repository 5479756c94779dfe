import { type Context, knownItems } from '#core/access/context.ts';
import { percent } from '#core/accounts/opening/open-rule.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { branchScope } from '#core/list/list-filters.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import type {
  InfoBlokir,
  InfoBuku,
  InfoKontrak,
  InfoMenunggu,
  InfoPihak,
  InfoTahanan,
} from '#types/proto/accounts/account-info.ts';
import type { KartuSingkat } from '#types/proto/accounts/card.ts';
import type { AskedAccount } from './account-asked.ts';

/** The parts of an account's information, each as of a day. */

/**
 * BENAR: by all that is known today. DIKETAHUI: by the books when the day ended, though they were corrected since (domain: branch day, back-dating).
 */
export type Way = 'BENAR' | 'DIKETAHUI';

interface ContractRow {
  berlaku_sejak: string;
  akad: string;
  nisbah_nasabah: number | null;
  setoran_awal: bigint;
  setoran_berikut: bigint;
  saldo_minimum: bigint;
  biaya_bulanan: bigint;
  biaya_penutupan: bigint;
}

/** Reads the contract in force on a day. */
export async function contractOn(db: Db, account: AskedAccount, day: string): Promise<InfoKontrak | undefined> {
  const [row] = await db<ContractRow[]>`
    select berlaku_sejak, akad, nisbah_nasabah, setoran_awal, setoran_berikut, saldo_minimum, biaya_bulanan, biaya_penutupan
    from account_contract_on(${account.nomor_rekening}, ${day}::date)`;
  if (!row) return undefined;
  const amount = (minor: bigint) => fromMinor(minor, account.kode_valuta);
  return {
    berlaku_sejak: row.berlaku_sejak,
    akad: row.akad,
    nisbah_nasabah: row.nisbah_nasabah === null ? '' : percent(row.nisbah_nasabah),
    setoran_awal: amount(row.setoran_awal),
    setoran_berikut: amount(row.setoran_berikut),
    saldo_minimum: amount(row.saldo_minimum),
    biaya_bulanan: amount(row.biaya_bulanan),
    biaya_penutupan: amount(row.biaya_penutupan),
  };
}

/** Selects the rows of a record's part that the books held when a day ended: those of its version of then; without versions, the present ones. */
const partiesKnown = (db: Db, account: AskedAccount, day: string): Fragment => db`
  jsonb_populate_recordset(null::account_party, coalesce(
    record_as('account', ${account.nomor_rekening}, ${day}::date, 'infinity') -> 'account_party',
    (select jsonb_agg(to_jsonb(x)) from account_party x where x.nomor_rekening = ${account.nomor_rekening}), '[]'))`;

/** Reads owners, signers, guardians and proxies of a day, owners first. */
export async function partiesOn(db: Db, account: AskedAccount, day: string, view: Way): Promise<InfoPihak[]> {
  const rows = await db<(Omit<InfoPihak, 'sampai'> & { sampai: string | null })[]>`
    select p.nomor_nasabah, n.nama_nasabah, p.peran, p.mulai, p.sampai
    from ${
      view === 'DIKETAHUI'
        ? partiesKnown(db, account, day)
        : db`(select * from account_party x where x.nomor_rekening = ${account.nomor_rekening})`
    } p join customer n using (nomor_nasabah)
    where p.mulai <= ${day}::date and coalesce(p.sampai, ${day}::date) >= ${day}::date
    order by p.peran <> 'PEMILIK', p.peran, p.mulai, p.nomor_nasabah`;
  return rows.map(({ sampai, ...row }) => ({ ...row, sampai: sampai ?? '' }));
}

/**
 * Selects rows of a hold or a block beside their version of a day. A release counts from its day on, in both ways; the days it lasts are those of
 * today, or those of then.
 */
const rowsOn = (db: Db, kind: 'hold' | 'block', account: AskedAccount, day: string, view: Way): Fragment => {
  const table = db.unsafe(kind === 'hold' ? 'account_hold' : 'account_blocking');
  const dates = db.unsafe(view === 'BENAR' ? 'h' : 'v');
  return db`(
    select h.*, v.lalu from ${table} h
    cross join lateral (
      select coalesce(record_as(${kind}, h.id_blokir::text, ${day}::date, 'infinity'),
        (select x.isi from record_version x where x.jenis = ${kind} and x.kunci = h.id_blokir::text and ${view} = 'BENAR' order by x.versi limit 1),
        case when not exists (select from record_version x where x.jenis = ${kind} and x.kunci = h.id_blokir::text) then to_jsonb(h) end) as lalu) l
    cross join lateral (select l.lalu, (l.lalu ->> 'tanggal_awal')::date as tanggal_awal, (l.lalu ->> 'tanggal_akhir')::date as tanggal_akhir) v
    where h.nomor_rekening = ${account.nomor_rekening} and l.lalu is not null
      and ${dates}.tanggal_awal <= ${day}::date and coalesce(${dates}.tanggal_akhir, ${day}::date) >= ${day}::date)`;
};

interface HoldRow {
  id_blokir: string;
  jenis: string;
  tingkat: string;
  sisa: bigint;
  alasan: string;
  nomor_surat: string;
  tanggal_awal: string;
  tanggal_akhir: string | null;
}

/** Reads funds held on a day, the earliest beginning first, and their sum in minor units. */
export async function holdsOn(
  db: Db,
  account: AskedAccount,
  day: string,
  view: Way,
): Promise<{ rows: InfoTahanan[]; total: bigint }> {
  const rows = await db<HoldRow[]>`
    select h.id_blokir, h.jenis, h.tingkat, (h.jumlah - (h.lalu ->> 'dilepas')::bigint)::bigint as sisa, h.alasan, h.nomor_surat, h.tanggal_awal,
      h.tanggal_akhir
    from ${rowsOn(db, 'hold', account, day, view)} h
    where h.jumlah > (h.lalu ->> 'dilepas')::bigint order by h.tanggal_awal, h.id_blokir`;
  return {
    total: rows.reduce((sum, { sisa }) => sum + sisa, 0n),
    rows: rows.map(({ sisa, alasan, nomor_surat, tanggal_akhir, ...row }) => ({
      ...row,
      jenis: row.tingkat === 'BERWENANG' ? 'RESMI' : row.jenis,
      sisa: fromMinor(sisa, account.kode_valuta),
      alasan: row.tingkat === 'BERWENANG' ? '' : alasan,
      nomor_surat: row.tingkat === 'BERWENANG' ? '' : nomor_surat,
      tanggal_akhir: tanggal_akhir ?? '',
    })),
  };
}

/** Reads the sides blocked on a day. */
export async function blocksOn(db: Db, account: AskedAccount, day: string, view: Way): Promise<InfoBlokir[]> {
  const rows = await db<(Omit<InfoBlokir, 'tanggal_akhir'> & { tanggal_akhir: string | null })[]>`
    select h.id_blokir, h.arah, h.tingkat, h.alasan, h.tanggal_awal, h.tanggal_akhir
    from ${rowsOn(db, 'block', account, day, view)} h
    where not (h.lalu ->> 'dicabut')::boolean order by h.tanggal_awal, h.id_blokir`;
  return rows.map(({ alasan, tanggal_akhir, ...row }) => ({
    ...row,
    alasan: row.tingkat === 'BERWENANG' ? '' : alasan,
    tanggal_akhir: tanggal_akhir ?? '',
  }));
}

/** Combines the blocked sides: two blocks of one side each block both. */
export function blockOf(blocks: readonly Pick<InfoBlokir, 'arah'>[]): string {
  const sides = new Set(blocks.map(({ arah }) => arah));
  if (sides.has('T') || (sides.has('D') && sides.has('K'))) return 'T';
  return sides.has('D') ? 'D' : sides.has('K') ? 'K' : '';
}

/** Reads the open cards of the account. */
export const cardsOf = async (db: Db, account: AskedAccount): Promise<KartuSingkat[]> => [
  ...(await db<KartuSingkat[]>`
    select id_kartu, '' as nomor_rekening, nama_produk_kartu, empat, status, berlaku_sampai, habis from live_cards(${[account.nomor_rekening]})`),
];

/** Reads the passbook in use; an account has one at a time (domain: passbook). */
export async function bookOf(db: Db, account: AskedAccount): Promise<InfoBuku | undefined> {
  const [row] = await db<InfoBuku[]>`
    select nomor_seri, status as status_buku, halaman, baris from passbook
    where nomor_rekening = ${account.nomor_rekening} and status in ('AKTIF', 'PENUH')`;
  return row;
}

/** The information shows at most this many items of a branch's work list that touch the account and wait for a second person. */
const WAITING = 20;

/** Reads the items that wait for a second person and move money on the account or change it. */
export async function waitingOn({ db, caller }: Context, account: AskedAccount): Promise<InfoMenunggu[]> {
  const rows = await db<
    {
      id_flow: string;
      flow_code: string;
      nominal: bigint;
      kode_valuta: string;
      user_input: string;
      dibuat_pada: string;
    }[]
  >`
    select f.id_flow, f.flow_code, f.nominal, f.kode_valuta, f.user_input, f.dibuat_pada from flow_instance f
    where f.flow_state = 'WAITING' and (f.rekening = ${account.nomor_rekening} or f.objek like ${`%:${account.nomor_rekening}`})
      and ${branchScope(db, caller, 'f.kode_cabang', '')} and ${knownItems(db, caller)}
    order by f.dibuat_pada, f.id_flow limit ${WAITING}`;
  return rows.map(({ flow_code, nominal, dibuat_pada, ...row }) => ({
    ...row,
    flowCode: flow_code,
    nominal: fromMinor(nominal, row.kode_valuta),
    dibuat_pada: isoTime(dibuat_pada),
  }));
}
