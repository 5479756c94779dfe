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
import { reversalData } from '#lib/schemas/teller.ts';

type ReversalData = z.output<typeof reversalData>;

/** The transaction to be undone, with everything the decision needs. */
interface Original {
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

async function loadOriginal(db: Db, data: ReversalData, caller: Caller): Promise<Original | null> {
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

const because = (data: ReversalData, cause: Cause) =>
  reject('NOT_REVERSIBLE', { referensi: data.nomor_referensi, sebab: cause });

const originalExists: Rule<ReversalData, Original | null> = {
  name: 'originalExists',
  check: ({ extra }) => (extra ? null : reject('NOT_FOUND')),
};

/** Same day, once, and nothing that has gone out of the bank's hand since (domain: maker/checker, reversal). */
const canBeReversed: Rule<ReversalData, Original | null> = {
  name: 'canBeReversed',
  check: ({ data, extra, date }) => {
    if (!extra) return null;
    if (extra.dibatalkan) return reject('ALREADY_REVERSED', { referensi: data.nomor_referensi });
    if (knownCard(extra.operasi)?.undo !== 'MIRROR') return because(data, 'JENIS');
    if (extra.tanggal !== date) return because(data, 'HARI_TUTUP');
    if (extra.status_serah_terima && extra.status_serah_terima !== 'DIKIRIM') return because(data, 'KAS_DITERIMA');
    return null;
  },
};

/** Cash goes back through the till it came by, which must still be open and the caller's own. */
const sameTillOpen: Rule<ReversalData, Original | null> = {
  name: 'sameTillOpen',
  check: ({ data, extra, facts, caller, date }) => {
    for (const { id_kas } of extra?.cash ?? []) {
      const box = facts.boxes.get(id_kas);
      if (box?.jenis !== 'TELLER') continue;
      if (box.id_user !== caller.idUser) return because(data, 'KAS_ORANG_LAIN');
      if (box.status !== 'BUKA' || box.tanggal !== date) return reject('TILL_CLOSED');
    }
    return null;
  },
};

/** The accounts that the original moved, each with the line that undoes it: positive is a debit. Minor units. */
const undone = ({ extra, facts }: OpContext<ReversalData, Original | null>) =>
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
const accountsAllow: Rule<ReversalData, Original | null> = {
  name: 'accountsAllow',
  check: (context) =>
    undone(context)
      .map(({ account, minor }) => wayBack(account, minor))
      .find((outcome) => outcome !== null) ?? null,
};

/** Undoing a credit is a debit: the money must still be there. */
const fundsStillThere: Rule<ReversalData, Original | null> = {
  name: 'fundsStillThere',
  check: (context) =>
    undone(context)
      .filter(({ minor }) => minor > 0n)
      .map(({ account, minor }) => fundsFor(account, minor, context.reserved.get(account.nomor_rekening) ?? 0n))
      .find((outcome) => outcome !== null) ?? null,
};

const piecesStillThere: Rule<ReversalData, Original | null> = {
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

/** A reversal always needs two persons; the second's approving limit must cover the amount (domain: maker/checker). */
const twoPersons: Rule<ReversalData, Original | null> = {
  name: 'twoPersons',
  check: ({ extra, ref }) =>
    extra ? override('PEMBATALAN', levelFor(ref, groupOf(extra), extra.kode_valuta, extra.nominal)) : null,
};

/** What moved cash is undone by an authority over cash. */
const groupOf = (original: Original): 'TUNAI' | 'NON_TUNAI' => (original.cash.length > 0 ? 'TUNAI' : 'NON_TUNAI');

/** The mirror of a posted journal, linked to it, pieces going back the way they came. One reversal per journal, for good. */
export const reversal: Operation<ReversalData, Original | null> = {
  code: 'REVERSAL',
  groupFor: ({ extra }) => (extra ? groupOf(extra) : 'TUNAI'),
  schema: reversalData,
  load: loadOriginal,
  needs: (_, __, extra) => ({
    accounts: (extra?.lines ?? []).flatMap((line) => accountOn(line) ?? []),
    boxes: (extra?.cash ?? []).map((cash) => cash.id_kas),
  }),
  rules: [
    originalExists,
    branchesOpen,
    canBeReversed,
    sameTillOpen,
    accountsAllow,
    fundsStillThere,
    piecesStillThere,
    twoPersons,
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
    },
    ...(extra?.serah_terima ? [{ efek: 'handover_cancel', fase: 'sebelum' as const, id: extra.serah_terima }] : []),
  ],
};
