import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { levelFor } from '#core/engine/authority.ts';
import type { Effect } from '#core/engine/effects.ts';
import { move } from '#core/engine/move.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { type Denominations, outgoing, toDenominations, worth } from '#core/ledger/denominations.ts';
import { accountOn, type Leg, mirror } from '#core/ledger/legs.ts';
import { loadLegs } from '#core/ledger/posted.ts';
import { makeReference, readReference } from '#core/ledger/reference-number.ts';
import type { reversalData } from '#lib/cash/schemas/teller.ts';
import type { LimitGroup } from '#lib/control/codes.ts';
import type { Cause } from '#lib/errors/causes.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import { knownDefinition } from '#lib/operations/operations.ts';
import { againstDifference, loadDifference, splitAtDifference } from './against-difference.ts';
import type { Original } from './original.ts';

/**
 * Reverses a posted journal: a reversal on its own day, a correction afterwards. Both are its mirror, linked to it, made in its branch by two
 * persons, once for good; they differ in which journals they take (domain: maker/checker, reversal; correction).
 */

type UndoData = z.output<typeof reversalData> & { readonly nomor_selisih?: string | undefined };

async function loadOriginal(db: Db, data: UndoData, caller: Caller): Promise<Original | null> {
  const reference = readReference(data.nomor_referensi);
  if (!reference) return null;
  const [row] = await db<Omit<Original, 'lines' | 'cash' | 'selisih'>[]>`
    select j.id, j.operasi, j.tanggal, j.kode_cabang, j.nominal, j.kode_valuta, j.rekening, j.id_kas,
           exists (select from journal_reversal r where r.journal_id = j.id) as dibatalkan,
           h.id_serah_terima as serah_terima, h.status as status_serah_terima,
           exists (select from record_version v join record_version w on (w.jenis, w.kunci) = (v.jenis, v.kunci) and w.versi > v.versi where v.xid = j.xid) as data_berubah,
           (select v.kunci from record_version v where v.xid = j.xid and v.jenis = 'closing') as penutupan
    from journal j left join handover h on h.journal_kirim = j.id
    where j.id = ${reference.journalId} and j.tanggal = ${reference.tanggal}::date and j.kode_cabang = ${caller.kodeCabang}`;
  if (!row || makeReference(row.kode_cabang, row.tanggal, row.id) !== data.nomor_referensi) return null;
  const [lines, cash, selisih] = await Promise.all([
    loadLegs(db, row),
    db<{ id_kas: number; pecahan: Denominations }[]>`
      select id_kas, pecahan from cash_movement where journal_id = ${row.id} and tanggal = ${row.tanggal}`,
    data.nomor_selisih ? loadDifference(db, data.nomor_selisih, caller) : null,
  ]);
  return { ...row, lines, cash: [...cash], selisih };
}

/** The value dates of the original's lines, each once. */
export const valueDatesOf = ({ lines, tanggal }: Original): readonly string[] => [
  ...new Set(lines.map((line) => line.tanggal_valuta ?? tanggal)),
];

type UndoRule = Rule<UndoData, Original | null>;
/** The code of the refusal. */
export type Refusal = 'NOT_REVERSIBLE' | 'NOT_CORRECTABLE';

export const because = (code: Refusal, { nomor_referensi: referensi }: UndoData, sebab: Cause) =>
  reject(code, { referensi, sebab });

const originalExists: UndoRule = {
  name: 'originalExists',
  check: ({ extra }) => (extra ? null : reject('NOT_FOUND')),
};

/** A journal is reversed once, by either way, and only while the bank still has what it moved. */
const canBeReversed = (code: Refusal): UndoRule => ({
  name: 'canBeReversed',
  check: ({ data, extra }) => {
    if (!extra) return null;
    if (extra.dibatalkan) return reject('ALREADY_REVERSED', { referensi: data.nomor_referensi });
    if (knownDefinition(extra.operasi)?.undo !== 'MIRROR') return because(code, data, 'JENIS');
    if (extra.status_serah_terima && extra.status_serah_terima !== 'DIKIRIM')
      return because(code, data, extra.status_serah_terima === 'DITERIMA' ? 'KAS_DITERIMA' : 'KAS_DIHITUNG_BERSAMA');
    if (extra.data_berubah) return because(code, data, 'DATA_BERUBAH');
    // A closed account is opened again on the day of its closing or not at all (domain: products, close rule).
    if (extra.penutupan && code === 'NOT_CORRECTABLE') return because(code, data, 'REKENING_DITUTUP');
    return null;
  },
});

/** An account that moved to another branch is in that one's books now; the mirror would move it where it is not kept. */
const whereItWas = (code: Refusal): UndoRule => ({
  name: 'whereItWas',
  check: ({ data, extra, loaded }) => {
    const moved = extra?.lines.some((line) => {
      const account = loaded.accounts.get(accountOn(line) ?? '');
      return account !== undefined && account.kode_cabang !== line.kode_cabang;
    });
    return moved ? because(code, data, 'REKENING_PINDAH') : null;
  },
});

