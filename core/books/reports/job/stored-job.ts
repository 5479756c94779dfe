import type { Caller } from '#core/access/context.ts';
import type { CheckCount } from '#core/books/reports/generator.ts';
import { generatorOf } from '#core/books/reports/generators.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import type { Format, JobKind, JobState, PaperSize } from '#lib/books/reports/formats.ts';
import { reportsWhole } from '#lib/masking.ts';
import type { PekerjaanRow } from '#types/proto/books/report-job.ts';

/** A job as its row has it. Timestamps are ISO text. */
export interface StoredJob {
  readonly id: string;
  readonly jenis: JobKind;
  readonly kode: string;
  readonly tanya: Readonly<Record<string, string>>;
  readonly bentuk: Format;
  readonly kertas: PaperSize | '';
  readonly id_user: string | null;
  readonly untuk_peran: readonly string[];
  readonly kode_cabang: string;
  readonly seluruh: boolean;
  readonly nomor: string;
  readonly status: JobState;
  readonly percobaan: number;
  readonly baris: bigint;
  readonly perkiraan: bigint | null;
  readonly sebab: string;
  readonly rincian: Readonly<Record<string, string>>;
  readonly pemeriksaan: readonly CheckCount[];
  readonly per: string | null;
  readonly cadangan: boolean;
  readonly ukuran: bigint | null;
  readonly sha256: Buffer | null;
  readonly kunci: string | null;
  readonly dibuat_pada: string;
  readonly mulai_pada: string | null;
  readonly selesai_pada: string | null;
  readonly disimpan_sampai: string | null;
}

/**
 * Limits jobs to those a person may know of: the person's own, and those made for a role of the person in the branch (head office: any
 * branch). `j` is the job.
 */
export const known = (db: Db, { idUser, roles, kodeCabang, headOffice }: Caller) =>
  db`(j.id_user = ${idUser} or j.id_user is null and j.untuk_peran && ${[...roles]}::text[] and (j.kode_cabang = ${kodeCabang} or ${headOffice}))`;

/** A person's rights to reports, as far as they are known outside a call. */
export type Reader = Pick<Caller, 'kodeCabang' | 'headOffice' | 'menus'>;

/** Identities in a file for an authority: those that only the right to report has opened, and those that stayed masked. */
export const OPENED = 'IDENTITAS_UTUH';
export const MASKED = 'IDENTITAS_SAMAR';
const found = ({ pemeriksaan }: StoredJob, code: string): boolean =>
  pemeriksaan.some(({ periksa, jumlah }) => periksa === code && jumlah > 0);

/** Returns true when a file for an authority masks values the authority asks for. */
export const masksIdentities = (job: StoredJob): boolean => found(job, MASKED);

/**
 * Returns true when the reader may still read such a job's file. The reader may have lost the role or moved to another branch since asking;
 * the same check runs before the file is made.
 */
export function mayRead({ kodeCabang, headOffice, menus }: Reader, job: StoredJob): boolean {
  const generator = generatorOf(job.jenis, job.kode);
  if (!generator?.menus.some((menu) => menus.has(menu))) return false;
  if (found(job, OPENED) && !reportsWhole(menus)) return false;
  return headOffice || (!job.seluruh && job.kode_cabang === kodeCabang);
}

const time = (text: string | null): string => (text === null ? '' : isoTime(text));

/** Estimates the seconds until it is done, by the rate so far. */
function secondsLeft({ status, baris, perkiraan, mulai_pada }: StoredJob, now: number): string {
  if (status !== 'BERJALAN' || perkiraan === null || mulai_pada === null || baris <= 0n || perkiraan < baris) return '';
  const gone = (now - Date.parse(isoTime(mulai_pada))) / 1_000;
  const left = (gone * Number(perkiraan - baris)) / Number(baris); // not an amount: rows
  return String(Math.max(1, Math.ceil(left)));
}

/** Maps a job for its reader. */
export function toRow(job: StoredJob): PekerjaanRow {
  return {
    id: job.id,
    nomor: job.nomor,
    jenis: job.jenis,
    kode: job.kode,
    bentuk: job.bentuk,
    kertas: job.kertas,
    tanya: { ...job.tanya },
    kode_cabang: job.seluruh ? '' : job.kode_cabang,
    status_laporan: job.status,
    baris: job.baris.toString(),
    perkiraan: job.perkiraan?.toString() ?? '',
    sisa_detik: secondsLeft(job, Date.now()),
    sebab: job.sebab,
    rincian: { ...job.rincian },
    per: time(job.per),
    cadangan: job.cadangan ? 'T' : 'F',
    ukuran: job.ukuran?.toString() ?? '',
    sidik: job.sha256?.toString('hex') ?? '',
    waktu_minta: isoTime(job.dibuat_pada),
    waktu_selesai: time(job.selesai_pada),
    disimpan_sampai: time(job.disimpan_sampai),
    terjadwal: job.id_user === null ? 'T' : 'F',
    sudah_ada: 'F',
    pemeriksaan: job.pemeriksaan.map((each) => ({ ...each })),
  };
}
