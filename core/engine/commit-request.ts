import type { Origin } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { commitDeadline } from '#core/db/pool/pool.ts';
import type { Denominations } from '#core/ledger/denominations.ts';
import type { Leg } from '#core/ledger/legs.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { DailyKind } from './daily.ts';
import type { Effect } from './effects.ts';

/** Everything the posting function needs; see core/db/functions/ledger/posting.sql for what each part proves. */
export interface Commit extends Origin {
  readonly key: string;
  readonly print: Buffer;
  /** The caller: the checker of an approval. */
  readonly actor: string;
  /** The maker, whose transaction it is. */
  readonly idUser: string;
  readonly kodeCabang: string;
  readonly operasi: string;
  readonly correlation: string;
  /** Accounting date the rules saw; null where no branch day is needed. */
  readonly date: string | null;
  readonly nominal?: bigint;
  readonly kodeValuta?: string;
  readonly rekening?: string | null;
  readonly keterangan?: string;
  /** Value date of the whole journal; the accounting date where it is absent. */
  readonly valueDate?: string | null;
  /** The customer's own act: it counts as activity of the accounts it moves. */
  readonly customerAct?: boolean;
  readonly legs?: readonly Leg[];
  /** Reasons that an override or approval lifted. */
  readonly lifted?: readonly string[];
  readonly denominations?: Readonly<Record<number, Denominations>>;
  /** Reservations by account in minor units: positive to add, negative to release. */
  readonly reservations?: ReadonlyMap<string, bigint>;
  readonly effects?: readonly Effect[];
  readonly approver?: string | null;
  readonly token?: string | null;
  readonly idFlow?: string | null;
  readonly idKas?: number | null;
  /** The maker's daily total that it counts against when no second person approves it. */
  readonly daily?: DailyKind;
  readonly audit?: unknown;
  /** The posting function keeps this answer for a replay, where no journal can be read again. */
  readonly answer?: unknown;
}

/** Result of the posting function. */
export interface Posted {
  readonly journal_id: bigint | null;
  readonly dibuat_pada: string;
  readonly nomor_urut: number | null;
  /** Running balance per leg as decimal text of minor units; empty where the leg has no account. */
  readonly saldo: readonly string[];
  readonly saldo_tersedia: bigint | null;
  readonly saldo_kas: bigint | null;
}

/** Returns one value of each leg; null where no leg has one, which costs the database nothing. */
export function column(legs: readonly Leg[], of: (leg: Leg) => string | null): (string | null)[] | null {
  const values = legs.map(of);
  return values.some((value) => value !== null) ? values : null;
}

/**
 * Writes a posting in the words of the posting function: each of its parameters by name, and the call's origin and deadline. Amounts travel as text:
 * neither JSON nor the client knows a bigint.
 */
export function requestOf(db: Db, c: Commit) {
  const legs = c.legs ?? [];
  const each = (of: (leg: Leg) => string | null) => column(legs, of);
  const reserved = [...(c.reservations ?? [])].filter(([, minor]) => minor !== 0n);
  return {
    kunci: c.key,
    sidik: c.print.toString('hex'),
    pelaku: c.actor,
    pengguna: c.idUser,
    cabang: c.kodeCabang,
    operasi: c.operasi,
    korelasi: c.correlation,
    tanggal: c.date,
    tanggal_valuta: c.valueDate ?? null,
    nasabah: c.customerAct ?? false,
    nominal: (c.nominal ?? 0n).toString(),
    valuta: c.kodeValuta ?? BOOK_CURRENCY,
    rekening: c.rekening ?? null,
    keterangan: c.keterangan ?? '',
    leg_cabang: each((leg) => leg.kode_cabang),
    leg_gl: each((leg) => leg.kode_gl),
    leg_jenis: each((leg) => leg.sub?.jenis ?? null),
    leg_sub: each((leg) => leg.sub?.id ?? null),
    leg_lawan: each((leg) => leg.lawan),
    leg_valuta: each((leg) => (leg.kode_valuta === c.kodeValuta ? null : leg.kode_valuta)),
    leg_jumlah: each((leg) => leg.jumlah.toString()),
    leg_idr: each((leg) => leg.jumlah_idr?.toString() ?? null),
    leg_tanggal_valuta: each((leg) => leg.tanggal_valuta),
    leg_kode: each((leg) => leg.kode),
    leg_keterangan: each((leg) => leg.keterangan),
    lewat: c.lifted ?? [],
    pecahan: c.denominations ?? null,
    res_rekening: reserved.length > 0 ? reserved.map(([account]) => account) : null,
    res_jumlah: reserved.length > 0 ? reserved.map(([, minor]) => minor.toString()) : null,
    efek: c.effects?.length ? c.effects : null,
    otorisasi: c.approver ?? null,
    token: c.token ?? null,
    flow: c.idFlow ?? null,
    kas: c.idKas ?? null,
    rincian: c.audit ?? null,
    jawaban: c.answer ?? null,
    harian: c.daily ?? null,
    sesi: c.session,
    alamat: c.address,
    batas: commitDeadline(db)?.toISOString() ?? null,
  };
}
export type Request = ReturnType<typeof requestOf>;
