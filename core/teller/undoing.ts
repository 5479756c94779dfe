import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { levelFor } from '#core/engine/authority.ts';
import type { AccountFacts } from '#core/engine/facts.ts';
import { type OpContext, type Operation, type Outcome, override, type Rule, reject } from '#core/engine/operation.ts';
import { branchesOpen, fundsFor, stateFor } from '#core/engine/rules/account-rules.ts';
import { accountOn, type Leg, mirror } from '#core/ledger/legs.ts';
import { outgoing, type Pieces } from '#core/ledger/pieces.ts';
import { loadLegs } from '#core/ledger/posted.ts';
import { makeReference, readReference } from '#core/ledger/reference-number.ts';
import type { Cause } from '#lib/errors/causes.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import { knownCard } from '#lib/operations/operations.ts';
import type { reversalData } from '#lib/schemas/teller.ts';

/**
 * What undoes a posted journal: a reversal on its own day, a correction afterwards. Both are its mirror, linked to it, made in its
 * branch by two persons, once for good; they differ in which journals they take (domain: maker/checker, reversal; correction).
 */

type UndoData = z.output<typeof reversalData>;

/** The transaction to be undone, with everything the decision needs. */
export interface Original {
  readonly id: bigint;
  readonly operasi: string;
  readonly tanggal: string;
  readonly kode_cabang: string;
  readonly nominal: bigint;
  readonly kode_valuta: string;
  readonly rekening: string | null;
  readonly id_kas: number | null;
  readonly dibatalkan: boolean;
  readonly serah_terima: string | null;
  readonly status_serah_terima: string | null;
  readonly lines: readonly Leg[];
  readonly cash: readonly { id_kas: number; pecahan: Pieces }[];
}

async function loadOriginal(db: Db, data: UndoData, caller: Caller): Promise<Original | null> {
  const reference = readReference(data.nomor_referensi);
  if (!reference) return null;
  const [row] = await db<Omit<Original, 'lines' | 'cash'>[]>`
    select j.id, j.operasi, j.tanggal, j.kode_cabang, j.nominal, j.kode_valuta, j.rekening, j.id_kas,
           exists (select from journal_reversal r where r.journal_id = j.id) as dibatalkan,
           h.id_serah_terima as serah_terima, h.status as status_serah_terima
    from journal j left join handover h on h.journal_kirim = j.id
    where j.id = ${reference.journalId} and j.tanggal = ${reference.tanggal}::date and j.kode_cabang = ${caller.kodeCabang}`;
  if (!row || makeReference(row.kode_cabang, row.tanggal, row.id) !== data.nomor_referensi) return null;
  const [lines, cash] = await Promise.all([
    loadLegs(db, row),
    db<{ id_kas: number; pecahan: Pieces }[]>`
      select id_kas, pecahan from cash_movement where journal_id = ${row.id} and tanggal = ${row.tanggal}`,
  ]);
  return { ...row, lines, cash: [...cash] };
}

/** The value dates of the original's lines, each once. */
export const valueDatesOf = ({ lines, tanggal }: Original): readonly string[] => [
  ...new Set(lines.map((line) => line.tanggal_valuta ?? tanggal)),
];

type UndoRule = Rule<UndoData, Original | null>;
/** How it is refused. */
export type Refusal = 'NOT_REVERSIBLE' | 'NOT_CORRECTABLE';

export const because = (code: Refusal, { nomor_referensi: referensi }: UndoData, sebab: Cause) =>
  reject(code, { referensi, sebab });

const originalExists: UndoRule = {
  name: 'originalExists',
  check: ({ extra }) => (extra ? null : reject('NOT_FOUND')),
};

/** Once, whichever way, and nothing that has gone out of the bank's hand since. */
const canBeUndone = (code: Refusal): UndoRule => ({
  name: 'canBeUndone',
  check: ({ data, extra }) => {
    if (!extra) return null;
    if (extra.dibatalkan) return reject('ALREADY_REVERSED', { referensi: data.nomor_referensi });
    if (knownCard(extra.operasi)?.undo !== 'MIRROR') return because(code, data, 'JENIS');
    if (extra.status_serah_terima && extra.status_serah_terima !== 'DIKIRIM')
      return because(code, data, 'KAS_DITERIMA');
    return null;
  },
});

/** Cash goes back through the till it came by, which must still be open and the caller's own. */
const sameTillOpen = (code: Refusal): UndoRule => ({
  name: 'sameTillOpen',
  check: ({ data, extra, facts, caller, date }) => {
    for (const { id_kas } of extra?.cash ?? []) {
      const box = facts.boxes.get(id_kas);
      if (box?.jenis !== 'TELLER') continue;
      if (box.id_user !== caller.idUser) return because(code, data, 'KAS_ORANG_LAIN');
      if (box.status !== 'BUKA' || box.tanggal !== date) return reject('TILL_CLOSED');
    }
    return null;
  },
});

