import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jurnal } from '#core/books/reports/journals.ts';
import { auditTrail } from '#core/control/audit/queries.ts';
import { as } from '#core/programs/seed/counter.ts';
import { indexRound } from '#core/server/background.ts';
import { askJournals, paging } from '../../asking.ts';
import { breaksBooks, type TestBank, testBank } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

let bank: TestBank;

const FIRST = '2026-10-27';
const CODES = ['101002', '112005', '301001', '603001', '603002'];
const WORDS = ['Setor', 'tunai', 'gaji_100%', 'selisih', 'Kas', 'é', 'x'];
const USERS = ['teller1', 'teller2', 'supervisor1'];
const BUSY = accounts.ani;

/** So many journals from one day to another in two branches, in the order of time, each with lines in one of them or both. */
async function insertJournals(journals: number, from: string, until: string): Promise<void> {
  await bank.owner`
    with j as materialized (
      select n, nextval('trail_id_seq') as id, ${from}::date + ((n - 1) * (${until}::date - ${from}::date + 1) / ${journals}::integer)::integer as tanggal,
             random() as a, random() as b, random() as c, random() as d, (random() * 6)::integer as panjang
      from generate_series(1, ${journals}::integer) n
    ), heads as (
      insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi, keterangan)
      select id, tanggal, pg_current_xact_id()::text::bigint, case when a < 0.7 then '001' else '002' end,
             case when b < 0.002 then 'JARANG' when b < 0.3 then 'KADANG' else 'SERING' end, (${USERS}::text[])[1 + (c * 2.4)::integer], now(), 1000, 'IDR', gen_random_uuid(),
             case when b > 0.1 then (select string_agg((${WORDS}::text[])[1 + (random() * 6 + 0 * g)::integer], ' ') from generate_series(1, panjang) g) end
      from j
    ), lines as (
      select j.*, u, case when d < 0.2 and u > 1 then '002' when a < 0.7 then '001' else '002' end as cabang,
             (${CODES}::text[])[1 + (random() * 4)::integer] as gl
      from j cross join generate_series(1, 2 + (d * 3)::integer) u
    ), akun as (
      select l.*, case when gl = '301001' then case when random() < 0.8 then ${BUSY} else (${Object.values(accounts)}::text[])[1 + (random() * 2)::integer] end end as rekening from lines l
    )
    insert into journal_line (journal_id, tanggal, xid, jumlah, urut, kode_cabang, kode_gl, kode_valuta, rekening, saldo, seq)
    select id, tanggal, pg_current_xact_id()::text::bigint, u * 100, u, cabang, gl, 'IDR', rekening, case when rekening is not null then 0 end,
           case when rekening is not null then coalesce((select max(s.seq) from journal_line s where s.rekening = akun.rekening), 0)
             + row_number() over (partition by rekening order by id, u) end
    from akun order by id, u`;
}

const indexAll = async (): Promise<void> => {
  for (let round = 0; (await indexRound(bank.app)) || round < 3; round++);
};

beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['1', '2', '4', '5', '6', '7', '9', '12', '13', '26']);
  const { owner } = bank;
  await owner`select ensure_partitions(${FIRST}::date, 3)`;
  await owner`truncate journal, journal_line, audit_log`;
  // So that a usual act is noted often.
  await owner`alter sequence trail_id_seq increment by 100`;
  await insertJournals(2_600, FIRST, '2026-11-18');
  await indexAll();
  // The search index holds a part of the branches' day, and lacks the rest.
  await insertJournals(900, '2026-11-19', DAY);
  await indexAll();
  await insertJournals(60, DAY, DAY);
  await bank.app`select write_audit('supervisor1', '001', 'JARANG', '00', '', null, null)`;
});
afterAll(() => bank.close());

interface Asked {
  keyword: string;
  kode_gl: string;
  branch_code: string;
  tanggal_awal: string;
  tanggal_akhir: string;
  sort: string;
}

/** Returns the rows of the list, by nothing but its definition. */
async function plain({ keyword, kode_gl, branch_code, tanggal_awal, tanggal_akhir, sort }: Asked): Promise<string[]> {
  const escaped = keyword.replace(/[\\%_]/g, '\\$&');
  const rows = await bank.owner<{ tempat: string }[]>`
    select l.journal_id || ' ' || l.urut || '.00' as tempat from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
    where l.kode_cabang = ${branch_code} and l.tanggal between ${tanggal_awal} and ${tanggal_akhir} and starts_with(l.kode_gl, ${kode_gl})
      and (${keyword} = '' or l.rekening like ${`${escaped}%`} or ${!/^\d{12}$/.test(keyword)} and (j.id_user = ${keyword} or j.keterangan ilike ${`%${escaped}%`}))
    order by ${sort === 'id_jurnal' ? bank.owner`l.journal_id, l.urut desc` : bank.owner`l.journal_id desc, l.urut`}`;
  return rows.map((row) => row.tempat);
}

async function listed({ sort, keyword, ...asked }: Asked, show: number, pages: number): Promise<string[]> {
  const context = await as(bank, asked.branch_code === '001' ? 'supervisor1' : 'manager2');
  const found: string[] = [];
  let cursor = '';
  for (let page = 0; page < pages; page++) {
    const answer = await jurnal(context, askJournals({ paging: paging({ keyword, sort, cursor, show }), ...asked }));
    found.push(...answer.data.map((line) => `${line.id_jurnal} ${line.debet}`));
    cursor = answer.resp_cursor;
    if (cursor === '') break;
  }
  return found;
}

const day = (back: number): string => new Date(Date.parse(DAY) - back * 86_400_000).toISOString().slice(0, 10);

