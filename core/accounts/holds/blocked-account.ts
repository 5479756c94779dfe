import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { higher } from '#core/engine/authority.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { available } from '#core/engine/load-context.ts';
import {
  type FieldChange,
  type OpContext,
  type Outcome,
  type Rule,
  reject,
  type Subject,
} from '#core/engine/operation.ts';
import { liftedBy, type RequestLevel } from '#lib/accounts/holds.ts';
import { fail } from '#lib/errors/errors.ts';

/** A block with the data of its operations; `berlaku` as long as it has neither ended nor been lifted. */
export interface Block {
  readonly id_blokir: string;
  readonly versi: number;
  readonly arah: string;
  readonly sebab: string;
  readonly tingkat: RequestLevel;
  readonly nomor_surat: string;
  readonly tanggal_awal: string;
  readonly tanggal_akhir: string | null;
  readonly berlaku: boolean;
}

/** A hold with the data of its operations; amounts in minor units, `berlaku` as long as some of it may be released. */
export interface Hold {
  readonly id_blokir: string;
  readonly versi: number;
  readonly jenis: string;
  readonly tingkat: RequestLevel;
  readonly jumlah: bigint;
  readonly dilepas: bigint;
  readonly nomor_surat: string;
  readonly unit: string;
  readonly alasan: string;
  readonly tanggal_awal: string;
  readonly tanggal_akhir: string | null;
  readonly berlaku: boolean;
}

/** An account whose blocks or holds are changed. */
export interface BlockedAccount {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly kode_cabang: string;
  readonly kode_valuta: string;
  readonly status: string;
  readonly blokir: string;
  /** The day of its branch. */
  readonly hari: string;
  /** Minor units. */
  readonly tersedia: bigint;
  readonly saldo_ditahan: bigint;
  /** The account's parties and their families: none of them makes or approves a change. */
  readonly keluarga: readonly string[];
  readonly blocks: readonly Block[];
  readonly holds: readonly Hold[];
}

type Row = Omit<BlockedAccount, 'blocks' | 'holds' | 'tersedia'> & Parameters<typeof available>[0];

/** Every change names an account and a reason. */
interface Asked {
  readonly nomor_rekening: string;
}

/** Reads the account with all its blocks and holds. ACCOUNT_NOT_FOUND. */
export async function loadBlocked(db: Db, { nomor_rekening }: Asked): Promise<BlockedAccount> {
  const [[row], blocks, holds] = await Promise.all([
    db<Row[]>`
      select a.nomor_rekening, a.nama_rekening, a.kode_cabang, a.kode_valuta, s.status, s.blokir, b.accounting_date as hari,
        s.saldo_buku, s.dana_belum_efektif, s.saldo_ditahan, s.saldo_minimum, s.debet_menunggu, s.plafon, family_behind(a.nomor_rekening, '{}') as keluarga
      from account a join account_state s using (nomor_rekening) join branch b using (kode_cabang) where a.nomor_rekening = ${nomor_rekening}`,
    db<Block[]>`
      select x.id_blokir, x.versi, x.arah, x.sebab, x.tingkat, x.nomor_surat, x.tanggal_awal, x.tanggal_akhir,
        not x.dicabut and coalesce(x.tanggal_akhir, b.accounting_date) >= b.accounting_date as berlaku
      from account_blocking x join account a using (nomor_rekening) join branch b using (kode_cabang) where x.nomor_rekening = ${nomor_rekening}`,
    db<Hold[]>`
      select h.id_blokir, h.versi, h.jenis, h.tingkat, h.jumlah, h.dilepas, h.nomor_surat, h.unit, h.alasan, h.tanggal_awal, h.tanggal_akhir,
        h.dilepas < h.jumlah and coalesce(h.tanggal_akhir, b.accounting_date) >= b.accounting_date as berlaku
      from account_hold h join account a using (nomor_rekening) join branch b using (kode_cabang) where h.nomor_rekening = ${nomor_rekening}`,
  ]);
  if (!row) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomor_rekening } });
  return { ...row, tersedia: available(row), blocks, holds };
}

type Context = OpContext<Asked, BlockedAccount>;

const mayAct = (caller: Caller, account: BlockedAccount): boolean =>
  caller.headOffice || caller.kodeCabang === account.kode_cabang;

/** The account's branch, or head office, handles its blocks and holds. */
const atOwnBranch: Rule<Asked, BlockedAccount> = {
  name: 'atOwnBranch',
  check: ({ caller, extra }) =>
    mayAct(caller, extra)
      ? null
      : reject('OTHER_BRANCH', { rekening: extra.nomor_rekening, cabang: extra.kode_cabang }, 'nomor_rekening'),
};
const notClosed: Rule<Asked, BlockedAccount> = {
  name: 'notClosed',
  check: ({ extra }) =>
    extra.status === 'TUTUP' ? reject('ACCOUNT_CLOSED', { rekening: extra.nomor_rekening }, 'nomor_rekening') : null,
};
/** Each of these operations checks these rules first. */
export const ofAnAccount = [atOwnBranch, notClosed] as const;

/** Returns the first day: the asked one, or the day of the account's branch. */
export const startOf = ({
  extra,
  data,
}: OpContext<Asked & { readonly tanggal_awal: string }, BlockedAccount>): string => data.tanggal_awal || extra.hari;

/** Nothing begins or ends before the day of the account's branch. */
export const notPast: Rule<Asked & { readonly tanggal_awal: string; readonly tanggal_akhir: string }, BlockedAccount> =
  {
    name: 'notPast',
    check: (context) => {
      const { hari } = context.extra;
      const start = startOf(context);
      if (start < hari) return reject('BLOCK_DAY', { tanggal: hari }, 'tanggal_awal');
      const { tanggal_akhir } = context.data;
      return tanggal_akhir !== '' && tanggal_akhir < start
        ? reject('BLOCK_DAY', { tanggal: start }, 'tanggal_akhir')
        : null;
    },
  };

/** A chosen row exists, in the version the form read, and is still in force; an authority's request needs its letter. */
export function chosenRow<R extends Block | Hold>(
  rows: readonly R[],
  { id_blokir, versi }: { readonly id_blokir: string; readonly versi: number },
  { nomor_rekening, nomor_surat }: { readonly nomor_rekening: string; readonly nomor_surat: string },
  field: string,
): Outcome | null {
  const row = rows.find((each) => each.id_blokir === id_blokir);
  if (!row) return reject('NOT_FOUND', {}, field);
  if (row.versi !== versi) return reject('DATA_CHANGED', { objek: nomor_rekening });
  if (!row.berlaku) return reject('BLOCK_ENDED', {}, field);
  return row.tingkat === 'BERWENANG' && nomor_surat === ''
    ? reject('LIFT_LEVEL', { tingkat: row.tingkat }, 'nomor_surat')
    : null;
}

/** Names the items of these operations. */
export const subjectOf = ({ extra }: Context): Subject => dataSubject(extra.nama_rekening, extra.nomor_rekening);
/** Nobody changes holds or blocks on their own account or their family's. */
export const familyOf = ({ extra }: Context): readonly string[] => extra.keluarga;

/** Returns the highest rung of the rows: the level that asked for a row, or a higher one, lifts it. */
export const highestOf = (rows: readonly { readonly tingkat: RequestLevel }[]): string =>
  rows.reduce((rung, { tingkat }) => higher(rung, liftedBy[tingkat]), '');

/** Keeps the fields whose old and new values differ. */
export const differing = (rows: readonly FieldChange[]): readonly FieldChange[] =>
  rows.filter(({ lama, baru }) => lama !== baru);
