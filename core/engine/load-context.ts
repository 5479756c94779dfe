import { callScope, forAll, sharing } from '#core/db/call-scope.ts';
import type { Db } from '#core/db/client.ts';
import type { Denominations } from '#core/ledger/denominations.ts';
import type { AccountState } from '#lib/accounts/codes.ts';
import type { BlockSide } from '#lib/accounts/holds.ts';
import type { DayState } from '#lib/business-day/operations/hours.ts';
import type { BoxKind, BoxState } from '#lib/cash/cash-checks.ts';
import type { SigningMandate } from '#lib/customers/specimens.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { Rate } from '#lib/profit-sharing/rate.ts';
import { coalesce } from './coalesce.ts';
import type { DailyKind } from './daily.ts';
import type { ShownReason } from './new-reason.ts';

export interface BranchDay {
  readonly kode_cabang: string;
  readonly status: DayState;
  readonly accounting_date: string;
}

/** An account as the rules see it; amounts in minor units. */
export interface LoadedAccount {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  /** The customers who own it, sign or act for it today. */
  readonly pihak: readonly string[];
  readonly kode_produk: string;
  /** The account's own control account. */
  readonly kode_gl: string;
  readonly kode_cabang: string;
  readonly kode_valuta: string;
  /** PENUTUPAN: agreed to be closed, and moved by nothing but its pay-out. */
  readonly status: AccountState;
  readonly blokir: '' | BlockSide;
  /** An authority has blocked these sides: no override lifts it. */
  readonly blokir_resmi: '' | BlockSide;
  /** Somebody behind it has an open hit of a list that stops: both blocks count its debits as shut. */
  readonly kepatuhan: boolean;
  /** The contract says that its slips are signed in this way. */
  readonly cara_tanda_tangan: SigningMandate;
  /** True when its customer is an entity. */
  readonly badan: boolean;
  /** The signers who must all sign where several do it together; empty where one signs alone. */
  readonly penanda: readonly DueSigner[];
  readonly saldo_buku: bigint;
  readonly dana_belum_efektif: bigint;
  readonly saldo_ditahan: bigint;
  readonly debet_menunggu: bigint;
  readonly saldo_minimum: bigint;
  readonly plafon: bigint;
  /** Number of its lines; zero before its first deposit. */
  readonly seq: number;
  /** The terms of its contract today, whatever its product says by now. */
  readonly syarat: AgreedTerms;
}

/** Somebody who has to sign for an account today. */
interface DueSigner {
  /** A form names the signer by this. */
  readonly penanda: string;
  readonly nama: string;
  /** Null for who is no customer. */
  readonly nomor_nasabah: string | null;
  /** A specimen in force is there to compare the signature with. */
  readonly spesimen: boolean;
}

/** The terms of an account's contract; amounts in minor units of its currency. */
interface AgreedTerms {
  readonly setoran_awal: bigint;
  readonly setoran_berikut: bigint;
  readonly biaya_reaktivasi: bigint;
  readonly biaya_penutupan: bigint;
  /** True when the holder may withdraw the balance at any time. */
  readonly tarik_bebas: boolean;
}

/** A till or a vault; amounts in minor units. */
export interface LoadedBox {
  readonly id_kas: number;
  readonly jenis: BoxKind;
  readonly kode_kas: string;
  readonly kode_cabang: string;
  readonly kode_valuta: string;
  readonly id_user: string | null;
  readonly status: BoxState;
  readonly saldo: bigint;
  readonly stok: Denominations;
  readonly batas: bigint;
  /** For a till: the cash on its way to it, in minor units. */
  readonly menuju: bigint;
  readonly tanggal: string | null;
}

/** The stored answer of an idempotency key: either a journal or the answer itself. */
export interface Replay {
  readonly sidik: string;
  readonly id_user: string;
  readonly journal_id: string | null;
  /** Accounting date of the journal. */
  readonly tanggal: string | null;
  readonly jawaban: unknown;
}

export interface LoadedContext {
  readonly replay: Replay | null;
  readonly branches: ReadonlyMap<string, BranchDay>;
  readonly accounts: ReadonlyMap<string, LoadedAccount>;
  readonly boxes: ReadonlyMap<number, LoadedBox>;
  /** The caller's own till in the books' currency. */
  readonly till: LoadedBox | null;
  /** All tills of the caller by their currency. */
  readonly tills: ReadonlyMap<string, LoadedBox>;
  /** The rates of the caller's branch day by currency. */
  readonly rates: ReadonlyMap<string, Rate>;
  /** Its reasons are null where the grant was made without what was shown: then its codes hold, which the posting function compares. */
  readonly grant: { readonly supervisor: string; readonly alasan: readonly ShownReason[] | null } | null;
  /** Returns the day's use of a kind by a user or an account without a second person, in minor units. */
  used(key: string, kind: DailyKind | 'LOKET_KELUAR', currency: string): bigint;
}

/** An operation asks for these rows; one statement loads them. */
export interface Needs {
  readonly accounts?: readonly string[];
  readonly boxes?: readonly number[];
}

