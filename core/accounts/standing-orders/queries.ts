import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Context, Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { calendarFrom } from '#core/list/calendar.ts';
import { branchScope, onAccount } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { hourOf, mostOf, type RailTerms, termsOf } from '#core/payments/settlement/rail-terms.ts';
import { scheduleQuery } from '#lib/accounts/schemas/standing-orders.ts';
import { type Schedule, scheduleOf, upcomingDates } from '#lib/accounts/standing-order-dates.ts';
import type { OrderClass } from '#lib/accounts/standing-orders.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor, fromMinorOrEmpty } from '#lib/money.ts';
import type {
  JadwalQuery,
  PerintahQuery,
  PerintahRow,
  SyaratJalur,
  TanggalPerintah,
} from '#types/proto/accounts/standing.ts';
import type { Order } from './mandate.ts';
import { bankName, runsOf } from './run-queries.ts';

/** An order with its accounts and its progress; amounts in minor units. */
interface Row extends Omit<Order, 'rekening_tujuan'> {
  readonly rekening_tujuan: string;
  readonly nama_bank: string;
  readonly nama_sumber: string;
  readonly pegangan_sumber: string;
  readonly nama_tujuan: string;
  readonly pegangan_tujuan: string;
  readonly kode_cabang: string;
  readonly kode_valuta: string;
  readonly jatuh_terakhir: string | null;
  readonly kali_lewat: number;
  readonly gagal_beruntun: number;
}

const columns = (db: Db) => db`
  o.nomor_perintah, o.golongan, o.jenis, o.rekening_sumber, o.jalur, o.kode_bank, o.penduduk_tujuan, o.wni_tujuan, o.penduduk_pengirim, o.wni_pengirim, o.kode_tujuan,
  o.beban, o.nominal, o.persen, o.batas_bawah, o.batas_atas, o.kelipatan, o.periode, o.setiap, o.hari, o.mulai, o.sampai, o.kali, o.hari_libur, o.prioritas,
  o.coba_ulang, o.jeda_ulang, o.sebagian, o.biaya_berhasil, o.biaya_gagal, o.berita, o.status, o.sebab_status, o.versi,
  coalesce(o.rekening_tujuan, o.rekening_luar) as rekening_tujuan, coalesce(t.nama_rekening, o.nama_luar) as nama_tujuan, ${bankName(db)} as nama_bank,
  a.nama_rekening as nama_sumber, a.pegangan as pegangan_sumber, coalesce(t.pegangan::text, '') as pegangan_tujuan,
  a.kode_cabang, a.kode_valuta, z.jatuh_terakhir, z.kali_lewat, z.gagal_beruntun`;
const tables = (db: Db) => db`
  standing_order o join account a on a.nomor_rekening = o.rekening_sumber left join account t on t.nomor_rekening = o.rekening_tujuan
  join branch c on c.kode_cabang = a.kode_cabang join standing_order_state z on z.nomor_perintah = o.nomor_perintah`;

function toWire(row: Row, caller: Caller): PerintahRow {
  const amount = (minor: bigint | null): string => fromMinorOrEmpty(minor, row.kode_valuta);
  const count = (number: number | null): string => (number === null || number === 0 ? '' : String(number));
  return {
    nomor_perintah: row.nomor_perintah,
    golongan: row.golongan,
    jenis: row.jenis,
    rekening_sumber: accountSeenBy(caller, row.rekening_sumber),
    nama_sumber: row.nama_sumber,
    pegangan_sumber: row.pegangan_sumber,
    rekening_tujuan: accountSeenBy(caller, row.rekening_tujuan),
    nama_tujuan: row.nama_tujuan,
    pegangan_tujuan: row.pegangan_tujuan,
    jalur: row.jalur,
    kode_bank: row.kode_bank,
    nama_bank: row.nama_bank,
    penduduk_tujuan: row.penduduk_tujuan ? 'T' : 'F',
    wni_tujuan: row.wni_tujuan ? 'T' : 'F',
    penduduk_pengirim: row.penduduk_pengirim ? 'T' : 'F',
    wni_pengirim: row.wni_pengirim ? 'T' : 'F',
    kode_tujuan: row.kode_tujuan,
    beban: row.beban,
    kode_cabang: row.kode_cabang,
    kode_valuta: row.kode_valuta,
    nominal: amount(row.nominal),
    persen: row.persen === null ? '' : fromMinor(BigInt(row.persen)),
    batas_bawah: amount(row.batas_bawah),
    batas_atas: amount(row.batas_atas),
    kelipatan: row.kelipatan > 1n ? amount(row.kelipatan) : '',
    periode: row.periode,
    setiap: String(row.setiap),
    hari: count(row.hari),
    mulai: row.mulai,
    sampai: row.sampai ?? '',
    kali: count(row.kali),
    hari_libur: row.hari_libur,
    prioritas: String(row.prioritas),
    coba_ulang: String(row.coba_ulang),
    jeda_ulang: String(row.jeda_ulang),
    sebagian: row.sebagian ? 'T' : 'F',
    biaya_berhasil: amount(row.biaya_berhasil),
    biaya_gagal: amount(row.biaya_gagal),
    berita: row.berita,
    status: row.status,
    sebab_status: row.sebab_status,
    versi: row.versi,
    jatuh_terakhir: row.jatuh_terakhir ?? '',
    gagal_beruntun: row.gagal_beruntun,
    bebas_biaya: row.golongan === 'SI' && row.biaya_berhasil + row.biaya_gagal === 0n ? 'T' : 'F',
  };
}

