import type { BoxFacts } from '#core/engine/facts.ts';
import { type Outcome, override, reject } from '#core/engine/operation.ts';
import { boxOn } from '#core/ledger/legs.ts';
import { nominalOf } from '#core/ledger/pieces.ts';
import { formatMoney, money } from '#lib/money.ts';
import type { Drawing, Guard } from './drawing.ts';

/** The boxes that legs or pieces move, each once. */
const boxesOf = ({ legs, pieces }: Drawing): readonly number[] => [
  ...new Set([...legs.flatMap((leg) => boxOn(leg) ?? []), ...Object.keys(pieces).map((id) => Number.parseInt(id, 10))]),
];

/** A till that the operation opens before its cash moves, or that two persons close for its teller. */
const isTakenOver = ({ operation, op }: Drawing, { id_kas }: BoxFacts): boolean =>
  (operation.effects?.(op) ?? []).some(
    (effect) => (effect.efek === 'box_open' || effect.efek === 'box_close_absent') && effect.id_kas === id_kas,
  );

function boxOutcome(drawing: Drawing, box: BoxFacts | undefined): Outcome | null {
  const { caller, date } = drawing.op;
  if (!box) return reject('NOT_FOUND');
  if (box.jenis !== 'TELLER' || isTakenOver(drawing, box)) return null;
  return box.status === 'BUKA' && box.tanggal === date && box.id_user === caller.idUser ? null : reject('TILL_CLOSED');
}

/** A till is moved by who keeps it, open at the accounting date (domain: teller and vault). */
export const tillsOpen: Guard = {
  name: 'tillsOpen',
  check: (drawing) => boxesOf(drawing).flatMap((id) => boxOutcome(drawing, drawing.op.facts.boxes.get(id)) ?? []),
};

/** What was judged when it was sent, and what goes back to where it was, is let in (core/db/functions/cash.sql proves the same). */
const letIn = ({ operation, op }: Drawing): boolean =>
  operation.undoes !== undefined ||
  (operation.effects?.(op) ?? []).some(
    (effect) => effect.efek === 'handover_back' || (effect.efek === 'move' && effect.tabel === 'handover'),
  );

/** What lifts a till above its maximum, what is already on its way counted in, asks a head teller (domain: limits). `incoming`: minor units. */
export const maximumOutcome = ({ saldo, menuju, batas, kode_valuta }: BoxFacts, incoming: bigint): Outcome | null =>
  saldo + menuju + incoming > batas
    ? override('KAS_MELEBIHI_BATAS', 'HEAD_TELLER', { batas: formatMoney(money(kode_valuta, batas)) })
    : null;

/** Cash coming in may not lift a till above its maximum without a head teller. */
export const tillsBelowMaximum: Guard = {
  name: 'tillsBelowMaximum',
  check: (drawing) => {
    const over = boxesOf(drawing).flatMap((id) => {
      const box = drawing.op.facts.boxes.get(id);
      const moved = drawing.legs.reduce((sum, leg) => (boxOn(leg) === id ? sum + leg.jumlah : sum), 0n);
      return (box?.jenis === 'TELLER' && moved > 0n && maximumOutcome(box, moved)) || [];
    });
    return over.length === 0 || letIn(drawing) ? [] : over;
  },
};

/** A box that pays must hold the pieces: the stock of a denomination never goes below zero. */
export const piecesInStock: Guard = {
  name: 'piecesInStock',
  check: ({ op, pieces }) =>
    Object.entries(pieces).flatMap(([id, moved]) => {
      const box = op.facts.boxes.get(Number.parseInt(id, 10));
      const short = Object.entries(moved).find(([nominal, count]) => (box?.stok[nominal] ?? 0) + count < 0);
      if (!box || !short) return [];
      const pecahan = formatMoney(money(box.kode_valuta, nominalOf(short[0])));
      return [reject('CASH_SHORT', { pecahan, kas: box.kode_kas })];
    }),
};
