import type { Caller, Context } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { type Outcome, override, type Rule, reject } from '#core/engine/operation.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { type ErrorCode, fail } from '#lib/errors/errors.ts';
import { loadContent, type StoredCustomer } from './content.ts';
import { SENIOR } from './save.ts';
import { mayOpen } from './search.ts';

/** The rules of a merge and its cancellation read this context, besides their forms. */
export interface Pair {
  readonly asal: StoredCustomer;
  readonly ke: StoredCustomer;
  /** A hash of the links that would move now; compared with the hash the form read. */
  readonly sidik: string;
  /** Counts the links that would move, by their kind. */
  readonly jumlah: readonly Count[];
  /** Both and their families: none of them makes or approves it (domain: two persons). */
  readonly family: readonly string[];
  /** The obstacles to it now, the first to report first. */
  readonly obstacles: readonly { readonly kode: ErrorCode; readonly rincian: Readonly<Record<string, string>> }[];
}
export interface Count {
  readonly golongan: string;
  readonly pindah: number;
  readonly tinggal: number;
}

/** Only head office merges records of two branches; for anybody else a customer of another branch does not exist. NOT_FOUND. */
export async function loadBoth(
  db: Db,
  caller: Caller,
  asal: string,
  ke: string,
): Promise<[StoredCustomer, StoredCustomer]> {
  const [one, other] = await Promise.all([loadContent(db, asal), loadContent(db, ke)]);
  if (!one || !other) return fail('NOT_FOUND');
  if ([one, other].some(({ isi }) => !mayOpen(caller, isi.kode_cabang))) return fail('NOT_FOUND');
  return [one, other];
}

/**
 * Reads both customers and all the links between them: `links` has a row of each with its kind and whether it would move, `print` is the hash of the
 * links shown, `obstacles` are the reasons against it. NOT_FOUND.
 */
export async function loadLinks(
  db: Db,
  caller: Caller,
  { asal, ke }: { readonly asal: string; readonly ke: string },
  { links, print, obstacles }: { readonly links: Fragment; readonly print: Fragment; readonly obstacles: Fragment },
): Promise<Pair> {
  const [[one, other], [around], jumlah, reasons] = await Promise.all([
    loadBoth(db, caller, asal, ke),
    db<{ sidik: string; family: string[] }[]>`
      select ${print} as sidik, family_of(${asal}) || family_of(${ke}) as family`,
    db<Count[]>`
      select golongan, (count(*) filter (where pindah))::integer as pindah, (count(*) filter (where not pindah))::integer as tinggal
      from ${links} group by 1 order by 1`,
    db<Pair['obstacles']>`select kode, rincian from ${obstacles}`,
  ]);
  return {
    asal: one,
    ke: other,
    sidik: around?.sidik ?? '',
    jumlah,
    family: [...new Set(around?.family ?? [])],
    obstacles: reasons,
  };
}

/** Records and counts the read of both customers. LOOKED_ENOUGH. */
export async function recordPairRead(
  context: Context,
  { asal, ke }: { asal: StoredCustomer; ke: StoredCustomer },
): Promise<void> {
  await spendReadQuota(context, 'RINCIAN_NASABAH', { amount: 2 });
  for (const { isi } of [asal, ke])
    await writeAudit(context, { aksi: 'LIHAT_DATA_NASABAH', objek: `NASABAH:${isi.nomor_nasabah}` });
}

/** Reports the first obstacle; the commit checks them again under locks. */
export const free: Rule<unknown, Pick<Pair, 'obstacles'>> = {
  name: 'free',
  check: ({ extra }): Outcome | null => {
    const [first] = extra.obstacles;
    return first ? reject(first.kode, first.rincian) : null;
  },
};

/** The links are those the form read. */
export const linksAsSeen: Rule<{ readonly sidik: string }, Pick<Pair, 'sidik'>> = {
  name: 'linksAsSeen',
  check: ({ data, extra }): Outcome | null => (data.sidik === extra.sidik ? null : reject('MERGE_LINKS_CHANGED')),
};

/** A senior officer approves it where one of the two is at high risk or politically exposed. */
export const seniorForEither: Rule<unknown, Pick<Pair, 'asal' | 'ke'>> = {
  name: 'seniorForEither',
  check: ({ extra: { asal, ke } }): Outcome | null => {
    const high = [asal, ke].filter(({ isi }) => isi.resiko === 'TINGGI' || isi.pep);
    if (high.length === 0) return null;
    const nilai = Math.max(...high.map(({ isi }) => isi.nilai_resiko ?? 0));
    return override('RESIKO_TINGGI', SENIOR, { nilai: String(nilai) });
  },
};

/** Writes the counts of links as one line of the changes. */
export const countLine = (jumlah: readonly Count[]): string =>
  jumlah
    .filter(({ pindah }) => pindah > 0)
    .map(({ golongan, pindah }) => `${golongan} ${pindah}`)
    .join('; ');
