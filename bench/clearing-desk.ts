import type { Context } from '#core/access/context.ts';
import { meja } from '#core/cheques/clearing/desk.ts';
import { listSetoran } from '#core/cheques/clearing/queries.ts';
import type { Db } from '#core/db/client.ts';
import { unanswered } from '#core/payments/settlement/queries.ts';
import { sheetStates } from '#lib/cheques/clearing.ts';
import { wallClock } from '#lib/dates.ts';
import { accountNumber, BRANCH, prepareBank, userName } from './bank.ts';
import { type BenchDatabase, contextOf, inBench } from './database.ts';
import { QUICK, sized } from './quick.ts';

/** Counts the day's cheques on the desk, and the settled ones of the year before. */
const FEW = 200;
const MANY = sized(20_000, 1_000);
const ENDED = sized(200_000, 2_000);
const PER_SLIP = 10;
const PER_BATCH = 2_000;
const ACCOUNTS = 1_000;
const CALLS = sized(200, 5);
/** The first page of the desk must be answered faster, in milliseconds, by the core; 99 calls of a hundred. */
const TARGET_MS = 40;

const people = { backoffice: 'BACK_OFFICE', finance: 'HO_FINANCE' } as const;

async function preparePeople(owner: Db): Promise<void> {
  for (const [id, role] of Object.entries(people)) {
    await owner`insert into app_user (id_user, nama_user, kode_cabang) values (${id}, ${id}, ${id === 'finance' ? '000' : BRANCH})`;
    await owner`insert into user_role (id_user, role_id) values (${id}, ${role})`;
  }
}

/** Inserts deposit slips and their cheques from the `from`-th on: of today in every status, or long settled. */
async function prepareSheets(owner: Db, today: string, from: number, until: number, ended: boolean): Promise<void> {
  const numbers = Array.from({ length: ACCOUNTS }, (_, index) => accountNumber(index + 1));
  await owner`
    insert into clearing_slip (id_group, nomor_rekening, kode_cabang, cabang_terima, titipan, tanggal, tanggal_kliring, journal_id, lembar, nominal, user_input)
    select 'KL' || lpad(n::text, 8, '0'), (${numbers}::text[])[1 + n % ${ACCOUNTS}::integer], ${BRANCH}, ${BRANCH}, false, ${today}::date - ${ended ? 1 : 0}::integer * (1 + n % 365),
      ${today}::date - ${ended ? 1 : 0}::integer * (1 + n % 365), n, ${PER_SLIP}, 1000000, ${userName(1)}
    from generate_series(${from / PER_SLIP}::integer, ${until / PER_SLIP - 1}::integer) n`;
  await owner`
    insert into clearing_warkat (id_group, urut, nomor_rekening, kode_cabang, kode_bank, jenis, nomor_warkat, tanggal_warkat, nama_penarik, nominal, status, tanggal_setor,
      tanggal_efektif, journal_setor, tanggal_settle, journal_settle, tanggal_akhir, journal_akhir, user_akhir, alasan, alasan_utama)
    select s.id_group, u, s.nomor_rekening, s.kode_cabang, '014', 'BG', substr(s.id_group, 3) || lpad(u::text, 2, '0'), s.tanggal, 'Penarik ' || u, 100000 * u, x.status,
      s.tanggal, s.tanggal + 1, s.journal_id,
      case when x.status in ('SELESAI_KLIRING', 'EFEKTIF', 'DITOLAK') then s.tanggal end, case when x.status in ('SELESAI_KLIRING', 'EFEKTIF', 'DITOLAK') then s.journal_id end,
      case when x.status in ('EFEKTIF', 'DITOLAK') then s.tanggal end, case when x.status in ('EFEKTIF', 'DITOLAK') then s.journal_id end,
      case when x.status in ('EFEKTIF', 'DITOLAK') then 'SISTEM' end, case when x.status = 'DITOLAK' then '01' else '' end, case when x.status = 'DITOLAK' then '01' else '' end
    from clearing_slip s cross join generate_series(1, ${PER_SLIP}::integer) u
    cross join lateral (select case when ${ended} then (array['EFEKTIF', 'EFEKTIF', 'DITOLAK'])[1 + u % 3]
      else (array['DISETOR', 'DISETOR', 'SELESAI_KLIRING', 'EFEKTIF', 'DITOLAK'])[1 + u % 5] end as status) x
    where s.id_group between 'KL' || lpad(${from / PER_SLIP}::text, 8, '0') and 'KL' || lpad(${until / PER_SLIP - 1}::text, 8, '0') order by s.id_group, u`;
}

