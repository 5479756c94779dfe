import { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { openEntryRow } from '#lib/books/schemas/ledger.ts';
import { fromMinorOrEmpty } from '#lib/money.ts';
import type { EntriBaris } from '#types/proto/books/ledger.ts';

/** A recurring entry as its row stores it. */
export interface PeriodicRow {
  readonly nomor_berkala: string;
  readonly versi: number;
  readonly kode_cabang: string;
  readonly pemilik: string;
  readonly nama: string;
  readonly keterangan: string;
  readonly templat: string | null;
  readonly versi_templat: number | null;
  readonly periode: string;
  readonly setiap: number;
  readonly hari: number;
  readonly mulai: string;
  readonly sampai: string | null;
  readonly hari_libur: string;
  readonly status: string;
  readonly sebab_status: string;
}

/** Reads the entry of this number; null where there is none. */
export async function periodicOf(db: Db, nomor: string): Promise<PeriodicRow | null> {
  const [row] = await db<PeriodicRow[]>`select * from periodic_entry where nomor_berkala = ${nomor}`;
  return row ?? null;
}

type Leg = Omit<EntriBaris, 'nominal'> & { readonly nominal: bigint | null };

/** Reads the legs of an entry, in their order; an open amount is ''. */
export async function linesOfPeriodic(db: Db, nomor: string): Promise<EntriBaris[]> {
  const legs = await db<Leg[]>`
    select sisi, jenis, nomor, kode_cabang, kode_valuta, nominal, keterangan from periodic_entry_leg where nomor_berkala = ${nomor} order by urut`;
  return legs.map((row) => ({ ...row, nominal: fromMinorOrEmpty(row.nominal, row.kode_valuta) }));
}

const rows = z.array(openEntryRow);

/** Reads the legs of an entry as a form sends them. */
export const rowsOfPeriodic = async (db: Db, nomor: string): Promise<z.output<typeof rows>> =>
  rows.parse(await linesOfPeriodic(db, nomor));