const searches = fc.record({
  keyword: fc.constantFrom(
    '',
    '',
    'setor',
    'TUNAI KAS',
    'gaji_100%',
    '%',
    'x',
    'é',
    'as',
    'selisih selisih x',
    'tidak ada',
    ...USERS,
    'teller',
    BUSY,
    accounts.citra,
    '0',
    '0011',
    BUSY.slice(0, 8),
    BUSY.slice(0, 10),
    BUSY.slice(0, 11),
    '999',
  ),
  kode_gl: fc.constantFrom('', '', '301001', '1', '6030', '403001', '9'),
  branch_code: fc.constantFrom('001', '002'),
  from: fc.nat({ max: 23 }),
  days: fc.nat({ max: 24 }),
  sort: fc.constantFrom('', '-id_jurnal', 'id_jurnal'),
  show: fc.constantFrom(3, 15, 100),
});

test('a search over journals equals a plain query, page by page, indexed or not', async () => {
  const [indexed] = await bank.owner<{ bundel: number; sisa: number }[]>`
    select (select count(*)::integer from journal_search_block) as bundel,
           (select count(*)::integer from journal j, journal_search_progress b where b.kode_cabang = '001' and (j.tanggal, j.id) > (b.tanggal, b.journal_id)) as sisa`;
  expect(indexed?.bundel).toBeGreaterThan(40);
  expect(indexed?.sisa).toBeGreaterThan(60);
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(searches, async ({ from, days, show, ...search }) => {
      const asked = { ...search, tanggal_awal: day(from), tanggal_akhir: day(Math.max(from - days, 0)) };
      const all = await plain(asked);
      if (all.length > 0) answered += 1;
      expect(await listed(asked, show, 4)).toEqual(all.slice(0, show * 4));
    }),
    { numRuns: 200, seed: 14 },
  );
  expect(answered).toBeGreaterThan(80);
});

test('a page asked for by its number begins where those before it end', async () => {
  const asked = {
    keyword: 'setor',
    kode_gl: '',
    branch_code: '001',
    tanggal_awal: FIRST,
    tanggal_akhir: DAY,
    sort: '',
  };
  const all = await plain(asked);
  for (const page of [2, 7]) {
    const { data } = await jurnal(
      await as(bank, 'supervisor1'),
      askJournals({
        paging: paging({ keyword: 'setor', page, show: 15 }),
        branch_code: '001',
        tanggal_awal: FIRST,
        tanggal_akhir: DAY,
      }),
    );
    expect(data.map((line) => `${line.id_jurnal} ${line.debet}`)).toEqual(all.slice((page - 1) * 15, page * 15));
  }
});

const acts = fc.record({
  aksi: fc.constantFrom('JARANG', 'KADANG', 'SERING', 'TIDAK_PERNAH'),
  id_user: fc.constantFrom('', '', 'teller1', 'supervisor1'),
  tanggal_akhir: fc.constantFrom('', DAY),
  sort: fc.constantFrom('', '-id_audit', 'id_audit', '-waktu'),
  page: fc.constantFrom(1, 1, 3),
});

test('an act is found in the trail as a plain query finds it, rare or usual, noted or not', async () => {
  const context = await as(bank, 'auditor1');
  const blank = { hasil: '', objek: '', id_korelasi: '', sesi: '', alamat: '', tanggal_awal: '' };
  await fc.assert(
    fc.asyncProperty(acts, async ({ sort, page, ...asked }) => {
      const rows = await bank.owner<{ id: string }[]>`
        select id::text as id from audit_trail l where l.aksi = ${asked.aksi} and (${asked.id_user} = '' or l.id_user = ${asked.id_user})
          and (${asked.tanggal_akhir} = '' or l.waktu < (nullif(${asked.tanggal_akhir}, '')::date + 1)::timestamptz)
        order by ${sort === 'id_audit' ? bank.owner`l.id` : sort === '-waktu' ? bank.owner`l.waktu desc, l.id desc` : bank.owner`l.id desc`}`;
      const found: string[] = [];
      for (let [cursor, n] = ['', 0]; n < 3; n++) {
        const answer = await auditTrail(context, {
          ...blank,
          ...asked,
          paging: paging({ sort, cursor, page, show: 20 }),
        });
        found.push(...answer.data.map((row) => row.id_audit));
        cursor = answer.resp_cursor;
        if (cursor === '') break;
      }
      const from = (page - 1) * 20;
      expect(found).toEqual(rows.slice(from, from + 60).map((row) => row.id));
    }),
    { numRuns: 60, seed: 14 },
  );
});

test('an open day is indexed past a journal of more lines than one reading takes, and nothing is read twice for it', async () => {
  const [{ id = 0n } = {}] = await bank.owner<{ id: bigint }[]>`
    insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi)
    values (nextval('trail_id_seq'), ${DAY}, pg_current_xact_id()::text::bigint, '001', 'SERING', 'teller1', now(), 1000, 'IDR', gen_random_uuid()) returning id`;
  await bank.owner`
    insert into journal_line (journal_id, tanggal, xid, jumlah, urut, kode_cabang, kode_gl, kode_valuta)
    select ${id}, ${DAY}, pg_current_xact_id()::text::bigint, 100, u, '001', '603001', 'IDR' from generate_series(1, 700) u`;
  await insertJournals(400, DAY, DAY);
  await indexAll();
  const [{ past, waiting } = { past: false, waiting: 0 }] = await bank.owner<{ past: boolean; waiting: number }[]>`
    select b.journal_id >= ${id} as past, (select count(*)::integer from journal_line l where l.kode_cabang = '001' and l.tanggal = ${DAY} and l.journal_id > b.journal_id) as waiting
    from journal_search_progress b where b.kode_cabang = '001'`;
  expect(past).toBe(true);
  expect(waiting).toBeLessThan(600);
});
