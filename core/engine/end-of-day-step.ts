import type { Db } from '#core/db/client.ts';
import { uuidOf } from '#core/db/uuid.ts';

/** The end of day of one branch: who started it, the day that ends, the next business day. Dates are accounting dates, YYYY-MM-DD. */
export interface EndOfDay {
  readonly run: string;
  readonly kodeCabang: string;
  /** Head office's branch code. */
  readonly kantorPusat: string;
  /** True when it is head office's own end of day. */
  readonly headOffice: boolean;
  readonly tanggal: string;
  /** The first calendar day that no end of day of the branch has covered: `tanggal`, or earlier where the branch stayed closed for days. */
  readonly dari: string;
  /** The next business day of the bank's calendar: the end of day covers the calendar days from `dari` until the day before it. */
  readonly berikut: string;
  readonly idUser: string;
}

/** A part of a step, by keys: both ends included. */
export interface EndOfDayChunk {
  readonly nomor: number;
  readonly dari: string;
  readonly sampai: string;
  /** For a step whose records are set aside: the only records of the part to deal with. All of them where it is absent. */
  readonly hanya?: readonly string[];
}

/** Returns true when the part deals with this record. */
export const isDealtWith = ({ hanya }: EndOfDayChunk, id: string): boolean => hanya?.includes(id) ?? true;

/**
 * The record of a finding is of one of these kinds: an account, standing order, branch, till or vault, item, GL account, currency, pool, blank paper,
 * entry that comes back.
 */
export type FindingKind =
  | 'REKENING'
  | 'PERINTAH'
  | 'CABANG'
  | 'KAS'
  | 'ITEM'
  | 'GL'
  | 'KURS'
  | 'POOL'
  | 'STOK'
  | 'BERKALA';

/**
 * A step could not do this, or, foreseen, will not be able to: `id` and `nama` name the record, `sebab` (a code of lib/errors or a step's own) the
 * cause, in minor units where it is about money. `menghalangi`: the end of day waits there until it is mended.
 */
export interface EndOfDayFinding {
  /** The kind of `id`, so that the reader gets to where it is mended; absent where nothing can be opened. */
  readonly jenis?: FindingKind;
  readonly id: string;
  readonly nama: string;
  readonly sebab: string;
  /** Values for the placeholders of a refusal's message. */
  readonly rincian?: Readonly<Record<string, string>>;
  readonly nominal: bigint;
  readonly menghalangi: boolean;
}

/** Branches that an end of day waits for, each as what stops it. */
export const awaitBranches = (
  branches: readonly { readonly kode_cabang: string; readonly nama_cabang: string }[],
  sebab: string,
): readonly EndOfDayFinding[] =>
  branches.map(({ kode_cabang, nama_cabang }) => ({
    jenis: 'CABANG',
    id: kode_cabang,
    nama: nama_cabang,
    sebab,
    nominal: 0n,
    menghalangi: true,
  }));

/** Result of a chunk: the number of rows, and what it could not do. */
export interface EndOfDayDone {
  readonly baris: number;
  readonly temuan: readonly EndOfDayFinding[];
}

/** One step of the end of day, declared by the department that owns its work. The list of them is core/business-day/end-of-day/steps.ts. */
export interface EndOfDayStep {
  readonly code: string;
  readonly title: { readonly id: string; readonly en: string };
  /** Selects the ends of day that have the step; every one when it is left out. */
  readonly only?: (endOfDay: EndOfDay) => boolean;
  /** Returns its parts, made once when the step begins and kept; none when there is nothing to do. The numbers go from 1 and are not repeated. */
  readonly chunks: (db: Db, endOfDay: EndOfDay) => Promise<readonly EndOfDayChunk[]>;
  /**
   * Its parts are ranges of account numbers, each account by itself: a part that fails names those it fails for. ASIDE: an end of day that head office
   * ends by force leaves them out, with a finding each; the step finds them again another day.
   */
  readonly byAccount?: 'NAMED' | 'ASIDE';
  /**
   * The records of one of its parts, each by itself, of a step that does not go by accounts: its `run` leaves out those that `hanya` does not name, and
   * finds them again another day. They are named and set aside like accounts.
   */
  readonly byRecord?: {
    readonly jenis: FindingKind;
    readonly of: (db: Db, endOfDay: EndOfDay, part: EndOfDayChunk) => Promise<readonly string[]>;
  };
  /** Each part builds on the one before it: they are done one after the other, never side by side. */
  readonly inOrder?: true;
  /**
   * Brings what the step rests on up to date, in a transaction of its own each time the step is taken up: what a part that waits had
   * done is rolled back, this stays.
   */
  readonly refresh?: (tx: Db, endOfDay: EndOfDay) => Promise<void>;
  /** Runs inside one transaction together with its checkpoint, so it happens at most once; a chunk that throws is rolled back and reported. */
  readonly run: (tx: Db, endOfDay: EndOfDay, chunk: EndOfDayChunk) => Promise<EndOfDayDone>;
  /** Predicts what would fail at the next end of day. Runs in a read-only transaction. */
  readonly foresee?: (db: Db, endOfDay: EndOfDay) => Promise<readonly EndOfDayFinding[]>;
}

/** The run of `commit_bulk` that a step of this end of day posts as: the same one always, so that no chunk is posted twice. */
export const stepRun = (endOfDay: Pick<EndOfDay, 'run'>, code: string): string =>
  uuidOf(`EVENING ${endOfDay.run} ${code}`);

type Covered = Pick<EndOfDay, 'dari' | 'berikut'>;

/**
 * Returns true when a calendar month ends within the days that this end of day covers: on the month's last business day, and on the first one after it
 * where that day was worked as an ordinary one, because a holiday was put in after its end of day had begun.
 */
export const isMonthEnd = ({ dari, berikut }: Covered): boolean => dari.slice(0, 7) !== berikut.slice(0, 7);

/** The month that ends with such an end of day, as its first day; of any other end of day the month that it is in. */
export const monthOf = ({ dari }: Pick<EndOfDay, 'dari'>): string => `${dari.slice(0, 7)}-01`;

/** Returns true when a year ends within the days that this end of day covers. */
export const isYearEnd = ({ dari, berikut }: Covered): boolean => dari.slice(0, 4) !== berikut.slice(0, 4);

/** The year that ends with such an end of day. */
export const yearOf = ({ dari }: Pick<EndOfDay, 'dari'>): string => dari.slice(0, 4);

/** A step that does not read single records works on the whole branch, which the next end of day finds again. */
export const ofBranch: NonNullable<EndOfDayStep['byRecord']> = {
  jenis: 'CABANG',
  of: async (_db, { kodeCabang }) => [kodeCabang],
};

/** A step that is not divided has this one part. */
export const WHOLE: readonly EndOfDayChunk[] = [{ nomor: 1, dari: '', sampai: '' }];