/** Inserts the batches of the day with an item for each of its cheques; the lodged ones have left and wait for their answer. */
async function prepareItems(owner: Db, today: string): Promise<void> {
  await owner`
    insert into settlement_batch (nomor, rail, jenis, tanggal, siklus, urut, banyak, jumlah, status, disusun_pada, dikirim_pada)
    select format('KLIRING-%s-%s', to_char(${today}::date, 'YYYYMMDD'), lpad(n::text, 4, '0')), 'KLIRING', 'pacs.003', ${today}, 1, n, ${PER_BATCH}, 1000000, 'TERKIRIM', now(), now()
    from (select coalesce(max(urut), 0) as ada from settlement_batch) b, generate_series(b.ada + 1, ${MANY / PER_BATCH}) n`;
  await owner`
    insert into settlement_item (end_to_end, rail, jenis, jumlah, area, rujukan, isi, status, id_batch, urut, berakhir_pada, kode_cabang)
    select 'W' || lpad(w.id_warkat::text, 12, '0'), 'KLIRING', 'pacs.003', w.nominal, 'KLIRING', w.id_warkat::text, '{}', x.status, b.id_batch, w.id_warkat,
      case when x.status <> 'DIKIRIM' then now() end, w.kode_cabang
    from clearing_warkat w join clearing_slip s using (id_group)
    cross join lateral (select case w.status when 'DISETOR' then 'DIKIRIM' when 'DITOLAK' then 'DIKEMBALIKAN' else 'SELESAI' end as status) x
    join settlement_batch b on b.urut = 1 + w.id_warkat % ${MANY / PER_BATCH}
    where s.tanggal = ${today} on conflict do nothing`;
  await owner`vacuum analyze`;
}

interface Times {
  readonly p50: number;
  readonly p99: number;
}

async function timed(call: () => Promise<unknown>): Promise<Times> {
  for (let warm = 0; warm < 5; warm++) await call();
  const times: number[] = [];
  for (let index = 0; index < CALLS; index++) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(share * (times.length - 1))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

const paging = { page: 1, show: 10, cursor: '', sort: '', keyword: '' };
const sheetsIn = (status_warkat: string) => ({
  paging,
  kode_cabang: '',
  status_warkat,
  id_group: '',
  pilihan: '',
  hari_ini: 'T',
});

/** The desk makes these calls when it opens: the board, the first page of each column, and the items without an answer on the way to other banks. */
const looks: Readonly<Record<string, (context: Context) => Promise<unknown>>> = {
  board: (context) => meja(context, { kode_cabang: '' }),
  ...Object.fromEntries(
    sheetStates.map((state) => [
      `column ${state}`,
      (context: Context) => listSetoran(context, sheetsIn(state) as never),
    ]),
  ),
  'what hangs': (context) => unanswered(context, { paging, daftar: 'ITEM' }),
};

async function measure(app: Db): Promise<ReadonlyMap<string, Times>> {
  const found = new Map<string, Times>();
  for (const id of Object.keys(people)) {
    const context = await contextOf(app, id);
    for (const [what, look] of Object.entries(looks))
      found.set(`${id.padEnd(11)}${what}`, await timed(() => look(context)));
  }
  return found;
}

/** `node bench/clearing-desk.ts`: how fast the clearing desk opens over 20,000 cheques of a day, against 200. Exits 1 above the target. */
async function main(database: BenchDatabase, app: Db): Promise<void> {
  const today = wallClock(new Date()).date;
  await prepareBank(database.owner, { today, users: 1, accounts: ACCOUNTS });
  await preparePeople(database.owner);
  await prepareSheets(database.owner, today, MANY, MANY + ENDED, true);
  await prepareSheets(database.owner, today, 0, FEW, false);
  await prepareItems(database.owner, today);
  const few = await measure(app);
  await prepareSheets(database.owner, today, FEW, MANY, false);
  await prepareItems(database.owner, today);
  const many = await measure(app);
  let reached = true;
  for (const [what, { p50, p99 }] of many) {
    const ratio = p50 / Math.max(few.get(what)?.p50 ?? p50, 0.1);
    reached &&= p99 < TARGET_MS;
    process.stdout.write(`${what.padEnd(30)} p50 ${p50} ms, p99 ${p99} ms; ${ratio.toFixed(1)} times that of ${FEW}\n`);
  }
  process.stdout.write(`target: each first page p99 under ${TARGET_MS} ms ${reached ? 'reached' : 'NOT reached'}\n`);
  if (!reached && !QUICK) process.exitCode = 1;
}

await inBench('clearing', 4, main);
