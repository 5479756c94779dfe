import type { LoadedBox } from '#core/engine/load-context.ts';
import { type Outcome, override, reject, warn } from '#core/engine/operation.ts';
import { type Denominations, fitKey, isUnfit, nominalOf, side, worth } from '#core/ledger/denominations.ts';
import { boxOn } from '#core/ledger/legs.ts';
import { formatMoney, money } from '#lib/money.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import type { Drawing, Guard } from './drawing.ts';

/** The boxes that legs or pieces move, each once. */
const boxesOf = ({ legs, denominations }: Drawing): readonly number[] => [
  ...new Set([
    ...legs.flatMap((leg) => boxOn(leg) ?? []),
    ...Object.keys(denominations).map((id) => Number.parseInt(id, 10)),
  ]),
];

/** A till that the operation opens before its cash moves, or that two persons close for its teller. */
const isTakenOver = ({ operation, op }: Drawing, { id_kas }: LoadedBox): boolean =>
  (operation.effects?.(op) ?? []).some(
    (effect) => (effect.efek === 'box_open' || effect.efek === 'box_close_absent') && effect.id_kas === id_kas,
  );

function boxOutcome(drawing: Drawing, box: LoadedBox | undefined): Outcome | null {
  const { caller, date } = drawing.op;
  if (!box) return reject('NOT_FOUND');
  if (box.jenis !== 'TELLER' || isTakenOver(drawing, box)) return null;
  return box.status === 'BUKA' && box.tanggal === date && box.id_user === caller.idUser ? null : reject('TILL_CLOSED');
}

/** A till is moved by who keeps it, open at the accounting date (domain: teller and vault). */
export const tillsOpen: Guard = {
  name: 'tillsOpen',
  check: (drawing) => boxesOf(drawing).flatMap((id) => boxOutcome(drawing, drawing.op.loaded.boxes.get(id)) ?? []),
};

/** A till accepts cash that was judged when it was sent, and cash that goes back to where it was (core/db/functions/cash/cash.sql proves the same). */
const letIn = ({ operation, op }: Drawing): boolean =>
  operation.undoes !== undefined ||
  (operation.effects?.(op) ?? []).some(
    (effect) => effect.efek === 'handover_back' || (effect.efek === 'move' && effect.tabel === 'handover'),
  );

/** A head teller approves what lifts a till above its maximum, cash on its way included (domain: limits). `incoming`: minor units. */
export const maximumOutcome = ({ saldo, menuju, batas, kode_valuta }: LoadedBox, incoming: bigint): Outcome | null =>
  saldo + menuju + incoming > batas
    ? override('KAS_MELEBIHI_BATAS', 'HEAD_TELLER', { batas: formatMoney(money(kode_valuta, batas)) })
    : null;

/** Cash coming in may not lift a till above its maximum without a head teller. */
export const tillsBelowMaximum: Guard = {
  name: 'tillsBelowMaximum',
  check: (drawing) => {
    const over = boxesOf(drawing).flatMap((id) => {
      const box = drawing.op.loaded.boxes.get(id);
      const moved = movedIn(drawing, id);
      return (box?.jenis === 'TELLER' && moved > 0n && maximumOutcome(box, moved)) || [];
    });
    return over.length === 0 || letIn(drawing) ? [] : over;
  },
};

const shown = ({ kode_valuta }: LoadedBox, minor: bigint): string => formatMoney(money(kode_valuta, minor));
const movedIn = ({ legs }: Drawing, id: number): bigint =>
  legs.reduce((sum, leg) => (boxOn(leg) === id ? sum + leg.jumlah : sum), 0n);

/** The boxes that are moved, each with its pieces. */
const counted = (drawing: Drawing): readonly { box: LoadedBox; denominations: Denominations }[] =>
  boxesOf(drawing).flatMap((id) => {
    const box = drawing.op.loaded.boxes.get(id);
    return box ? [{ box, denominations: drawing.denominations[id] ?? {} }] : [];
  });

/** Every piece that moves is legal tender of its box's currency (domain: denominations). */
export const denominationsKnown: Guard = {
  name: 'denominationsKnown',
  check: (drawing) =>
    counted(drawing).flatMap(({ box, denominations }) => {
      const alien = Object.keys(denominations).find(
        (key) => !drawing.op.ref.denominations.has(`${box.kode_valuta}:${fitKey(key)}`),
      );
      return alien === undefined ? [] : [reject('CASH_UNKNOWN', { pecahan: shown(box, nominalOf(alien)) })];
    }),
};

/**
 * The worth of the pieces equals the amount that a box moves: what came less what went (domain: teller and vault, denominations; decisions, pieces in
 * both directions).
 */
export const denominationsAddUp: Guard = {
  name: 'denominationsAddUp',
  check: (drawing) =>
    counted(drawing).flatMap(({ box, denominations }) => {
      const [moved, sum] = [movedIn(drawing, box.id_kas), worth(denominations)];
      if (moved === sum) return [];
      const sign = moved < 0n ? -1n : 1n;
      return [reject('CASH_COUNT', { jumlah: shown(box, sum * sign), nominal: shown(box, moved * sign) })];
    }),
};

const isOfCustomer = ({ operation }: Drawing): boolean =>
  definitionOf(operation.code).cash === 'CUSTOMER' && operation.undoes === undefined;

/** The bank keeps pieces that are not fit to go out again (domain: denominations, fitness). */
export const fitDenominationsOut: Guard = {
  name: 'fitDenominationsOut',
  check: (drawing) =>
    isOfCustomer(drawing)
      ? counted(drawing).flatMap(({ box, denominations }) => {
          const worn = Object.keys(side(denominations, -1)).find(isUnfit);
          return worn === undefined ? [] : [reject('CASH_UNFIT', { pecahan: shown(box, nominalOf(worn)) })];
        })
      : [],
};

/** From 80 % of its maximum on a till warns; beyond it the next guard asks for the head teller (domain: limits). */
export const tillsNearMaximum: Guard = {
  name: 'tillsNearMaximum',
  check: (drawing) =>
    isOfCustomer(drawing)
      ? counted(drawing).flatMap(({ box }) => {
          const moved = movedIn(drawing, box.id_kas);
          const after = box.saldo + moved;
          return box.jenis === 'TELLER' && moved > 0n && after <= box.batas && after * 5n > box.batas * 4n
            ? [warn('KAS_MENDEKATI_BATAS', { batas: shown(box, box.batas) })]
            : [];
        })
      : [],
};

/** A box that pays must hold the pieces: the stock of a denomination never goes below zero. */
export const denominationsInStock: Guard = {
  name: 'denominationsInStock',
  check: ({ op, denominations }) =>
    Object.entries(denominations).flatMap(([id, moved]) => {
      const box = op.loaded.boxes.get(Number.parseInt(id, 10));
      const short = Object.entries(moved).find(([nominal, count]) => (box?.stok[nominal] ?? 0) + count < 0);
      if (!box || !short) return [];
      return [reject('CASH_SHORT', { pecahan: shown(box, nominalOf(short[0])), kas: box.kode_kas })];
    }),
};
