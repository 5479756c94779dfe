import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';
import { uuidOf } from '#core/db/uuid.ts';
import type { settlementRails } from '#lib/payments/settlement.ts';
import type { ChargeBearer } from '#lib/payments/transfers.ts';

/** Ways out of the bank: transfers by SKN, RTGS and BI-FAST, and the clearing of paper. */
export type Rail = (typeof settlementRails)[number];
/**
 * Outgoing messages: a credit transfer, a return of an incoming one or of an instrument presented to us, a collection (an instrument of another
 * bank).
 */
export const outgoingKinds = ['pacs.008', 'pacs.004', 'pacs.003'] as const;
export type OutgoingKind = (typeof outgoingKinds)[number];

/** An outgoing batch: its number, under which it may be sent any number of times, and the signed bytes. */
export interface OutgoingFile {
  readonly nomor: string;
  readonly rail: Rail;
  readonly isi: Uint8Array;
  /** Detached signature over the bytes, base64. */
  readonly tandaTangan: string;
}

/** An incoming file. `isi` is null where it is larger than may be read; it is refused by its size. */
export interface IncomingFile {
  /** The gateway's name for it; `acknowledge` takes it. */
  readonly nama: string;
  readonly ukuran: number;
  readonly isi: Uint8Array | null;
  /** Detached signature, base64; '' where none came with it. */
  readonly tandaTangan: string;
}

/** All traffic with the rails passes here. Both directions deliver at least once: the id of a message reveals a repetition. */
export interface SettlementGateway {
  /** Sends a batch. The same number again is the same batch. Throws where its arrival is not certain. */
  readonly send: (file: OutgoingFile) => Promise<void>;
  /** Returns some of the messages that wait for us, oldest first; the same again until they are acknowledged. */
  readonly fetch: () => Promise<readonly IncomingFile[]>;
  /** Reads the pictures beside a file: null where there are none, TERLALU_BESAR where they are more than may be read. */
  readonly pictures: (nama: string) => Promise<Uint8Array | 'TERLALU_BESAR' | null>;
  /**
   * Confirms that the file is stored here for good, so it need not come again; `ditolak` is the reason why nothing of it was taken, for its sender.
   */
  readonly acknowledge: (nama: string, ditolak?: string) => Promise<void>;
}

/** The owner of an item: the module whose row it concerns. */
export const settlementOwners = ['TRANSFER', 'KLIRING'] as const;
type SettlementOwner = (typeof settlementOwners)[number];

/** One item of a batch. `jumlah` in minor units; `rujukan` names the owner's row. */
export interface SettlementItem {
  readonly end_to_end: string;
  readonly rail: Rail;
  readonly jenis: OutgoingKind;
  readonly jumlah: bigint;
  readonly area: SettlementOwner;
  readonly rujukan: string;
  readonly isi: ItemContent;
}

/** A party of a payment in a message. */
export interface Party {
  readonly nama: string;
  readonly rekening?: string;
  /** BIC or the rail's own code of its bank; our own where it is left out. */
  readonly bank?: string;
  readonly alamat?: string;
}

/** The content of an item beside amount and number. `asal` is the original of a return. */
export interface ItemContent {
  readonly pengirim: Party;
  readonly penerima: Party;
  readonly berita?: string;
  /** Purpose by the rail's list, four letters or digits at most. */
  readonly tujuan?: string;
  /** The party that bears the charges; SLEV: as the two banks have agreed. */
  readonly beban?: 'SLEV' | ChargeBearer;
  readonly asal?: {
    readonly pesan: string;
    readonly end_to_end: string;
    readonly id_transaksi: string;
    readonly sebab: string;
  };
  /** An instrument's kind, number and date, and the first day it may be paid where that differs. */
  readonly warkat?: {
    readonly jenis: string;
    readonly nomor: string;
    readonly tanggal: string;
    readonly efektif?: string;
    /** SHA-256 of its picture, hexadecimal, where one comes beside the file. */
    readonly gambar?: string;
  };
}

/** Other banks begin these: money that comes in, an instrument presented to us, a movement on our account at the central bank. */
export const incomingKinds = ['MASUK', 'TAGIHAN', 'MUTASI'] as const;
export type IncomingKind = (typeof incomingKinds)[number];
/** The outcome of an item of ours. */
export const outcomeKinds = ['SELESAI', 'DITOLAK', 'DIKEMBALIKAN'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

interface EntryFields {
  /** Number of the entry, which never changes. */
  readonly id: bigint;
  /** The run of `commit_bulk` under which the owner posts: always the same. */
  readonly run: string;
  /** The time of arrival, by the database's clock. */
  readonly diterima_pada: string;
  /** The message it came in, by the sender's id. */
  readonly id_pesan: string;
  /** The reason the other side gave with a refusal or return, else ''. */
  readonly sebab: string;
}

/** An answer about an item of ours: delivered once for each outcome, settled always before returned. */
export interface Outcome extends EntryFields {
  readonly jenis: OutcomeKind;
  readonly item: SettlementItem;
}

/**
 * An item that begins at another bank: delivered once for each of its transaction ids. `jumlah` in minor units; of MUTASI negative sums are `arah` D.
 */
export interface Incoming extends EntryFields {
  readonly jenis: IncomingKind;
  readonly rail: Rail | null;
  readonly id_transaksi: string;
  readonly jumlah: bigint;
  readonly isi: IncomingContent;
}

export interface IncomingContent extends ItemContent {
  /** The sender's end-to-end number, which a return repeats. */
  readonly end_to_end: string;
  /** The sender's unique reference and its instruction's number, where it gives them. */
  readonly uetr?: string;
  readonly id_instruksi?: string;
  /** The other bank. */
  readonly bank: string;
  /** Settlement day or booking day, YYYY-MM-DD. */
  readonly tanggal: string;
  /** Of a movement on a statement: K (credit to us) or D. */
  readonly arah?: 'K' | 'D';
}

export interface SettlementBatch {
  readonly id_batch: string;
  readonly nomor: string;
  readonly rail: Rail;
  readonly jenis: OutgoingKind;
  readonly tanggal: string;
  readonly siklus: number;
}

/**
 * A module's part in settlement. Both functions work in the transaction that marks the items as batched, or the entry as taken: an error rolls both
 * back, and it is tried again.
 */
export interface SettlementModule {
  readonly area: SettlementOwner;
  /** The incoming kinds this module takes; it takes the outcomes of its own items in any case. */
  readonly kinds: readonly IncomingKind[];
  /** Its items have a place in a numbered batch: DIKIRIM. */
  readonly batched: (tx: Db, batch: SettlementBatch, items: readonly SettlementItem[]) => Promise<void>;
  readonly process: (tx: Db, message: Outcome | Incoming) => Promise<void>;
  /** Continues items it has kept back until people decided, each in a transaction of its own; returns their number. */
  readonly resume?: (
    work: { readonly db: Db; readonly begin: Begin },
    failed: (error: unknown, about: string) => void,
  ) => Promise<number>;
}

/** The run of `commit_bulk` for one outcome of one entry: always the same, so that nothing is posted twice. */
export const settlementRun = (id: bigint, jenis: OutcomeKind | IncomingKind): string =>
  uuidOf(`SETTLEMENT ${id} ${jenis}`);
