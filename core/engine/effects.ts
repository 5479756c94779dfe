import type { moves } from '#core/db/reference/moves.ts';
import type { RecordKindName } from '#core/db/reference/records.ts';
import type { Denominations } from '#core/ledger/denominations.ts';
import type { TradeSide } from '#lib/cash/currency-deals.ts';
import type { HandoverDirection, HandoverSide } from '#lib/cash/handovers.ts';
import type { PersonField } from '#lib/customers/identity.ts';
import type { Reason } from '#lib/errors/errors.ts';
import type { CatatanKolom } from '#types/proto/control/flow.ts';
import { type AccountEffects, phasesOfAccounts } from './account-effects.ts';
import { type BranchEffects, phasesOfBranches } from './branch-effects.ts';
import { phasesOfShipments, type ShipmentEffects } from './cash-effects.ts';
import type { Proof } from './effect-proof.ts';
import type { FiledItem } from './filed-item.ts';
import type { ShownReason } from './new-reason.ts';
import { phasesOfPapers, type StationeryEffects } from './paper-effects.ts';

type Value = string | number | boolean | null;

type Allowed = (typeof moves)[number];
type MoveOf<M extends Allowed> = M extends Allowed
  ? Readonly<Pick<M, 'tabel' | 'dari' | 'ke'>> & {
      readonly kunci: Readonly<Record<M['kunci'][number], string | number>>;
      readonly kolom?: Readonly<Partial<Record<M['kolom'][number], Value>>>;
    }
  : never;
/** The arguments of a move: the row, its state before and after, and what else is set. A move that the table of moves lacks does not compile. */
export type Moved = MoveOf<Allowed>;

/** Arguments of each effect, by its name. Amounts are minor units as text, fingerprints hexadecimal. */
interface EffectRecord extends AccountEffects, StationeryEffects, ShipmentEffects, BranchEffects {
  /** Marks a journal as reversed by this one: reversed on its own day, or corrected later. */
  reverse: {
    readonly journal_id: string | undefined;
    readonly tanggal: string | undefined;
    readonly referensi: string;
    readonly koreksi: boolean;
    readonly nomor_selisih?: string;
  };
  /** Issues a one-time override grant. */
  grant: {
    readonly token: string;
    readonly operasi: string;
    readonly sidik: string;
    readonly pembuat: string;
    readonly kode_cabang: string;
    readonly alasan: readonly ShownReason[];
    readonly supervisor: string;
    readonly wewenang: string;
    readonly tingkat: string;
    readonly kelompok: string;
    readonly kode_valuta: string;
    readonly nominal: string;
    /** Lifetime in seconds. */
    readonly detik: number;
  };
  /** Files an item, or files it again. */
  flow_put: { readonly dari: string; readonly aksi: string; readonly catatan?: string; readonly baris: FiledItem };
  /** Moves an item on from the state, version and content that were seen. */
  flow_move: {
    readonly id_flow: string;
    readonly dari: string;
    readonly versi: number;
    readonly sidik: string;
    readonly ke: string;
    readonly aksi: string;
    readonly catatan: string;
    /** Sets free the funds that it had set aside. */
    readonly lepas: boolean;
    readonly pemeriksa?: string;
    readonly wewenang?: string;
    readonly token?: string;
    readonly catatan_kolom?: readonly CatatanKolom[];
  };
  /** Puts an item before its checkers again. */
  flow_resubmit: {
    readonly id_flow: string;
    readonly versi: number;
    readonly alasan: readonly Reason[];
    readonly tingkat: string;
  };
  /** Compares the persons named in a filed form with the lists of names, and keeps the result while the form waits. */
  screen_form: { readonly objek: string; readonly id_flow: string; readonly isi: object };
  /** Somebody of the bank reports a suspicion, for compliance alone; `pihak` is '' where only a name is known. */
  suspicion: Readonly<Record<'pihak' | 'nama' | 'jumlah' | 'uraian' | 'nomor_referensi', string>>;
  box_open: { readonly id_kas: number };
  box_reopen: { readonly id_kas: number };
  box_close: { readonly id_kas: number };
  /** Closes the till of a teller who is gone, as two persons counted it, with the handovers that only that teller could end. */
  box_close_absent: {
    readonly id_kas: number;
    readonly pecahan: Denominations;
    readonly serah_terima: readonly string[];
    readonly alasan: string;
  };
  /** Proves of a journal entered by hand that each of its accounts may be. */
  general_entry: Readonly<Record<never, never>>;
  /** Proves that the bank's own account holds the currency that was taken out of it. */
  bank_deal: Readonly<Record<never, never>>;
  /** Takes in or makes good the remainder of rounding: proved against the balance at the moment of booking. */
  rounding_cleared: Readonly<Record<never, never>>;
  /** Supporting documents become part of the journal, each with its print in the trail. */
  entry_files: { readonly berkas: readonly string[] };
  /** An entry by hand settles a due date of one that comes back. */
  periodic_fill: { readonly nomor_berkala: string; readonly jatuh_tempo: string };
  /** Sends cash from one box of a branch to another. */
  handover_send: {
    readonly id: string;
    readonly arah: HandoverDirection;
    readonly asal: number;
    readonly tujuan: number;
    readonly nominal: string;
    readonly kode_valuta: string;
    readonly pecahan: Denominations;
    readonly keterangan: string;
  };
  /** One party's count of cash that its receiver counted differently. */
  handover_count: { readonly id: string; readonly pihak: HandoverSide; readonly pecahan: Denominations };
  /** The sender takes cash that went back in again where it came from. */
  handover_back: { readonly id: string };
  /** Moves a row from one state to another; made by `move`. */
  move: Moved;
  /** The middle and the board's rate that the rules saw; refused where they are others now. */
  rate_seen: {
    readonly arah: TradeSide;
    readonly kode_valuta: string;
    readonly tengah: string;
    readonly kurs: string;
  };
  /** The bank must record this of notes bought or sold, and of the buyer or seller. */
  currency_trade: {
    readonly arah: TradeSide;
    readonly kode_valuta: string;
    readonly jumlah: string;
    readonly rupiah: string;
    readonly kurs: string;
    readonly kurs_papan: string;
    readonly nama: string;
    readonly jenis_identitas: string;
    readonly nomor_identitas: string;
    readonly data_diri: Readonly<Record<string, string>>;
  };
  /** Records the person at the counter: without an account the owner of the cash, else whoever came in the holder's place. */
  cash_party: {
    readonly peran: 'PELAKU' | 'PEMBAWA';
    readonly orang: Readonly<Record<'jenis_identitas' | 'nomor_identitas' | 'nama' | 'nama_normal', string>> &
      Readonly<Record<PersonField, string | null>>;
  };
  /** A vault, or a till before somebody from outside the branch, as it was found: fit and unfit pieces by denomination, against the stock of the books. */
  vault_count: {
    readonly operasi: 'HITUNG_KHASANAH' | 'PERIKSA_KAS';
    readonly id_kas: number;
    readonly pecahan: Readonly<Record<string, readonly [number, number]>>;
    readonly dihitung: string;
    readonly seharusnya: string;
    readonly stok: Denominations;
    readonly keterangan: string;
  };
  /** A step of a branch's day. */
  day_move: { readonly kode_cabang: string; readonly tanggal: string; readonly status: string; readonly ke: string };
  /** Takes up an end of day that has stopped. */
  eod_resume: { readonly run: string };
  /** A step of a month. */
  period_move: {
    readonly bulan: string;
    readonly dari: string;
    readonly ke: string;
    readonly akhir_tahun?: boolean;
  };
  /** Writes a record under its version; made by `recordChange`. */
  data_record: Proof & {
    readonly jenis: RecordKindName;
    readonly aksi: 'BUAT' | 'UBAH' | 'HAPUS';
    readonly versi: number;
    readonly baris: Readonly<Record<string, Value | undefined>>;
    readonly bagian?: Readonly<Record<string, readonly Readonly<Record<string, Value>>[] | undefined>>;
    readonly rincian?: Readonly<Record<string, string>>;
  };
  /** Merges one customer into another; `sidik` is what both persons saw of the links that move (merge_print). */
  data_merge: Proof & {
    readonly asal: string;
    readonly ke: string;
    readonly versi_asal: number;
    readonly versi_ke: number;
    readonly sidik: string;
    readonly alasan: string;
  };
  /** Undoes a merge; `sidik` is what both saw of the links that go back (unmerge_print). */
  data_unmerge: Proof & { readonly id_gabung: string; readonly sidik: string; readonly alasan: string };
  /** Gives a till to a user, or takes the user's till away. */
  data_till: Proof & { readonly id_user: string; readonly kode_kas: string; readonly batas: string | null };
  /** Two persons confirm or close transfers that have no answer on the way to other banks. */
  data_settlement_answer: Proof & Readonly<Record<'daftar' | 'kunci' | 'hasil' | 'sebab' | 'bukti', string>>;
}