/** Cash goes back through the till it came by, which must be the caller's own. */
const sameTill = (code: Refusal): UndoRule => ({
  name: 'sameTill',
  check: ({ data, extra, loaded, caller }) => {
    const others = extra?.cash.some(({ id_kas }) => {
      const box = loaded.boxes.get(id_kas);
      return box?.jenis === 'TELLER' && box.id_user !== caller.idUser;
    });
    return others ? because(code, data, 'KAS_ORANG_LAIN') : null;
  },
});

/** An authority over cash reverses a journal that moved cash. */
const groupOf = (original: Original): LimitGroup => (original.cash.length > 0 ? 'TUNAI' : 'NON_TUNAI');

/** The level that may approve undoing it: the one that covers its amount, by the authority that it took itself. */
export const levelOf = ({ ref }: Pick<OpContext, 'ref'>, original: Original): string =>
  levelFor(ref, groupOf(original), original.kode_valuta, original.nominal);

/** The effect of cash on its way that goes back to where it came from. */
const recalled = (id_serah_terima: string): Effect =>
  move({ tabel: 'handover', dari: 'DIKIRIM', ke: 'DIBATALKAN', kunci: { id_serah_terima } });
type Cash = Original['cash'][number];

/** The customer's money goes back over the till of its currency; the vault takes back the very pieces it had sent. */
const isCounted = ({ data, loaded, extra }: OpContext<UndoData, Original | null>, { id_kas }: Cash): boolean => {
  const box = loaded.boxes.get(id_kas);
  const over = (extra?.cash ?? []).filter((each) => loaded.boxes.get(each.id_kas)?.kode_valuta === box?.kode_valuta);
  return (
    data.pecahan !== undefined && box?.jenis === 'TELLER' && over.length === 1 && box.kode_valuta === extra?.kode_valuta
  );
};

/** The pieces of a box going the other way: those that were counted, which need not be the ones that came; else those. */
function denominationsBack(context: OpContext<UndoData, Original | null>, cash: Cash): Denominations {
  const against = againstDifference(context, cash);
  if (against > 0n && context.data.pecahan === undefined) return {};
  if (!isCounted(context, cash)) return outgoing(cash.pecahan);
  const counted = toDenominations(context.data.pecahan ?? [], context.extra?.kode_valuta ?? BOOK_CURRENCY);
  return worth(cash.pecahan) > 0n ? outgoing(counted) : counted;
}

/** It is the amount that goes back, not the same notes: what is counted for it must be worth what the till moved, less what a difference takes of it. */
const moneyGoesBack: UndoRule = {
  name: 'moneyGoesBack',
  check: (context) => {
    const { data, extra } = context;
    const against = (extra?.cash ?? []).reduce((sum, each) => sum + againstDifference(context, each), 0n);
    if (!extra || (data.pecahan === undefined && against === 0n)) return null;
    const cash = extra.cash.find((each) => isCounted(context, each) || againstDifference(context, each) > 0n);
    const moved = cash ? worth(cash.pecahan) : 0n;
    const due = (moved < 0n ? -moved : moved) - against;
    const counted = worth(toDenominations(data.pecahan ?? [], extra.kode_valuta));
    if (cash && counted === due) return null;
    return reject('CASH_COUNT', {
      jumlah: formatMoney(money(extra.kode_valuta, counted)),
      nominal: formatMoney(money(extra.kode_valuta, due)),
    });
  },
};

/** A month that is distributed or closed takes no value date: what was of it counts from today (domain: back-dating). */
const inOpenMonths = ({ ref, date }: OpContext<UndoData, Original | null>, leg: Leg): Leg =>
  leg.tanggal_valuta !== null && ref.closedMonths.has(leg.tanggal_valuta.slice(0, 7))
    ? { ...leg, tanggal_valuta: date }
    : leg;

/** Builds the reversal of a journal, apart from the rules that say which journals it takes and that it needs two persons. */
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
  before: [originalExists, canBeReversed(refusal), whereItWas(refusal), sameTill(refusal)],
  rules: [...own, moneyGoesBack],
  undoes: true,
  reopens: ({ extra }) => extra?.penutupan ?? null,
  subject: ({ data, extra }) => ({
    nominal: extra?.nominal ?? 0n,
    kode_valuta: extra?.kode_valuta ?? BOOK_CURRENCY,
    rekening: extra?.rekening ?? null,
    lawan: null,
    keterangan: [data.alasan, data.nomor_selisih].filter(Boolean).join(' · '),
    id_kas: extra?.id_kas ?? null,
  }),
  journal: (context) =>
    mirror(context.extra?.lines ?? [])
      .flatMap((leg) => splitAtDifference(context, leg))
      .map((leg) => inOpenMonths(context, leg)),
  denominations: (context) =>
    Object.fromEntries((context.extra?.cash ?? []).map((cash) => [cash.id_kas, denominationsBack(context, cash)])),
  effects: ({ data, extra }) => [
    {
      efek: 'reverse',
      fase: 'sesudah',
      journal_id: extra?.id.toString(),
      tanggal: extra?.tanggal,
      referensi: data.nomor_referensi,
      koreksi: refusal === 'NOT_CORRECTABLE',
      ...(data.nomor_selisih && { nomor_selisih: data.nomor_selisih }),
    },
    ...(extra?.serah_terima ? [recalled(extra.serah_terima)] : []),
  ],
});
