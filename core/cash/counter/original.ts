import type { Denominations } from '#core/ledger/denominations.ts';
import type { Leg } from '#core/ledger/legs.ts';

/** A difference of a count of the caller's branch that a correction names. Minor units. */
export interface Difference {
  readonly nomor: string;
  readonly kode_gl: string;
  readonly id_user: string;
  readonly nominal: bigint;
  readonly kode_valuta: string;
  readonly tanggal: string;
  readonly selesai: boolean;
}

/** The transaction to be reversed, with everything the decision needs. */
export interface Original {
  readonly id: bigint;
  readonly operasi: string;
  readonly tanggal: string;
  readonly kode_cabang: string;
  readonly nominal: bigint;
  readonly kode_valuta: string;
  readonly rekening: string | null;
  readonly id_kas: number | null;
  readonly dibatalkan: boolean;
  readonly serah_terima: string | null;
  readonly status_serah_terima: string | null;
  /** A record that came with it has changed again since. */
  readonly data_berubah: boolean;
  /** The account that it closed. */
  readonly penutupan: string | null;
  readonly lines: readonly Leg[];
  readonly cash: readonly { id_kas: number; pecahan: Denominations }[];
  /** The difference that a correction goes against in place of cash; null where it names none, or none of the branch. */
  readonly selisih: Difference | null;
}
