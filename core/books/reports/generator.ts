import type { Readable, Writable } from 'node:stream';
import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import type { MenuId } from '#lib/access/access.ts';
import type { Format, PaperSize } from '#lib/books/reports/formats.ts';

/** The head of every page of a file; the same as ReportHead of the renderer. */
export interface Kepala {
  readonly nomor: string;
  readonly nama_bank: string;
  /** Both are empty for a report on the whole bank. */
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  /** The requester, and the accounting date of the request. */
  readonly siapa: string;
  readonly tanggal: string;
  /** The moment of the snapshot, as ISO text. */
  readonly per: string;
  /** True when its reader does not see identities whole, so that it cannot be handed in. */
  readonly samar?: boolean;
}

/** The resources for making a file. */
export interface Generation {
  /** It is read-only and inside one repeatable-read transaction; of a copy of the database where one is configured and near enough. */
  readonly db: Db;
  readonly format: Format;
  /** The paper of a PDF; '' is A4. */
  readonly paper: PaperSize | '';
  /** The maximum of pages of a PDF. */
  readonly mostPages: number;
  readonly kepala: Kepala;
  /** The generator writes the bytes here and ends the stream, which takes sha256 and size on the way. REPORT_TOO_LARGE is thrown into it. */
  readonly out: Writable;
  /** Masks a value, by the name of its field, that the reader has no right to see. */
  readonly seen: (field: string, text: string) => string;
  /** Menus and rights of its reader, for values that are masked as a whole. */
  readonly held: ReadonlySet<string>;
  /** Reads an object of the bank's storage, by its key. */
  readonly fetch: (key: string) => Promise<Readable>;
  /**
   * Writes the list of the file's contents into the trail; returns the row's number once the chain holds it, and the database that holds
   * it, because the snapshot is older. REPORT_SNAPSHOT where that takes too long.
   */
  readonly bind: (list: object) => Promise<{ readonly id: bigint; readonly db: Db }>;
  /** Reports the progress of each batch: rows so far, and of how many. Throws when the job was cancelled or another core has taken it. */
  readonly progress: (rows: number, of?: number) => Promise<void>;
}

/** A check's code and the number of gaps it found. */
export interface CheckCount {
  readonly periksa: string;
  readonly berat: 'WAJIB' | 'INFO';
  readonly jumlah: number;
}

/** The asker's rights that a question depends on: of a person, or of the holders of a schedule's roles. */
export type Asker = Pick<Caller, 'kodeCabang' | 'headOffice' | 'menus'>;

/** Turns one kind of question into a file. */
export interface ReportGenerator<A extends object> {
  /** A strict object of texts: its violations name the fields of the question. */
  readonly schema: z.ZodType<A>;
  readonly formats: readonly Format[];
  /** Holders of one of these menus may ask, and read the file. */
  readonly menus: readonly MenuId[];
  /** The bank keeps the file as long as the books, not for some days. */
  readonly forever?: true;
  /**
   * Completes the question (missing days) and proves that the caller may ask it: VALIDATION, FORBIDDEN. `kodeCabang` is its branch, '' for the whole
   * bank.
   */
  readonly settle: (db: Db, caller: Asker, asked: A) => Promise<{ readonly asked: A; readonly kodeCabang: string }>;
  /** Refuses, by the field, a question that does not fit on the paper. */
  readonly onPaper?: (asked: A) => void;
  readonly make: (making: Generation & { readonly asked: A }) => Promise<void>;
}

/** A generator that parses its question itself, so that generators of all kinds fit one list. */
export interface AnyGenerator extends Omit<ReportGenerator<object>, 'schema' | 'settle' | 'onPaper' | 'make'> {
  readonly onPaper: (tanya: object) => void;
  /** Counts the gaps in the books that the file shows; the counts are stored with the file. */
  readonly check?: (db: Db, tanya: unknown) => Promise<readonly CheckCount[]>;
  /** The file goes to an authority: readers with the right to report see its identities whole, and values masked for others are counted. */
  readonly handedIn?: true;
  readonly settle: (
    db: Db,
    caller: Asker,
    tanya: unknown,
  ) => Promise<{ readonly tanya: object; readonly kodeCabang: string }>;
  readonly make: (making: Generation & { readonly tanya: unknown }) => Promise<void>;
}

export const generator = <A extends object>({
  schema,
  settle,
  onPaper,
  make,
  ...rest
}: ReportGenerator<A>): AnyGenerator => ({
  ...rest,
  settle: async (db, caller, tanya) => {
    const { asked, kodeCabang } = await settle(db, caller, validInput(schema, tanya));
    return { tanya: asked, kodeCabang };
  },
  onPaper: (tanya) => onPaper?.(schema.parse(tanya)),
  make: ({ tanya, ...making }) => make({ ...making, asked: schema.parse(tanya) }),
});
