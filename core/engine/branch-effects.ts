import type { Proof } from './effect-proof.ts';

/** Arguments of the effects on branches and the bank's day, by effect name. */
export interface BranchEffects {
  /** Reminds users of the branch, each of whom can act on what blocks its day; `sebab` and `id` are those of day_blockers. */
  remind: Readonly<Record<'sebab' | 'id', string>> & { readonly kepada: readonly string[] };
  data_bank_day: Proof & { readonly tanggal: string; readonly dari: string };
  /** Takes accounts of a branch to another one, each by the version that was seen, with the same journal. */
  data_branch_accounts: Proof &
    Readonly<Record<'kode_cabang' | 'cabang_tujuan', string>> & {
      readonly rekening: readonly { readonly nomor_rekening: string; readonly versi: number }[];
    };
  /** Closes a branch for good: what it still holds has gone to its successor with the same journal. */
  data_branch_closing: Proof & Readonly<Record<'kode_cabang' | 'tanggal' | 'penerus' | 'alasan', string>>;
  data_force_close: Proof & Readonly<Record<'kode_cabang' | 'tanggal' | 'status' | 'alasan', string>>;
}

export const phasesOfBranches = {
  remind: ['sebelum'],
  data_bank_day: ['sesudah'],
  data_branch_accounts: ['sesudah'],
  data_branch_closing: ['sesudah'],
  data_force_close: ['sesudah'],
} as const;
