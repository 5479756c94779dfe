import type { Caller, Context, Query } from '#core/access/context.ts';
import { violation } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import type { Db } from '#core/db/client.ts';
import { startsWith } from '#core/list/list-filters.ts';
import { type Fragment, type ListPage, runList } from '#core/list/list-query.ts';
import { wordsOf } from '#core/list/name-words.ts';
import { readNpwp } from '#lib/customers/npwp.ts';
import { fail } from '#lib/errors/errors.ts';
import { normalisePhone } from '#lib/phone.ts';
import { normaliseName } from '#lib/text.ts';
import type { NasabahQuery, NasabahRow } from '#types/proto/customers/customer.ts';
import { bears, type Narrow, pageOfNames } from './name-search.ts';

export interface Row {
  nomor_nasabah: string;
  jenis: string;
  nama_nasabah: string;
  jenis_identitas: string;
  nomor_identitas: string;
  tanggal_lahir: string;
  kota: string;
  telepon: string;
  kode_cabang: string;
  nama_cabang: string;
  status: string;
  resiko: string;
  tanggal_tinjau: string;
  id_flow: string;
  gabung_ke: string;
}

export const columns = (db: Db): Fragment => db`
  c.nomor_nasabah, c.jenis, c.nama_nasabah, coalesce(c.jenis_identitas, '') as jenis_identitas, coalesce(c.nomor_identitas, '') as nomor_identitas,
  coalesce(c.tanggal_lahir::text, (select e.tanggal_pendirian::text from customer_entity e where e.nomor_nasabah = c.nomor_nasabah), '') as tanggal_lahir,
  c.kota, c.telepon, c.kode_cabang, b.nama_cabang, c.status, coalesce(c.resiko, '') as resiko, coalesce(c.tanggal_tinjau::text, '') as tanggal_tinjau,
  coalesce(c.gabung_ke, '') as gabung_ke,
  coalesce((select f.id_flow::text from flow_instance f
    where f.objek = 'NASABAH:' || c.nomor_nasabah and f.flow_state = 'WAITING' and f.jenis = 'DATA'), '') as id_flow`;

/** Reads the list's columns of these customers, by number. */
export async function rowsOf(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  if (numbers.length === 0) return new Map();
  const rows = await db<Row[]>`
    select ${columns(db)} from customer c join branch b on b.kode_cabang = c.kode_cabang where c.nomor_nasabah = any (${numbers})`;
  return new Map(rows.map((row) => [row.nomor_nasabah, row]));
}

/** Returns true when the caller may see more of a customer of that branch than a counter needs. */
export const mayOpen = (caller: Caller, branch: string): boolean => caller.headOffice || caller.kodeCabang === branch;

/** Names a customer in a refusal: by number, one of another branch by that branch, where the clerk can ask. */
export const calledTo = (caller: Caller, number: string, branch: string): string =>
  mayOpen(caller, branch) ? number : `CABANG:${branch}`;

/** For another branch's customer a counter needs the name, the branch and whether they still are a customer. */
export function toWire(row: Row, caller: Caller): NasabahRow {
  const open = mayOpen(caller, row.kode_cabang);
  const own = (text: string): string => (open ? text : '');
  return {
    nomor_nasabah: row.nomor_nasabah,
    jenis: row.jenis,
    nama_nasabah: row.nama_nasabah,
    jenis_identitas: own(row.jenis_identitas),
    nomor_identitas: own(row.nomor_identitas),
    tanggal_lahir: own(row.tanggal_lahir),
    kota: own(row.kota),
    telepon: own(row.telepon),
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    status: row.status,
    resiko: own(row.resiko),
    tanggal_tinjau: own(row.tanggal_tinjau),
    id_flow: own(row.id_flow),
    gabung_ke: row.gabung_ke,
  };
}

/** A telephone, identity or tax number has at least this many digits: the search finds these whole or not at all. */
const WHOLE_NUMBER = 8;
/** Returns true when the keyword reaches beyond the caller's branch: long enough to find one person, too long to page through another branch. */
const reachesBeyondBranch = (keyword: string): boolean => keyword.length >= (/^\d+$/.test(keyword) ? WHOLE_NUMBER : 3);

/**
 * Matches a number: the customer's by its beginning; an identity, tax or telephone number only as a whole, so that nobody who sees them masked learns
 * one digit after another.
 */
function numberFilter(db: Db, keyword: string): Fragment {
  const digits = keyword.replace(/[\s().+-]/g, '');
  if (digits.length < WHOLE_NUMBER) return startsWith(db, 'c.nomor_nasabah', digits);
  const npwp = readNpwp(digits);
  // Each uses its own index; alternatives in one condition would be tried on every customer.
  return db`c.nomor_nasabah in (
    select n.nomor_nasabah from customer n where ${startsWith(db, 'n.nomor_nasabah', digits)}
    union all select n.nomor_nasabah from customer n where n.nomor_identitas = ${digits}
    union all select t.nomor_nasabah from customer_contact t where t.nilai_normal = ${normalisePhone(digits)}
    union all select n.nomor_nasabah from customer n where n.nomor_npwp = ${npwp.ok ? npwp.npwp.npwp16 : digits})`;
}

const isNumber = (keyword: string): boolean => /^\+?[\d\s().-]+$/.test(keyword) && /\d/.test(keyword);
const isMail = (keyword: string): boolean => keyword.includes('@');
const isPassport = (keyword: string): boolean => /^[A-Z]{1,2}\d{5,}$/i.test(keyword);