const ordersOf = async ({ db, caller }: Context, golongan: OrderClass, input: PerintahQuery) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [
        db`o.golongan = ${golongan}`,
        branchScope(db, caller, 'a.kode_cabang', input.kode_cabang),
        ...(keyword
          ? [
              onAccount(
                db,
                caller,
                db`(o.rekening_sumber = ${keyword} or o.rekening_tujuan = ${keyword} or o.rekening_luar = ${keyword})`,
              ),
            ]
          : []),
        ...(input.status ? [db`o.status = ${input.status}`] : []),
        ...(input.jenis ? [db`o.jenis = ${input.jenis}`] : []),
      ],
      sortable: { nomor_perintah: { sql: 'o.nomor_perintah', type: 'text' } },
      key: [{ sql: 'o.nomor_perintah', type: 'text' }],
      defaultSort: '-nomor_perintah',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => toWire(row, caller)), resp_cursor: page.cursor };
};

/** Lists standing orders paid from accounts of the branches the caller may see, the latest first. */
export const si: Query<'standing.si'> = (context, input) => ordersOf(context, 'SI', input);
/** Lists automatic transfers likewise. */
export const ats: Query<'standing.ats'> = (context, input) => ordersOf(context, 'ATS', input);

const DATES = 5;

const dateRows = (dates: ReturnType<typeof upcomingDates>): TanggalPerintah[] =>
  dates.map(({ jatuh_tempo, jalan }) => ({ jatuh_tempo, jalan: jalan ?? '' }));

const number = (text: string): number => Number(text); // not an amount: how often, or which day

/** Returns one order with its next due dates. NOT_FOUND, OTHER_BRANCH. */
export const perintah: Query<'standing.perintah'> = async ({ db, caller }, { nomor_perintah }) => {
  const [row] = await db<(Row & { id_flow: string })[]>`
    select ${columns(db)}, coalesce((select f.id_flow::text from flow_instance f where f.objek = 'PERINTAH:' || o.nomor_perintah
      and f.flow_state = 'WAITING' and f.jenis <> 'OVERRIDE' limit 1), '') as id_flow
    from ${tables(db)} where o.nomor_perintah = ${nomor_perintah}`;
  if (!row) return fail('NOT_FOUND');
  if (!caller.headOffice && caller.kodeCabang !== row.kode_cabang) {
    return fail('OTHER_BRANCH', { params: { rekening: row.nomor_perintah, cabang: row.kode_cabang } });
  }
  const running = row.status === 'AKTIF';
  const dates = running
    ? upcomingDates(
        scheduleOf(row),
        { after: row.jatuh_terakhir, past: row.kali_lewat, many: DATES },
        await calendarFrom(db, row.jatuh_terakhir ?? row.mulai),
      )
    : [];
  const runs = await runsOf(db, caller, row.nomor_perintah);
  return { perintah: toWire(row, caller), berikut: dateRows(dates), id_flow: row.id_flow, hasil: runs };
};

const onWire = (terms: RailTerms): SyaratJalur => ({
  batas: fromMinor(mostOf(terms, false) ?? 0n),
  biaya: fromMinor(terms.biaya),
  buka: hourOf(terms.buka),
  tutup: hourOf(terms.tutup),
});

/** Returns the first dates of an order while it is typed, and the rail's terms of a payment to another bank. */
export const jadwal: Query<'standing.jadwal'> = async ({ db, caller }, asked: JadwalQuery) => {
  const input = validInput(scheduleQuery, asked);
  const schedule: Schedule = {
    periode: input.periode,
    setiap: number(input.setiap || '1'),
    hari: number(input.hari || '0'),
    mulai: input.mulai,
    sampai: input.sampai || null,
    kali: input.kali === '' ? null : number(input.kali),
    hari_libur: input.hari_libur,
  };
  const fits =
    schedule.periode === 'MINGGUAN'
      ? schedule.hari >= 1 && schedule.hari <= 7
      : schedule.periode !== 'BULANAN' || schedule.hari >= 1;
  const syarat = input.jalur === 'INTERNAL' ? undefined : onWire(await termsOf(db, caller, input.jalur));
  return {
    syarat,
    berikut: fits ? dateRows(upcomingDates(schedule, { many: DATES }, await calendarFrom(db, input.mulai))) : [],
  };
};

/** Lists orders that pay from an account or to it, active ones first. ACCOUNT_NOT_FOUND, OTHER_BRANCH. */
export const rekening: Query<'standing.rekening'> = async ({ db, caller }, { nomor_rekening, pegangan }) => {
  const [account] = await db<{ nomor_rekening: string; kode_cabang: string }[]>`
    select a.nomor_rekening, a.kode_cabang from account a
    where ${pegangan ? db`a.pegangan = ${pegangan}::uuid` : onAccount(db, caller, db`a.nomor_rekening = ${nomor_rekening}`)}`;
  if (!account) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomor_rekening } });
  if (!caller.headOffice && caller.kodeCabang !== account.kode_cabang) {
    const shown = accountSeenBy(caller, account.nomor_rekening);
    return fail('OTHER_BRANCH', { params: { rekening: shown, cabang: account.kode_cabang } });
  }
  const rows = await db<Row[]>`
    select ${columns(db)} from ${tables(db)}
    where ${account.nomor_rekening} in (o.rekening_sumber, o.rekening_tujuan)
    order by o.status in ('AKTIF', 'DITANGGUHKAN') desc, o.prioritas, o.nomor_perintah limit 50`;
  return { perintah: rows.map((row) => toWire(row, caller)) };
};
