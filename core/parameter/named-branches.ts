import type { Db } from '#core/db/client.ts';
import { type Rule, reject } from '#core/engine/operation.ts';

/** A branch as changes of branches see it. */
export interface BranchFacts {
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly jenis: string;
  readonly status: string;
  readonly accounting_date: string;
  readonly ditutup: boolean;
}

/** Reads head office's code and the branches that a form names; `of` answers null for one that is not there. */
export async function namedBranches(db: Db, ...codes: readonly string[]) {
  const branches = await db<BranchFacts[]>`
    select kode_cabang, nama_cabang, jenis, status, accounting_date, tanggal_penutupan is not null as ditutup
    from branch where kode_cabang = any (${[...codes]}) or jenis = 'HO'`;
  return {
    pusat: branches.find(({ jenis }) => jenis === 'HO')?.kode_cabang ?? '',
    of: (code: string): BranchFacts | null => branches.find((branch) => branch.kode_cabang === code) ?? null,
  };
}

/** Head office alone changes what branches there are. */
export const atHeadOffice = <D, X extends { readonly pusat: string }>(): Rule<D, X> => ({
  name: 'atHeadOffice',
  check: ({ caller, extra }) => (caller.kodeCabang === extra.pusat ? null : reject('FORBIDDEN')),
});
