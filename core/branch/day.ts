import { type Context, visibleBranch } from '#core/access/context.ts';
import { commit } from '#core/engine/commit.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import { addDays, isWeekend } from '#lib/dates.ts';
import type { CloseCheck } from '#lib/errors/causes.ts';
import { fail } from '#lib/errors/errors.ts';
import { joined } from '#lib/errors/words.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import type { HariCabang, PeriksaTutupReply, PeriksaTutupRow } from '#types/proto/branch.ts';

interface Day {
  readonly kode_cabang: string;
  readonly status: 'BUKA' | 'TUTUP';
  readonly accounting_date: string;
}

async function dayOf({ db, caller }: Context, asked: string): Promise<Day> {
  const branch = visibleBranch(caller, asked);
  const [row] =
    branch === null
      ? []
      : await db<Day[]>`select kode_cabang, status, accounting_date from branch where kode_cabang = ${branch}`;
  return row ?? fail('NOT_FOUND');
}

/** The first day after `date` that is neither a weekend nor a holiday. */
async function nextBusinessDay({ db }: Context, date: string): Promise<string> {
  const rows = await db<
    { tanggal: string }[]
  >`select tanggal from holiday where tanggal > ${date} and tanggal < ${addDays(date, 60)}`;
  const holidays = new Set(rows.map((row) => row.tanggal));
  for (let day = addDays(date, 1); ; day = addDays(day, 1)) {
    if (!isWeekend(day) && !holidays.has(day)) return day;
  }
}

/** A year whose holidays nobody has entered would open on each of them without a word. */
async function mustHaveCalendar({ db }: Context, date: string): Promise<void> {
  const tahun = date.slice(0, 4);
  const [row] = await db`select from holiday where tanggal between ${`${tahun}-01-01`} and ${`${tahun}-12-31`} limit 1`;
  if (!row) fail('CALENDAR_MISSING', { params: { tahun, tanggal: date } });
}

/** What must hold before a branch can be closed, each with what stands in the way (domain: branch day). */
export async function closeChecks(context: Context, asked: string): Promise<PeriksaTutupReply> {
  const day = await dayOf(context, asked);
  const { db } = context;
  const branch = day.kode_cabang;
  const [tills, handovers, waiting, transit, balance] = await Promise.all([
    db<
      { kode_kas: string }[]
    >`select kode_kas from cash_box where kode_cabang = ${branch} and jenis = 'TELLER' and (status = 'BUKA' or saldo <> 0) order by kode_kas limit 20`,
    db<
      { kas: string; nominal: bigint }[]
    >`select k.kode_kas as kas, h.nominal from handover h join cash_box k on k.id_kas = h.asal where h.kode_cabang = ${branch} and h.status = 'DIKIRIM' order by h.dikirim_pada limit 20`,
    db<
      { flow_code: string; nama_user: string; nominal: bigint }[]
    >`select f.flow_code, u.nama_user, f.nominal from flow_instance f join app_user u on u.id_user = f.user_input where f.kode_cabang = ${branch} and f.flow_state = 'WAITING' and f.jenis <> 'DATA' order by f.dibuat_pada limit 20`,
    db<{ kode_gl: string; saldo: bigint }[]>`
      select t.kode_gl, sum(t.debet - t.kredit)::bigint as saldo from gl_total t join gl_account g using (kode_gl)
      where t.kode_cabang = ${branch} and t.tanggal <= ${day.accounting_date} and g.tipe = 'P' and t.kode_gl <> '110001' group by t.kode_gl having sum(t.debet - t.kredit) <> 0 order by 1`,
    db<
      { selisih: bigint }[]
    >`select coalesce(sum(debet - kredit), 0)::bigint as selisih from gl_total where kode_cabang = ${branch} and tanggal <= ${day.accounting_date}`,
  ]);
  const difference = balance[0]?.selisih ?? 0n;
  return {
    kode_cabang: branch,
    accounting_date: day.accounting_date,
    status_akses_desc: day.status,
    tanggal_berikutnya: await nextBusinessDay(context, day.accounting_date),
    periksa: [
      check(
        'KAS_TELLER',
        tills.map((row) => row.kode_kas),
      ),
      check(
        'SERAH_TERIMA',
        handovers.map((row) => `${row.kas} ${shown(row.nominal)}`),
      ),
      check(
        'MENUNGGU',
        waiting.map((row) => `${shown(row.nominal)} · ${row.nama_user}`),
        waiting.map((row) => row.flow_code),
      ),
      check(
        'PERANTARA',
        transit.map((row) => `${row.kode_gl} ${shown(row.saldo)}`),
      ),
      check('NERACA', difference === 0n ? [] : [shown(difference)]),
    ],
  };
}

const shown = (minor: bigint): string => formatMoney(money(BOOK_CURRENCY, minor));
const check = (kode: CloseCheck, rincian: string[], operasi: string[] = []): PeriksaTutupRow => ({
  kode,
  pesan: '',
  lulus: rincian.length === 0 ? 'T' : 'F',
  rincian,
  operasi,
});

/** Closes the branch day; refused with the checks that fail. Drafts and returned items expire with it. */
export async function closeDay(context: Context, asked: string): Promise<HariCabang> {
  return move(context, asked, 'TUTUP', async (day) => {
    const failed = (await closeChecks(context, asked)).periksa.filter((row) => row.lulus === 'F');
    if (failed.length > 0) {
      fail('DAY_NOT_READY', { params: { cabang: day.kode_cabang, sebab: joined(failed.map(({ kode }) => kode)) } });
    }
    return day.accounting_date;
  });
}

/** Opens the branch on the next business day after the one it closed. */
export async function openDay(context: Context, asked: string): Promise<HariCabang> {
  return move(context, asked, 'BUKA', async (day) => {
    const date = await nextBusinessDay(context, day.accounting_date);
    await mustHaveCalendar(context, date);
    return date;
  });
}

async function move(
  context: Context,
  asked: string,
  to: 'BUKA' | 'TUTUP',
  target: (day: Day) => Promise<string>,
): Promise<HariCabang> {
  const print = fingerprint(`CABANG_${to}`, [asked, context.caller.idUser]);
  // The day first, the key after: a twin that moves it in between is then found by its key, not by the day's new state.
  const day = await dayOf(context, asked);
  const [stored] = await context.db<{ sidik: string; id_user: string; jawaban: HariCabang }[]>`
    select encode(sidik, 'hex') as sidik, id_user, jawaban from idempotency where kunci = ${context.key}`;
  if (stored) {
    if (stored.sidik !== print.toString('hex') || stored.id_user !== context.caller.idUser) fail('KEY_REUSED');
    return stored.jawaban;
  }
  if (day.status === to) fail('DAY_ALREADY', { params: { cabang: day.kode_cabang, status: to } });
  const date = await target(day);
  const answer: HariCabang = { kode_cabang: day.kode_cabang, accounting_date: date, status_akses_desc: to };
  const done = await commit(context.db, {
    key: context.key,
    print,
    actor: context.caller.idUser,
    idUser: context.caller.idUser,
    kodeCabang: day.kode_cabang,
    operasi: to === 'BUKA' ? 'BUKA_CABANG' : 'TUTUP_CABANG',
    correlation: context.correlation,
    session: context.session,
    address: context.address,
    date: null,
    effects: [
      {
        efek: to === 'BUKA' ? 'day_open' : 'day_close',
        fase: 'sebelum',
        kode_cabang: day.kode_cabang,
        dari: day.accounting_date,
        ke: date,
      },
    ],
    audit: answer,
    answer,
  });
  return done.jawaban as HariCabang;
}