/** Returns true when the search asks for the owner of a value that it finds as a whole only. Each such call counts, with or without a match. */
const asksWhose = (keyword: string, input: NasabahQuery): boolean =>
  (isNumber(keyword) && keyword.replace(/\D/g, '').length >= WHOLE_NUMBER) ||
  isMail(keyword) ||
  isPassport(keyword) ||
  input.nama_ibu_kandung !== '';

/** Builds the conditions of a keyword that is no name, and of mother with birth date. */
function asked(db: Db, input: NasabahQuery, keyword: string): Fragment[] {
  const found: Fragment[] = [];
  if (isNumber(keyword)) found.push(numberFilter(db, keyword));
  else if (isMail(keyword))
    found.push(
      db`c.nomor_nasabah in (select t.nomor_nasabah from customer_contact t where t.nilai_normal = ${keyword.toLowerCase()})`,
    );
  else if (isPassport(keyword)) found.push(db`c.nomor_identitas = ${keyword.toUpperCase()}`);
  if (input.nama_ibu_kandung !== '' && input.tanggal_lahir !== '')
    found.push(
      db`(c.tanggal_lahir = ${input.tanggal_lahir}::date and c.nama_ibu_normal = ${normaliseName(input.nama_ibu_kandung)})`,
    );
  return found;
}

/** Returns the branch a search stays within; empty is any, null where the caller may ask of none. */
function branchOf({ headOffice, kodeCabang }: Caller, input: NasabahQuery, keyword: string): string | null {
  const byMother = input.nama_ibu_kandung !== '';
  // The caller does not see the rating of another branch's customer, so the rating does not find one either.
  const ownOnly = !headOffice && (input.resiko !== '' || (!byMother && !reachesBeyondBranch(keyword)));
  if (!ownOnly) return input.kode_cabang;
  return input.kode_cabang === '' || input.kode_cabang === kodeCabang ? kodeCabang : null;
}

interface Key {
  nomor_nasabah: string;
}

/** As many characters as a customer's name may have. */
const LONGEST_NAME = 100;

/** Reads the numbers on the page, and where the next one starts. */
async function pageOf(db: Db, input: NasabahQuery, keyword: string, narrow: Narrow): Promise<ListPage<Key>> {
  const found = asked(db, input, keyword);
  const isName = keyword !== '' && !isNumber(keyword) && !isMail(keyword) && !isPassport(keyword);
  // Nobody may list all customers, so a search must name one first.
  if (found.length === 0 && !isName) fail('VALIDATION', { violations: [violation('keyword', 'v.cariNasabah')] });
  const words = isName ? wordsOf(keyword) : [];
  // Nobody bears a name longer than a record may hold, and the index takes no word of any length.
  if (isName && (words.length === 0 || words.join(' ').length > LONGEST_NAME)) return { rows: [], cursor: '' };
  const { jenis, kode_cabang, status, resiko } = narrow;
  const list = {
    columns: db`c.nomor_nasabah`,
    where: [
      db`c.jenis = ${jenis}`,
      ...found,
      ...(kode_cabang ? [db`c.kode_cabang = ${kode_cabang}`] : []),
      ...(status ? [db`c.status = ${status}`] : []),
      ...(resiko ? [db`c.resiko = ${resiko}`] : []),
    ],
    sortable: {
      nomor_nasabah: { sql: 'c.nomor_nasabah', type: 'text' },
      nama_nasabah: { sql: 'c.nama_normal', type: 'text' },
      kode_cabang: { sql: 'c.kode_cabang', type: 'text' },
    },
    key: [{ sql: 'c.nomor_nasabah', type: 'text' }],
    defaultSort: 'nomor_nasabah',
  } as const;
  // Few customers share one mother and birth date, so names filter among them.
  if (isName && found.length === 0) return pageOfNames<Key>(db, words, narrow, list, input.paging);
  const where = isName ? [...list.where, bears(db, words)] : list.where;
  return runList<Key>(db, { ...list, where, from: db`customer c` }, input.paging);
}

async function search(context: Context, input: NasabahQuery, jenis: 'P' | 'B') {
  const { db, caller } = context;
  const keyword = input.paging?.keyword.trim() ?? '';
  if (asksWhose(keyword, input)) await spendReadQuota(context, 'TANYA_NASABAH');
  const kode_cabang = branchOf(caller, input, keyword);
  if (kode_cabang === null) return { data: [], resp_cursor: '' };
  const { status, resiko } = input;
  const page = await pageOf(db, input, keyword, { jenis, kode_cabang, status, resiko });
  const numbers = page.rows.map(({ nomor_nasabah }) => nomor_nasabah);
  await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: numbers.length });
  const rows = await rowsOf(db, numbers);
  return {
    data: numbers.flatMap((number) => rows.get(number) ?? []).map((row) => toWire(row, caller)),
    resp_cursor: page.cursor,
  };
}

/** Finds persons by number, name, identity, tax number, telephone, or mother's name with birth date. VALIDATION: the search was empty. */
export const nasabahIndividu: Query<'customer.nasabahIndividu'> = (context, input) => search(context, input, 'P');
/** Finds entities, in the same way. */
export const nasabahBadanUsaha: Query<'customer.nasabahBadanUsaha'> = (context, input) => search(context, input, 'B');