type Phase = 'sebelum' | 'sesudah';
/** An effect runs before the balances move, or after the journal is written. A test compares the names with those that SQL knows. */
export const phases = {
  reverse: ['sesudah'],
  grant: ['sebelum'],
  flow_put: ['sebelum'],
  flow_move: ['sebelum'],
  flow_resubmit: ['sebelum'],
  screen_form: ['sesudah'],
  suspicion: ['sebelum'],
  box_open: ['sebelum'],
  box_reopen: ['sesudah'],
  box_close: ['sesudah'],
  box_close_absent: ['sesudah'],
  general_entry: ['sesudah'],
  bank_deal: ['sesudah'],
  rounding_cleared: ['sesudah'],
  entry_files: ['sesudah'],
  periodic_fill: ['sesudah'],
  handover_send: ['sesudah'],
  handover_count: ['sebelum'],
  handover_back: ['sebelum'],
  move: ['sebelum'],
  rate_seen: ['sebelum'],
  currency_trade: ['sesudah'],
  cash_party: ['sesudah'],
  vault_count: ['sesudah'],
  ...phasesOfAccounts,
  ...phasesOfPapers,
  ...phasesOfShipments,
  ...phasesOfBranches,
  day_move: ['sebelum'],
  eod_resume: ['sebelum'],
  period_move: ['sebelum'],
  data_record: ['sebelum', 'sesudah'],
  data_merge: ['sesudah'],
  data_unmerge: ['sesudah'],
  data_till: ['sesudah'],
  data_settlement_answer: ['sesudah'],
} as const satisfies Readonly<Record<keyof EffectRecord, readonly Phase[]>>;

/** The effect of this name. */
export type EffectOf<N extends keyof EffectRecord> = {
  readonly efek: N;
  readonly fase: (typeof phases)[N][number];
} & EffectRecord[N];

/**
 * A guarded change of another row in the transaction of an operation: its name picks its function, `effect_<name>` in core/db/functions. An effect
 * that SQL does not know, or with other arguments, does not compile.
 */
export type Effect = { [N in keyof EffectRecord]: EffectOf<N> }[keyof EffectRecord];

/** A change of data, which carries the proof of its second person. */
export type ChangeEffect = Extract<Effect, { efek: `data_${string}` }>;
export const isChange = (effect: Effect): effect is ChangeEffect => effect.efek.startsWith('data_');
