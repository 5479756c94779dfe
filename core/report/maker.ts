import type { Readable, Writable } from 'node:stream';
import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import type { MenuId } from '#lib/access/access.ts';
import type { Format, PaperSize } from '#lib/reports/formats.ts';

/** What every page of a file says of itself; the same as the press's ReportHead. */
export interface Kepala {
  readonly nomor: string;
  readonly nama_bank: string;
  /** Both empty where it is about the whole bank. */
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  /** Who has it made, and on which accounting date. */
  readonly siapa: string;
  readonly tanggal: string;
  /** The moment of the snapshot, as ISO text. */
  readonly per: string;
  /** Its reader does not see identities whole, so that it cannot be handed in. */
  readonly samar?: boolean;
}

/** With what a file is made. */
export interface Making {
  /** Read-only and inside one repeatable-read transaction; of a copy of the database where one is configured and near enough. */
  readonly db: Db;
  readonly format: Format;
  /** Of a PDF; '' is A4. */
  readonly paper: PaperSize | '';
  /** Pages of a PDF at most. */
  readonly mostPages: number;
  readonly kepala: Kepala;
  /** Where the bytes go; sha256 and size are taken on the way. The maker ends it. REPORT_TOO_LARGE is thrown into it. */
  readonly out: Writable;
  /** A value as its reader may see it, by the name of its field: what she has no right to see is masked. */
  readonly seen: (field: string, text: string) => string;
  /** Menus and rights of its reader, for what is masked as a whole. */
  readonly held: ReadonlySet<string>;
  /** An object of the bank's storage, by its key. */
  readonly fetch: (key: string) => Promise<Readable>;
  /**
   * Writes into the trail which list the file goes out with; answers the row's number once the chain holds it, and the database that does: the snapshot is older.
   * REPORT_SNAPSHOT where that takes too long.
   */
  readonly bind: (list: object) => Promise<{ readonly id: bigint; readonly db: Db }>;
  /** Says how far it is, to be called for each batch: rows so far, and of how many. Throws when the job was cancelled or is another core's by now. */
  readonly progress: (rows: number, of?: number) => Promise<void>;
}

/** What a check found of what is missing, by its code. */
export interface CheckCount {
  readonly periksa: string;
  readonly berat: 'WAJIB' | 'INFO';
  readonly jumlah: number;
}

/** Who asks, as far as it matters to what is asked: a person, or those who hold the roles of a schedule. */
export type Asker = Pick<Caller, 'kodeCabang' | 'headOffice' | 'menus'>;

/** What turns one kind of question into a file. */
export interface Maker<A extends object> {
  /** Of what was asked, as a strict object of texts: its violations name the fields. */
  readonly schema: z.ZodType<A>;
  readonly formats: readonly Format[];
  /** Who holds one of these may ask, and read what was made. */
  readonly menus: readonly MenuId[];
  /** The file is kept as long as the books, not for some days. */
  readonly forever?: true;
  /**
   * Completes what was asked (days that were left out) and proves that the caller may ask it: VALIDATION, FORBIDDEN. `kodeCabang` is the branch it is
   * about, '' for the whole bank.
   */
  readonly settle: (db: Db, caller: Asker, asked: A) => Promise<{ readonly asked: A; readonly kodeCabang: string }>;
  /** Refuses, by the field, what is more than a sheet of paper holds. */
  readonly onPaper?: (asked: A) => void;
  readonly make: (making: Making & { readonly asked: A }) => Promise<void>;
}

/** A maker whose question is read by itself, so that those of all kinds stand in one list. */
export interface AnyMaker extends Omit<Maker<object>, 'schema' | 'settle' | 'onPaper' | 'make'> {
  readonly onPaper: (tanya: object) => void;
  /** What is missing of it, in the books that its file shows; kept with the file. */
  readonly check?: (db: Db, tanya: unknown) => Promise<readonly CheckCount[]>;
  /** It is handed in to an authority: whoever has the right to do so reads identities whole in it, and what is masked for others is counted. */
  readonly handedIn?: true;
  readonly settle: (
    db: Db,
    caller: Asker,
    tanya: unknown,
  ) => Promise<{ readonly tanya: object; readonly kodeCabang: string }>;
  readonly make: (making: Making & { readonly tanya: unknown }) => Promise<void>;
}

export const maker = <A extends object>({ schema, settle, onPaper, make, ...rest }: Maker<A>): AnyMaker => ({
  ...rest,
  settle: async (db, caller, tanya) => {
    const { asked, kodeCabang } = await settle(db, caller, validInput(schema, tanya));
    return { tanya: asked, kodeCabang };
  },
  onPaper: (tanya) => onPaper?.(schema.parse(tanya)),
  make: ({ tanya, ...making }) => make({ ...making, asked: schema.parse(tanya) }),
});