type Amounts = 'saldo_buku' | 'dana_belum_efektif' | 'saldo_ditahan' | 'debet_menunggu' | 'saldo_minimum' | 'plafon';
type RawTerms = Record<Exclude<keyof AgreedTerms, 'tarik_bebas'>, string> & Pick<AgreedTerms, 'tarik_bebas'>;
type RawAccount = Omit<LoadedAccount, Amounts | 'syarat'> & Record<Amounts, string> & { readonly syarat: RawTerms };
type RawBox = Omit<LoadedBox, 'saldo' | 'batas' | 'menuju'> & { saldo: string; batas: string; menuju: string };
interface RawContext {
  ulang: Replay | null;
  cabang: BranchDay[] | null;
  rekening: RawAccount[] | null;
  kas: RawBox[] | null;
  kurs: { kode_valuta: string; beli: string; tengah: string; jual: string }[] | null;
  izin: { supervisor: string; alasan: ShownReason[] | null } | null;
  pakai: { kunci: string; kelompok: string; kode_valuta: string; jumlah: string }[] | null;
}

/** available = cleared − holds − minimum − pending debits + overdraft line (domain: blocks, holds, balances). */
export function available(account: Pick<LoadedAccount, Amounts>): bigint {
  return (
    account.saldo_buku -
    account.dana_belum_efektif -
    account.saldo_ditahan -
    account.saldo_minimum -
    account.debet_menunggu +
    account.plafon
  );
}

interface Asked {
  readonly kunci: string | null;
  readonly id_user: string;
  readonly cabang: string;
  readonly rekening: readonly string[];
  readonly kas: readonly number[];
  readonly token: string | null;
}

/** Reads on their way at a time, and questions in one of them, for each pool. */
const LANES = 4;
const MOST = 16;
const readers = new WeakMap<Db, (asked: Asked) => Promise<RawContext>>();

/** Returns the pool's reader: one statement serves all questions that meet in the queue. */
function readerOf(db: Db): (asked: Asked) => Promise<RawContext> {
  const reader = readers.get(db) ?? coalesce(LANES, MOST, (asked: readonly Asked[]) => forAll(() => read(db, asked)));
  readers.set(db, reader);
  return reader;
}

async function read(db: Db, asked: readonly Asked[]): Promise<RawContext[]> {
  const rows = await db<{ fakta: RawContext }[]>`
    select load_operation_context(x.kunci, x.id_user, x.cabang, x.rekening, x.kas, x.token) as fakta
    from rows from (jsonb_to_recordset(${db.json(asked as never)}::jsonb)
      as (kunci uuid, id_user text, cabang text, rekening text[], kas integer[], token uuid))
      with ordinality as x(kunci, id_user, cabang, rekening, kas, token, urut) order by x.urut`;
  if (rows.length !== asked.length)
    throw new Error(`load_operation_context answered ${rows.length} of ${asked.length}`);
  return rows.map((row) => row.fakta);
}

/** Does the one read of an operation: stored answer, branch days, accounts, cash boxes, grant. */
export async function loadOperationContext(
  db: Db,
  caller: { idUser: string; kodeCabang: string },
  needs: Needs,
  key: string,
  token: string,
): Promise<LoadedContext> {
  const asked: Asked = {
    kunci: key || null,
    id_user: caller.idUser,
    cabang: caller.kodeCabang,
    rekening: needs.accounts ?? [],
    kas: needs.boxes ?? [],
    token: token || null,
  };
  const raw = await sharing('select load_operation_context(?)', 'quick', () => readerOf(db)(asked));
  const accounts = (raw.rekening ?? []).map(toAccount);
  noteBranches(accounts);
  const boxes = (raw.kas ?? []).map(
    (box): LoadedBox => ({ ...box, saldo: BigInt(box.saldo), batas: BigInt(box.batas), menuju: BigInt(box.menuju) }),
  );
  const tills = new Map(boxes.filter((box) => box.id_user === caller.idUser).map((box) => [box.kode_valuta, box]));
  return {
    replay: raw.ulang,
    branches: new Map((raw.cabang ?? []).map((branch) => [branch.kode_cabang, branch])),
    accounts: new Map(accounts.map((account) => [account.nomor_rekening, account])),
    boxes: new Map(boxes.map((box) => [box.id_kas, box])),
    till: tills.get(BOOK_CURRENCY) ?? null,
    tills,
    rates: new Map(
      (raw.kurs ?? []).map((row) => [
        row.kode_valuta,
        { beli: BigInt(row.beli), tengah: BigInt(row.tengah), jual: BigInt(row.jual) },
      ]),
    ),
    grant: raw.izin,
    used: (key, kind, currency) =>
      BigInt(
        raw.pakai?.find((row) => row.kunci === key && row.kelompok === kind && row.kode_valuta === currency)?.jumlah ??
          0,
      ),
  };
}

/** An answer names these accounts, and whether they are of the reader's branch need not be asked again. */
function noteBranches(accounts: readonly LoadedAccount[]): void {
  const progress = callScope()?.progress;
  if (!progress) return;
  progress.branches ??= new Map();
  for (const { nomor_rekening, kode_cabang } of accounts) progress.branches.set(nomor_rekening, kode_cabang);
}

function toAccount(raw: RawAccount): LoadedAccount {
  return {
    ...raw,
    saldo_buku: BigInt(raw.saldo_buku),
    dana_belum_efektif: BigInt(raw.dana_belum_efektif),
    saldo_ditahan: BigInt(raw.saldo_ditahan),
    debet_menunggu: BigInt(raw.debet_menunggu),
    saldo_minimum: BigInt(raw.saldo_minimum),
    plafon: BigInt(raw.plafon),
    syarat: {
      setoran_awal: BigInt(raw.syarat.setoran_awal),
      setoran_berikut: BigInt(raw.syarat.setoran_berikut),
      biaya_reaktivasi: BigInt(raw.syarat.biaya_reaktivasi),
      biaya_penutupan: BigInt(raw.syarat.biaya_penutupan),
      tarik_bebas: raw.syarat.tarik_bebas,
    },
  };
}
