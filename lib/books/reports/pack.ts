import { z } from 'zod';
import { daysBetween } from '#lib/dates.ts';
import { amount, branchCode, isoDate, msg, text } from '#lib/schemas/common.ts';
import { type PackProtection, packProtections } from './pack-protections.ts';

/** One pack holds at most so many journals: for more, the user asks for a shorter period or a higher amount. */
export const MOST_JOURNALS = 2_000;
/** One pack covers at most so many days. */
const MOST_DAYS = 366;

/** Each way needs these beside the period; the others are left out, so that one question is written one way. */
const NEEDS: Readonly<Record<PackProtection, readonly ('jumlah' | 'benih' | 'nominal' | 'id_user')[]>> = {
  ACAK: ['jumlah', 'benih'],
  DI_ATAS: ['nominal'],
  PENGGUNA: ['id_user'],
};

/**
 * An auditor asks for a pack of a branch ('*' for the whole bank), a period of accounting dates, and a way to choose the journals. All are
 * texts; violations name the field.
 */
export const packAsk = z
  .strictObject({
    kode_cabang: z.union([z.literal('*'), branchCode], msg('v.kode')),
    tanggal_awal: isoDate,
    tanggal_akhir: isoDate,
    cara: z.enum(packProtections, msg('v.kode')),
    jumlah: z.union([z.literal(''), z.string().regex(/^[1-9]\d{0,3}$/, msg('v.kode'))], msg('v.kode')).default(''),
    benih: text(40).default(''),
    nominal: z.union([z.literal(''), amount], msg('v.uang')).default(''),
    id_user: text(30).default(''),
  })
  .superRefine((asked, context) => {
    const wrong = (path: string, error: Parameters<typeof msg>[0]) =>
      context.addIssue({ code: 'custom', path: [path], message: error });
    for (const name of ['jumlah', 'benih', 'nominal', 'id_user'] as const) {
      const needed = NEEDS[asked.cara].includes(name);
      if (needed !== (asked[name] !== '')) wrong(name, needed ? 'v.wajib' : 'v.takDipakai');
    }
    if (Number.parseInt(asked.jumlah || '1', 10) > MOST_JOURNALS) wrong('jumlah', 'v.paketBanyak');
    if (asked.tanggal_awal > asked.tanggal_akhir) wrong('tanggal_akhir', 'v.rentangTanggal');
    else if (daysBetween(asked.tanggal_awal, asked.tanggal_akhir) >= MOST_DAYS) wrong('tanggal_awal', 'v.terlaluLama');
  });
export type PackAsk = z.output<typeof packAsk>;

export interface PackFile {
  readonly nama: string;
  readonly ukuran: number;
  readonly sha256: string;
}

/** A pack's own list says what was asked, out of what it was drawn, and which files it holds. It is in manifest.json. */
export interface PackManifest {
  readonly bentuk: 'amanah-paket-auditor-2';
  readonly nomor: string;
  readonly bank: string;
  readonly dibuat_oleh: string;
  readonly per: string;
  readonly permintaan: PackAsk;
  /** The first counts the journals of the period in the branch, the second lists those that were taken. */
  readonly populasi: string;
  readonly sampel: readonly string[];
  /** The chain had this head at that moment. */
  readonly kepala: { readonly posisi: string; readonly hash: string };
  /** Each closed day of the period has its hash: how many journals it holds, and the hash over them. */
  readonly hari: readonly {
    readonly kode_cabang: string;
    readonly tanggal: string;
    readonly jumlah: string;
    readonly sidik: string;
  }[];
  readonly berkas: readonly PackFile[];
}

/** A text of a content is its salt and itself, or its print and what is shown in its place. */
export type PackText = readonly [salt: string, text: string] | readonly [print: string, text: null, shown: string];

interface PackLink {
  readonly jenis: 'J' | 'S' | 'V' | 'A';
  readonly id: string;
  readonly posisi: string;
  readonly sebelum: string;
  readonly hash: string;
}

/**
 * A line of a file of proofs is a link of the chain, and its hashed content. A reader who may see all of it gets every letter, with its salt if it
 * has one. Others get the text between its texts, and each text; of a link older than the salts only the print, and what is shown instead.
 */
export type PackProof = PackLink &
  (
    | { readonly isi: string; readonly garam?: string }
    | { readonly isi: null; readonly kerangka: string; readonly nilai: readonly PackText[] }
    | { readonly isi: null; readonly sidik: string; readonly samaran: unknown }
  );
