import { loadCaller } from '#core/access/callers.ts';
import { jurnal } from '#core/books/reports/journals.ts';
import { auditTrail } from '#core/control/audit/queries.ts';
import type { Db } from '#core/db/client.ts';
import { wallClock } from '#lib/dates.ts';
import { BRANCH, prepareBank, userName } from './bank.ts';
import { type BenchDatabase, inBench } from './database.ts';
import { QUICK, sized } from './quick.ts';

/** `node bench/search.ts`: how long searches take over two million journal lines of a month. Exits 1 above the target. */
const JOURNALS = sized(1_000_000, 20_000);
const DAYS = 30;
const CALLS = sized(7, 2);
/** A person waits this long, in milliseconds; the worst of the calls counts. */
const TARGET_MS = 1_000;
const QUIET_BRANCH = '002';
const RARE_GL = '403001';
const RARE_TEXT = 'selisih mesin hitung';
const AUDITOR = 'auditor';

/**
 * A month of transfers in the order of time, two lines each, most of them in one branch. Three journals in the middle are rare: by
 * their text, their account of the chart, their act and their branch.
 */
async function prepareMonth(owner: Db, today: string): Promise<void> {
  await owner`insert into branch (kode_cabang, nama_cabang, kota, jenis, status, accounting_date) values
    (${QUIET_BRANCH}, 'Depok', 'Depok', 'CABANG', 'BUKA', ${today})`;
  await owner`insert into app_user (id_user, nama_user, kode_cabang) values (${AUDITOR}, 'Auditor', '000')`;
  await owner`insert into user_role (id_user, role_id) values (${AUDITOR}, 'AUDITOR')`;
  await owner`
    with heads as (
      insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi, keterangan)
      select nextval('trail_id_seq'), ${today}::date - ${DAYS}::integer + (n::bigint * ${DAYS} / ${JOURNALS})::integer, pg_current_xact_id()::text::bigint,
             case when n % (${JOURNALS} / 3) = 1234 then ${QUIET_BRANCH} else ${BRANCH} end,
             case when n % (${JOURNALS} / 3) = 1234 then 'PENUKARAN_LANGKA' else 'BENCH' end,
             ${userName(1)}, now() - (${JOURNALS} - n) * interval '2 seconds', 1000, 'IDR', gen_random_uuid(),
             case when n % (${JOURNALS} / 3) = 1234 then 'Koreksi selisih mesin hitung' else 'Pembayaran ke ' || n end
      from generate_series(1, ${JOURNALS}::integer) n returning id, tanggal, kode_cabang, operasi
    )
    insert into journal_line (journal_id, tanggal, xid, jumlah, urut, kode_cabang, kode_gl, kode_valuta)
    select h.id, h.tanggal, pg_current_xact_id()::text::bigint, case u when 1 then 1000 else -1000 end, u, h.kode_cabang,
           case when h.operasi <> 'BENCH' then ${RARE_GL} when u = 1 then '101002' else '112005' end, 'IDR'
    from heads h cross join generate_series(1, 2) u order by h.id, u`;
  await owner`vacuum analyze`;
}

async function worst(call: () => Promise<{ data: readonly unknown[] }>): Promise<{ ms: number; rows: number }> {
  let [ms, rows] = [0, 0];
  for (let time = 0; time < CALLS; time++) {
    const from = performance.now();
    rows = (await call()).data.length;
    ms = Math.max(ms, performance.now() - from);
  }
  return { ms: Math.round(ms), rows };
}

async function measure(app: Db, today: string): Promise<boolean> {
  const caller = await loadCaller(app, AUDITOR);
  if (!caller) throw new Error(`${AUDITOR} is not in the bank`);
  const context = { db: app, caller, key: '', correlation: '', session: '', address: '' };
  const [{ dari, tengah } = { dari: '', tengah: '' }] = await app<{ dari: string; tengah: string }[]>`
    select ${today}::date - ${DAYS}::integer as dari, ${today}::date - 15 as tengah`;
  const paging = (keyword: string) => ({ page: 1, show: 15, cursor: '', sort: '', keyword });
  const lines = (
    keyword: string,
    asked: { kode_gl?: string; branch_code?: string; tanggal_awal?: string; tanggal_akhir?: string },
  ) =>
    worst(() =>
      jurnal(context, {
        paging: paging(keyword),
        branch_code: BRANCH,
        tanggal_awal: dari,
        tanggal_akhir: today,
        kode_gl: '',
        ...{ user_input: '', user_otorisasi: '', flowCode: '', nomor_referensi: '' },
        ...asked,
      }),
    );
  const found: Record<string, { ms: number; rows: number }> = {
    'the newest lines': await lines('', {}),
    'a usual account of the chart': await lines('', { kode_gl: '101002' }),
    'a rare account of the chart': await lines('', { kode_gl: RARE_GL, branch_code: QUIET_BRANCH }),
    'one that nothing is booked on': await lines('', { kode_gl: '403002' }),
    'a part of a code that nothing is booked on': await lines('', { kode_gl: '4039' }),
    'a quiet branch': await lines('', { branch_code: QUIET_BRANCH }),
    'an empty branch': await lines('', { branch_code: '000' }),
    'a usual text': await lines('pembayaran ke 99', {}),
    'a rare text': await lines(RARE_TEXT, { branch_code: QUIET_BRANCH }),
    'a text that nobody wrote': await lines('tidak ada di mana pun', {}),
    'a text that nobody wrote on a day': await lines('tidak ada di mana pun', {
      tanggal_awal: tengah,
      tanggal_akhir: tengah,
    }),
    'a user who posted nothing': await lines(userName(2), {}),
    'a usual act in the trail': await worst(() => auditTrail(context, trail('BENCH'))),
    'a rare act in the trail': await worst(() => auditTrail(context, trail('PENUKARAN_LANGKA'))),
    'an act that nobody did': await worst(() => auditTrail(context, trail('TIDAK_PERNAH'))),
  };
  for (const [what, { ms, rows }] of Object.entries(found))
    process.stdout.write(`${String(ms).padStart(6)} ms ${String(rows).padStart(3)} rows  ${what}\n`);
  return Object.values(found).every(({ ms }) => ms <= TARGET_MS);
}

const trail = (aksi: string) => ({
  paging: { page: 1, show: 15, cursor: '', sort: '', keyword: '' },
  id_user: '',
  aksi,
  hasil: '',
  objek: '',
  id_korelasi: '',
  sesi: '',
  alamat: '',
  tanggal_awal: '',
  tanggal_akhir: '',
});

async function main(database: BenchDatabase, app: Db): Promise<void> {
  const today = wallClock(new Date()).date;
  await prepareBank(database.owner, { today, users: 2, accounts: 1_000 });
  await prepareMonth(database.owner, today);
  process.stdout.write(`${JOURNALS} journals of a month inserted\n`);
  const reached = await measure(app, today);
  process.stdout.write(`target: each within ${TARGET_MS} ms ${reached ? 'reached' : 'NOT reached'}\n`);
  if (!reached && !QUICK) process.exitCode = 1;
}

await inBench('search', 2, main);
