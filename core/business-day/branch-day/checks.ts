import { type Context, visibleBranch } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import type { DayState } from '#lib/business-day/operations/hours.ts';
import { addDays } from '#lib/dates.ts';
import { type CloseCheck, closeChecks as checks } from '#lib/errors/causes.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatRupiah } from '#lib/money.ts';
import type {
  LangkahHariRow,
  PenghalangRow,
  PeriksaTutupReply,
  PeriksaTutupRow,
} from '#types/proto/business-day/branch.ts';

/** A branch with its day, beside head office's, which is the bank's. */
export interface Day {
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly headOffice: boolean;
  readonly status: DayState;
  readonly accounting_date: string;
  readonly bankDate: string;
  readonly bankStatus: DayState;
  /** The last working day of a branch that is closed for good; '' of any other. */
  readonly closedSince: string;
}

/** The board warns of a calendar's end without a successor this many days before. */
export const CALENDAR_WARNING_DAYS = 60;
/** A check names at most this many of its blockers. */
const MAX_DETAILS = 20;

/** Reads the day of a branch the caller may see. NOT_FOUND. */
export async function dayOf({ db, caller }: Context, asked: string): Promise<Day> {
  const branch = visibleBranch(caller, asked);
  const [row] =
    branch === null
      ? []
      : await db<Day[]>`
          select b.kode_cabang, b.nama_cabang, b.jenis = 'HO' as "headOffice", b.status, b.accounting_date,
                 p.accounting_date as "bankDate", p.status as "bankStatus",
                 coalesce(b.tanggal_penutupan::text, '') as "closedSince"
          from branch b join branch p on p.jenis = 'HO' where b.kode_cabang = ${branch}`;
  return row ?? fail('NOT_FOUND');
}

/** Returns the next business day of the bank's calendar; '' where the calendar does not know its year. */
async function nextBusinessDay(db: Db, date: string): Promise<string> {
  const [row] = await db<{ tanggal: string | null }[]>`
    select case when calendar_known(d) then d end as tanggal from next_business_day(${date}::date) d`;
  return row?.tanggal ?? '';
}

interface Blocker {
  kode: CloseCheck;
  id: string;
  nama: string;
  orang: string;
  nominal: bigint;
}

/** Checks about a till or a vault. */
const ofCash: ReadonlySet<CloseCheck> = new Set(['KAS_TELLER', 'SERAH_TERIMA', 'KHASANAH']);

export const isOfCash = (check: CloseCheck): boolean => ofCash.has(check);

/** Shows a blocker by its code: an item of the workflow by its operation and amount, the rest by their own names. */
const toBlocker = ({ kode, id, nama, orang, nominal }: Blocker): PenghalangRow => {
  const item = kode === 'KAS_MENUNGGU';
  const paper = kode === 'STOK_CETAK' && nominal === 0n; // a range that somebody holds, without an amount
  return {
    id,
    operasi: item ? nama : '',
    teks: item ? formatRupiah(nominal) : [nama, paper ? '' : formatRupiah(nominal)].filter(Boolean).join(' '),
    nama_user: orang,
    kode_kas: isOfCash(kode) ? nama : '',
    petugas: [],
    diingatkan_pada: '',
    istirahat: 0,
  };
};

/** Runs the checks before a branch can be closed, each with its blockers (domain: branch day). */
export async function blockersOf(db: Db, branch: string): Promise<PeriksaTutupRow[]> {
  const rows = await db<Blocker[]>`select kode, id, nama, orang, nominal from day_blockers(${branch})`;
  return (Object.keys(checks) as CloseCheck[]).map((kode) => {
    const found = rows.filter((row) => row.kode === kode);
    return {
      kode,
      pesan: '',
      lulus: found.length === 0 ? 'T' : 'F',
      rincian: found.slice(0, MAX_DETAILS).map(toBlocker),
    };
  });
}

interface Step {
  tanggal: string;
  dari: string;
  ke: string;
  nama_user: string;
  disetujui_oleh: string | null;
  waktu: string;
  alasan: string;
}

/** Lists the moves of one day of a branch, oldest first. */
export async function stepsOf(
  db: Db,
  { kode_cabang, accounting_date }: Pick<Day, 'kode_cabang' | 'accounting_date'>,
): Promise<LangkahHariRow[]> {
  const rows = await db<Step[]>`
    select s.tanggal, s.dari, s.ke, u.nama_user, a.nama_user as disetujui_oleh, s.waktu, s.alasan
    from branch_day_step s join app_user u on u.id_user = s.id_user left join app_user a on a.id_user = s.disetujui_oleh
    where s.kode_cabang = ${kode_cabang} and s.tanggal = ${accounting_date} order by s.urut`;
  return rows.map((row) => ({ ...row, disetujui_oleh: row.disetujui_oleh ?? '', waktu: isoTime(row.waktu) }));
}

/** Counts the items that the day's close will end without a decision: waiting items, and drafts with returned ones. */
async function endingWith(db: Db, branch: string) {
  const [row] = await db<{ menunggu: number; kedaluwarsa: number }[]>`
    select count(*) filter (where flow_state = 'WAITING')::integer as menunggu,
           count(*) filter (where flow_state <> 'WAITING')::integer as kedaluwarsa
    from flow_instance f where kode_cabang = ${branch} and flow_state in ('WAITING', 'DRAFT', 'RETURNED') and ends_with_day(f)`;
  return row ?? { menunggu: 0, kedaluwarsa: 0 };
}

/** Returns the last day the calendar knows, when it is near; '' otherwise. */
async function calendarEnd(db: Db, date: string): Promise<string> {
  const [row] = await db<{ tahun: number | null }[]>`
    select min(y.tahun)::integer as tahun from generate_series(extract(year from ${date}::date)::integer, extract(year from ${date}::date)::integer + 1) as y(tahun)
    where not calendar_known(make_date(y.tahun, 1, 1))`;
  if (!row?.tahun) return '';
  const last = addDays(`${row.tahun}-01-01`, -1);
  return last <= addDays(date, CALENDAR_WARNING_DAYS) ? last : '';
}

/** Returns the day of a branch for its board: status, checks, the items its close would end, its moves. */
export async function closeChecks(context: Context, asked: string): Promise<PeriksaTutupReply> {
  const { db } = context;
  const day = await dayOf(context, asked);
  const [periksa, next, ending, steps, calendar] = await Promise.all([
    blockersOf(db, day.kode_cabang),
    nextBusinessDay(db, day.bankDate),
    endingWith(db, day.kode_cabang),
    stepsOf(db, day),
    calendarEnd(db, day.bankDate),
  ]);
  const follows =
    day.closedSince === '' && day.bankStatus !== 'TUTUP' && day.bankDate > day.accounting_date ? day.bankDate : '';
  return {
    kode_cabang: day.kode_cabang,
    nama_cabang: day.nama_cabang,
    accounting_date: day.accounting_date,
    status_akses_desc: day.status,
    kantor_pusat: day.headOffice ? 'T' : 'F',
    tanggal_bank: day.bankDate,
    status_bank: day.bankStatus,
    tanggal_berikutnya: day.headOffice ? next : follows,
    akan_dibatalkan: ending.menunggu,
    akan_kedaluwarsa: ending.kedaluwarsa,
    kalender_sampai: calendar,
    tanggal_penutupan: day.closedSince,
    langkah: steps,
    periksa,
  };
}
