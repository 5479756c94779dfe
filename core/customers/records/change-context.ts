import type { Caller } from '#core/access/context.ts';
import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import type { RecordChange } from '#core/engine/record-change.ts';
import { assertUnused } from '#core/file/stored-file.ts';
import { fail } from '#lib/errors/errors.ts';
import { fileKindOf } from '#lib/files.ts';
import type { BadanUsahaData, IndividuData, Pihak } from '#types/proto/customers/customer.ts';
import { contentSeen, loadContent, type StoredCustomer } from './content.ts';
import { type Alike, newlyAlike } from './duplicates.ts';
import { assertOffered, loadCodes, type Named, type ReferenceCodes } from './reference-codes.ts';
import type { Indicator } from './risk.ts';

/** The rules of a change of a customer read this context besides its form. */
export interface CustomerExtra {
  /** The day of the maker's branch. */
  readonly today: string;
  readonly codes: ReferenceCodes;
  /** The present customer; null for a new one. */
  readonly stored: StoredCustomer | null;
  /** Fields that differ from the version the form read, and who has changed them; empty where it read the present one. */
  readonly since: { readonly kolom: readonly string[]; readonly oleh: readonly string[] };
  /** The customer, the family, and all persons the form names: none of them makes or approves it (domain: two persons). */
  readonly family: readonly string[];
  /** Customers whom the new record resembles, and the old one did not. */
  readonly alike: readonly Alike[];
  /** Another customer who has this document. */
  readonly holder: { readonly nomor: string; readonly cabang: string } | null;
  /** A blocking list of names has a person the form names, and compliance has not cleared them. */
  readonly stopped: boolean;
  /** The customer is on the national blacklist. */
  readonly blacklisted: boolean;
  /** From this age on persons act for themselves. */
  readonly adult: number;
}

/** The row of a customer and the parts below it, as the form gives them. */
export type Written = Required<Pick<RecordChange<'customer'>, 'bagian'>> & {
  readonly baris: Readonly<Record<string, string | number | boolean | null>>;
};

interface Asked {
  readonly nomor_nasabah: string;
  readonly nomor_identitas: string;
  readonly pihak: readonly Pihak[];
}

interface Row {
  today: string;
  family: string[];
  holder: { nomor: string; cabang: string } | null;
  adult: string;
  unknown: string[];
}

const changeContextOf = async (db: Db, caller: Caller, asked: Asked, identity: string): Promise<Row> => {
  const parties = asked.pihak.map(({ nomor_nasabah }) => nomor_nasabah).filter((number) => number !== '');
  const [row] = await db<Row[]>`
    select b.accounting_date as today, family_of(nullif(${asked.nomor_nasabah}, '')) || ${parties}::text[] as family,
      (select jsonb_build_object('nomor', n.nomor_nasabah, 'cabang', n.kode_cabang)
         from customer d join customer n on n.nomor_nasabah = coalesce(d.gabung_ke, d.nomor_nasabah)
         where d.nomor_identitas = ${asked.nomor_identitas} and d.jenis_identitas = ${identity} and n.nomor_nasabah <> ${asked.nomor_nasabah} limit 1) as holder,
      parameter_on('umur_dewasa', b.accounting_date) as adult,
      array(select p from unnest(${parties}::text[]) p where not exists (select from customer n where n.nomor_nasabah = p)) as unknown
    from branch b where b.kode_cabang = ${caller.kodeCabang}`;
  return row ?? fail('NOT_FOUND');
};

/** Checks the persons a record names against the lists of names in force. */
async function heldAgainst(db: Db, object: string, { baris, bagian }: { baris: object; bagian: object }) {
  const isi = db.json(JSON.parse(JSON.stringify({ ...baris, ...bagian })));
  const [row] = await db<{ stopped: boolean; blacklisted: boolean }[]>`
    select is_stopped(${object}, ${isi}) as stopped, is_blacklisted(${object}, ${isi}) as blacklisted`;
  return row ?? fail('NOT_FOUND');
}

/** Reads the changes to the customer since the form was begun. */
async function changedSince<D extends IndividuData | BadanUsahaData>(
  db: Db,
  data: D,
  stored: StoredCustomer | null,
  from: (stored: StoredCustomer) => D,
): Promise<CustomerExtra['since']> {
  const seen = stored && stored.versi !== data.versi ? await contentSeen(db, data.nomor_nasabah, data.versi) : null;
  if (!stored || !seen) return { kolom: [], oleh: [] };
  const [then, now] = [from({ isi: seen.isi, versi: stored.versi }), from(stored)];
  const names = Object.keys(now) as (keyof D & string)[];
  return {
    kolom: names.filter((name) => JSON.stringify(then[name]) !== JSON.stringify(now[name])),
    oleh: seen.oleh,
  };
}

/** A person and an entity differ in how the bank reads, names and writes them. */
export interface CustomerKind<D> {
  readonly jenis: 'P' | 'B';
  readonly identity: (data: D) => string;
  readonly codes: (data: D) => readonly Named[];
  readonly from: (stored: StoredCustomer) => D;
  readonly object: (data: D) => string;
  readonly record: (data: D, codes: ReferenceCodes) => Written;
  readonly indicators: (data: D) => readonly Indicator[];
}

/**
 * Reads the rows a form of a customer refers to. `held` lists the codes the record holds already. A record of another branch and a missing one look
 * the same: NOT_FOUND. VALIDATION names a field whose code the bank does not offer, or whose party it does not know.
 */
export async function loadChangeContext<D extends IndividuData | BadanUsahaData>(
  db: Db,
  caller: Caller,
  data: D,
  kind: CustomerKind<D>,
): Promise<CustomerExtra> {
  const [stored, around] = await Promise.all([
    data.nomor_nasabah === '' ? null : loadContent(db, data.nomor_nasabah),
    changeContextOf(db, caller, data, kind.identity(data)),
  ]);
  if (data.nomor_nasabah !== '') {
    if (stored?.isi.jenis !== kind.jenis) fail('NOT_FOUND');
    if (stored.isi.kode_cabang !== caller.kodeCabang && !caller.headOffice) fail('NOT_FOUND');
  }
  if (around.unknown.length > 0) fail('VALIDATION', { violations: [violation('pihak', 'v.kode')] });
  const asked = kind.codes(data);
  const held = stored ? kind.codes(kind.from(stored)) : [];
  const codes = await loadCodes(db, [...asked, ...held], around.today);
  assertOffered(codes, asked, held);
  await assertUnused(db, caller.idUser, {
    object: `NASABAH:${data.nomor_nasabah}`,
    field: 'dokumen',
    files: data.dokumen.map(({ jenis, berkas }) => ({ berkas, as: fileKindOf(jenis) })),
  });
  const record = kind.record(data, codes);
  const [alike, names] = await Promise.all([
    newlyAlike(db, data.nomor_nasabah, record),
    heldAgainst(db, kind.object(data), record),
  ]);
  return {
    today: around.today,
    codes,
    stored,
    alike,
    ...names,
    since: await changedSince(db, data, stored, kind.from),
    family: [...new Set(around.family)],
    holder: around.holder,
    adult: Number.parseInt(around.adult, 10), // not an amount: years of age
  };
}
