import type { Caller, Context } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Outcome, override, type Rule, reject } from '#core/engine/operation.ts';
import { readNpwp } from '#lib/customers/npwp.ts';
import { normalisePhone } from '#lib/phone.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import type { CheckIdentitasQuery, NasabahMirip } from '#types/proto/customers/customer.ts';
import { calledTo, columns, type Row, toWire } from './search.ts';

/**
 * Finds customers who may be in the books already. The weights are in the database (core/db/functions/customers/duplicates.sql), where the form, the check at
 * the commit and the bank-wide list read the same ones (domain: CIF, duplicates).
 */

/** From SAME on the customer is refused; from MAYBE on the maker and the branch manager need a reason. */
const SAME = 90;
const MAYBE = 60;
const SENIOR = 'BRANCH_MANAGER';
/** The shortest reason with any meaning, as for a change. */
const SHORTEST = 5;

/** A customer who shares something with the one asked about; `nilai` is 50 to 100. */
export interface Alike {
  readonly nomor_nasabah: string;
  readonly kode_cabang: string;
  readonly nilai: number;
  readonly alasan: readonly string[];
}

/** A record before it is written: its columns, and its parts by their name. */
interface Whole {
  readonly baris: object;
  readonly bagian: object;
}

/** Finds customers who resemble a record more than before, the likeliest first. `number` is empty for a new one. */
export const newlyAlike = (db: Db, number: string, { baris, bagian }: Whole): Promise<Alike[]> =>
  db<Alike[]>`
    select d.nomor_nasabah, c.kode_cabang, d.nilai, d.alasan
    from new_duplicates_of(${db.json(JSON.parse(JSON.stringify({ nomor_nasabah: number, ...baris, ...bagian })))}) d
    join customer c on c.nomor_nasabah = d.nomor_nasabah order by d.nilai desc, d.nomor_nasabah`;

/** Names the customers of a refusal. */
const named = (alike: readonly Alike[], caller: Caller): string =>
  [...new Set(alike.map((each) => calledTo(caller, each.nomor_nasabah, each.kode_cabang)))].join(', ');

interface Data {
  readonly alasan: string;
}

/**
 * Nobody becomes a customer twice. From 90 the record is refused; from 60 it needs a reason from the maker and the branch manager's approval, who
 * sees whom it resembles. The rule runs again at the approval.
 */
export const notTwice: Rule<Data, { readonly alike: readonly Alike[] }> = {
  name: 'notTwice',
  check: ({ data, extra, caller }: OpContext<Data, { readonly alike: readonly Alike[] }>): Outcome | null => {
    const [first] = extra.alike;
    if (!first || first.nilai < MAYBE) return null;
    const same = extra.alike.filter(({ nilai }) => nilai >= SAME);
    const params = { nilai: String(first.nilai) };
    if (same.length > 0)
      return reject('CUSTOMER_DUPLICATE', { ...params, nasabah: named(same, caller) }, 'nama_nasabah');
    const nasabah = named(
      extra.alike.filter(({ nilai }) => nilai >= MAYBE),
      caller,
    );
    if (data.alasan.trim().length < SHORTEST) return reject('DUPLICATE_REASON', { ...params, nasabah }, 'alasan');
    return override('MIRIP_NASABAH', SENIOR, { ...params, nasabah });
  },
};

/** Maps a form, as far as it is typed, to the shape of a record. */
async function typed(db: Db, input: CheckIdentitasQuery) {
  const npwp = readNpwp(input.nomor_npwp);
  const isPerson = input.jenis === 'P';
  const [regency] = await db<{ uraian: string }[]>`
    select uraian from reference_code where kelompok = 'WILAYAH' and kode = ${input.wilayah} order by berlaku_sejak desc limit 1`;
  const kota = regency?.uraian ?? '';
  return {
    nomor_nasabah: input.nomor_nasabah,
    jenis: input.jenis,
    jenis_identitas: isPerson ? input.jenis_identitas : 'NIB',
    nomor_identitas: input.nomor_identitas,
    nomor_npwp: npwp.ok ? npwp.npwp.npwp16 : '',
    nama_normal: isPerson ? normaliseName(input.nama_nasabah) : normaliseEntityName(input.nama_nasabah),
    tanggal_lahir: input.tanggal_lahir,
    nama_ibu_normal: normaliseName(input.nama_ibu_kandung),
    kota,
    customer_contact: [{ jenis: 'HP', nilai_normal: normalisePhone(input.telepon) }],
    customer_address: [{ jenis: 'IDENTITAS', alamat: input.alamat, kota }],
    customer_licence: isPerson ? [] : [{ jenis: 'NIB', nomor: input.nomor_identitas }],
  };
}

/**
 * Lists customers who may be the one in the form, while it is typed. Each row counts as one read of a customer, so that nobody pages through a bank
 * by guessing. LOOKED_ENOUGH.
 */
export async function alikeWhileTyping(context: Context, input: CheckIdentitasQuery): Promise<NasabahMirip[]> {
  const { db, caller } = context;
  const rows = await db<(Row & { nilai: number; alasan: string[] })[]>`
    select ${columns(db)}, d.nilai, d.alasan from duplicates_of(${db.json(await typed(db, input))}) d
    join customer c on c.nomor_nasabah = d.nomor_nasabah join branch b on b.kode_cabang = c.kode_cabang
    order by d.nilai desc, d.nomor_nasabah`;
  await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: rows.length });
  return rows.map((row) => ({ nasabah: toWire(row, caller), nilai: row.nilai, alasan: row.alasan }));
}