/** The accounts that the original moved, each with the line that undoes it: positive is a debit. Minor units. */
const undone = ({ extra, facts }: OpContext<UndoData, Original | null>) =>
  (extra?.lines ?? []).flatMap((line) => {
    const account = facts.accounts.get(accountOn(line) ?? '');
    return account ? [{ account, minor: -line.jumlah }] : [];
  });

/**
 * A closed account takes nothing back or forth. What went into a blocked or dormant one by mistake was never its owner's to keep asleep
 * or blocked: it comes out again by the branch manager (domain: correction).
 */
function wayBack(account: AccountFacts, minor: bigint): Outcome | null {
  const outcome = stateFor(account, minor > 0n ? 'debet' : 'kredit');
  const asleepOrShut = account.status === 'DORMAN' || account.blokir !== '' || account.blokir_resmi !== '';
  if (minor <= 0n || outcome === null || account.status === 'TUTUP' || !asleepOrShut) return outcome;
  return override('ENTRI_DIBATALKAN', 'BRANCH_MANAGER', { rekening: account.nomor_rekening });
}

/** What has happened to the accounts meanwhile holds for the way back too. */
const accountsAllow: UndoRule = {
  name: 'accountsAllow',
  check: (context) =>
    undone(context)
      .map(({ account, minor }) => wayBack(account, minor))
      .find((outcome) => outcome !== null) ?? null,
};

/** Undoing a credit is a debit: the money must still be there. */
const fundsStillThere: UndoRule = {
  name: 'fundsStillThere',
  check: (context) =>
    undone(context)
      .filter(({ minor }) => minor > 0n)
      .map(({ account, minor }) => fundsFor(account, minor, context.reserved.get(account.nomor_rekening) ?? 0n))
      .find((outcome) => outcome !== null) ?? null,
};

const piecesStillThere: UndoRule = {
  name: 'piecesStillThere',
  check: ({ extra, facts }) => {
    for (const { id_kas, pecahan } of extra?.cash ?? []) {
      const box = facts.boxes.get(id_kas);
      const short = Object.entries(pecahan).find(([nominal, count]) => (box?.stok[nominal] ?? 0) < count);
      if (box && short)
        return reject('CASH_SHORT', {
          pecahan: formatMoney(money(box.kode_valuta, BigInt(short[0]))),
          kas: box.kode_kas,
        });
    }
    return null;
  },
};

/** What moved cash is undone by an authority over cash. */
const groupOf = (original: Original): 'TUNAI' | 'NON_TUNAI' => (original.cash.length > 0 ? 'TUNAI' : 'NON_TUNAI');

/** The level that may approve undoing it: the one that covers its amount, by the authority that it took itself. */
export const levelOf = ({ ref }: Pick<OpContext, 'ref'>, original: Original): string =>
  levelFor(ref, groupOf(original), original.kode_valuta, original.nominal);

/** All that undoing a journal is, beside the rules that say which journals it takes and that it needs two persons. */
export const undoing = (
  refusal: Refusal,
  own: readonly UndoRule[],
): Omit<Operation<UndoData, Original | null>, 'code' | 'schema'> => ({
  groupFor: ({ extra }) => (extra ? groupOf(extra) : 'TUNAI'),
  load: loadOriginal,
  needs: (_, __, extra) => ({
    accounts: (extra?.lines ?? []).flatMap((line) => accountOn(line) ?? []),
    boxes: (extra?.cash ?? []).map((cash) => cash.id_kas),
  }),
  rules: [
    originalExists,
    branchesOpen,
    canBeUndone(refusal),
    sameTillOpen(refusal),
    accountsAllow,
    fundsStillThere,
    piecesStillThere,
    ...own,
  ],
  subject: ({ data, extra }) => ({
    nominal: extra?.nominal ?? 0n,
    kode_valuta: extra?.kode_valuta ?? BOOK_CURRENCY,
    rekening: extra?.rekening ?? null,
    lawan: null,
    keterangan: data.alasan,
    id_kas: extra?.id_kas ?? null,
  }),
  journal: ({ extra }) => mirror(extra?.lines ?? []),
  pieces: ({ extra }) => Object.fromEntries((extra?.cash ?? []).map((cash) => [cash.id_kas, outgoing(cash.pecahan)])),
  effects: ({ data, extra }) => [
    {
      efek: 'reverse',
      fase: 'sesudah',
      journal_id: extra?.id.toString(),
      tanggal: extra?.tanggal,
      referensi: data.nomor_referensi,
      koreksi: refusal === 'NOT_CORRECTABLE',
    },
    ...(extra?.serah_terima ? [{ efek: 'handover_cancel', fase: 'sebelum' as const, id: extra.serah_terima }] : []),
  ],
});
