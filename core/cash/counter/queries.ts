import type { Caller, Query } from '#core/access/context.ts';
import { type HandoverRow, handoverColumns, handoverTables, toHandoverRow } from '#core/cash/tills/handovers.ts';
import { listTills, type TillRow, tillColumns, tillTables, toTellerRow } from '#core/cash/tills/tills.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { toPecahan } from '#core/ledger/denominations.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { codesWhere } from '#lib/operations/operations.ts';
import type { TellerDetailQuery } from '#types/proto/cash/teller.ts';

/** Tills of the caller's branch; head office sees all. */
export const teller: Query<'teller.teller'> = (context, input) => listTills(context, input);

/** Movements between vault and till; all others are a customer's. */
const FROM_VAULT = codesWhere(({ cash }) => cash === 'FROM_VAULT');
const TO_VAULT = codesWhere(({ cash }) => cash === 'TO_VAULT');

interface DayTotals {
  masuk: bigint;
  keluar: bigint;
  dari_khasanah: bigint;
  ke_khasanah: bigint;
  jumlah_transaksi: number;
  /** Net of the movements dated after the till's day; normally none. */
  kemudian: bigint;
}

interface HourRow {
  jam: string;
  masuk: bigint;
  keluar: bigint;
}

/** The answer covers so many hours of one branch day at most, the latest. */
const HOURS = 24;

/** Customers' cash over a till by the hour of the clock, of one accounting date. Jakarta's hours begin when UTC's do. */
const byHour = (db: Db, idKas: number, day: string): Promise<HourRow[]> => db<HourRow[]>`
  select * from (
    select date_trunc('hour', j.dibuat_pada) as jam, sum(m.masuk)::bigint as masuk, sum(m.keluar)::bigint as keluar
    from cash_movement m join journal j on j.id = m.journal_id and j.tanggal = m.tanggal
    where m.id_kas = ${idKas} and m.tanggal = ${day}::date and not j.operasi = any (${[...FROM_VAULT, ...TO_VAULT]}::text[])
    group by 1 order by 1 desc limit ${HOURS}) h order by jam`;

interface ClosingRow {
  tanggal: string;
  ditutup_pada: string;
  nama_user: string;
  dihitung: bigint;
  selisih: bigint;
}

/** Finds the last closing of a till before a day. */
async function closingBefore(db: Db, idKas: number, day: string): Promise<ClosingRow | undefined> {
  const [row] = await db<ClosingRow[]>`
    select c.tanggal, c.dihitung_pada as ditutup_pada, u.nama_user, c.dihitung, c.dihitung - c.seharusnya as selisih
    from till_count c join app_user u on u.id_user = c.petugas
    where c.id_kas = ${idKas} and c.tanggal < ${day}::date and c.tutup order by c.tanggal desc, c.id desc limit 1`;
  return row;
}

/** Returns the till that is asked for by its id, else the caller's own in a currency, else the one the caller works with first. */
async function boxAsked(db: Db, caller: Caller, { id_kas, kode_valuta }: TellerDetailQuery): Promise<number> {
  if (id_kas !== '') return /^\d{1,9}$/.test(id_kas) ? Number.parseInt(id_kas, 10) : fail('NOT_FOUND');
  if (kode_valuta === '') return caller.idKas ?? fail('NO_TILL');
  const [own] = await db<{ id_kas: number }[]>`
    select id_kas from cash_box where id_user = ${caller.idUser} and kode_valuta = ${kode_valuta}`;
  return own?.id_kas ?? fail('NO_TILL');
}

/** A till's stock, its day in figures and the cash that waits for it. NO_TILL, or NOT_FOUND also for another branch's till. */
export const tellerDetail: Query<'teller.tellerDetail'> = async ({ db, caller }, input) => {
  const id = await boxAsked(db, caller, input);
  const [row] = await db<(TillRow & { stok: Record<string, number>; hari: string })[]>`
    select ${tillColumns(db)}, k.stok, b.accounting_date as hari
    from ${tillTables(db)} join branch b on b.kode_cabang = k.kode_cabang where k.id_kas = ${id} and k.jenis = 'TELLER'`;
  if (!row || !(caller.headOffice || row.kode_cabang === caller.kodeCabang)) return fail('NOT_FOUND');
  const opened = row.status === 'BUKA' || row.tanggal === row.hari;
  const [[totals], waiting, all, hours, last] = await Promise.all([
    db<DayTotals[]>`
      select coalesce(sum(m.masuk) filter (where hari_ini and not j.operasi = any (${FROM_VAULT}::text[])), 0)::bigint as masuk,
             coalesce(sum(m.keluar) filter (where hari_ini and not j.operasi = any (${TO_VAULT}::text[])), 0)::bigint as keluar,
             coalesce(sum(m.masuk) filter (where hari_ini and j.operasi = any (${FROM_VAULT}::text[])), 0)::bigint as dari_khasanah,
             coalesce(sum(m.keluar) filter (where hari_ini and j.operasi = any (${TO_VAULT}::text[])), 0)::bigint as ke_khasanah,
             count(*) filter (where hari_ini and not j.operasi = any (${[...FROM_VAULT, ...TO_VAULT]}::text[]))::integer as jumlah_transaksi,
             coalesce(sum(m.masuk - m.keluar) filter (where not hari_ini), 0)::bigint as kemudian
      from cash_movement m join journal j on j.id = m.journal_id and j.tanggal = m.tanggal, lateral (select m.tanggal = ${row.hari}::date as hari_ini) h
      where m.id_kas = ${id} and m.tanggal >= ${row.hari}::date`,
    db<HandoverRow[]>`
      select ${handoverColumns(db)} from ${handoverTables(db)}
      where h.kode_cabang = ${row.kode_cabang} and (h.tujuan = ${id} and is_on_its_way(h.status)
        or h.asal = ${id} and h.status in ('SELISIH', 'DIKEMBALIKAN')) order by h.dikirim_pada, h.id_serah_terima`,
    db<TillRow[]>`
      select ${tillColumns(db)} from ${tillTables(db)}
      where k.id_user = ${row.id_user} order by k.kode_valuta <> ${BOOK_CURRENCY}, k.id_kas`,
    byHour(db, id, row.hari),
    opened ? undefined : closingBefore(db, id, row.hari),
  ]);
  const day = totals ?? fail('SYSTEM');
  const opening = row.saldo - day.kemudian - day.masuk + day.keluar - day.dari_khasanah + day.ke_khasanah;
  const amount = (minor: bigint): string => fromMinor(minor, row.kode_valuta);
  return {
    teller: toTellerRow(row),
    pecahan: toPecahan(row.stok, row.kode_valuta),
    masuk: amount(day.masuk),
    keluar: amount(day.keluar),
    dari_khasanah: amount(day.dari_khasanah),
    ke_khasanah: amount(day.ke_khasanah),
    saldo_awal: amount(opening),
    jumlah_transaksi: day.jumlah_transaksi,
    serah_terima: waiting.map(toHandoverRow),
    kas: all.map(toTellerRow),
    sudah_dibuka: row.status === 'TUTUP' && opened ? 'T' : 'F',
    per_jam: hours.map(({ jam, masuk, keluar }) => ({
      jam: isoTime(jam),
      masuk: amount(masuk),
      keluar: amount(keluar),
    })),
    terakhir: last && {
      ...last,
      ditutup_pada: isoTime(last.ditutup_pada),
      dihitung: amount(last.dihitung),
      selisih: amount(last.selisih),
    },
  };
};
