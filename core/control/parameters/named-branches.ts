import type { Db } from '#core/db/client.ts';

/** A branch with the details for changes of branches. */
export interface NamedBranch {
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly jenis: string;
  readonly status: string;
  readonly accounting_date: string;
  readonly ditutup: boolean;
}

/** Reads the branches that a form names; the returned function finds one by its code, null where there is none. */
export async function namedBranches(
  db: Db,
  ...codes: readonly string[]
): Promise<(code: string) => NamedBranch | null> {
  const branches = await db<NamedBranch[]>`
    select kode_cabang, nama_cabang, jenis, status, accounting_date, tanggal_penutupan is not null as ditutup
    from branch where kode_cabang = any (${[...codes]})`;
  return (code) => branches.find((branch) => branch.kode_cabang === code) ?? null;
}
