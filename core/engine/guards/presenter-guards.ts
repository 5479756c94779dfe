import type { LoadedBox } from '#core/engine/load-context.ts';
import { type Outcome, reject } from '#core/engine/operation.ts';
import {
  comparable,
  documentOf,
  isPresenterOperation,
  isWalkIn,
  lackingOf,
  type Party,
  type PartyData,
  partyAsked,
  partyOf,
} from '#core/engine/presenter.ts';
import { side, worth } from '#core/ledger/denominations.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, formatRupiah } from '#lib/money.ts';
import { worthInBooks } from '#lib/profit-sharing/rate.ts';
import type { Drawing, Guard } from './drawing.ts';

/** Returns what a till moves, in minor units of the books: what came in less what went, or what came where pieces are exchanged. */
function worthOf({ op, denominations }: Drawing, { id_kas, kode_valuta }: LoadedBox): bigint {
  const moved = denominations[id_kas] ?? {};
  const net = worth(moved);
  const minor = net === 0n ? worth(side(moved, 1)) : net;
  const size = minor < 0n ? -minor : minor;
  if (kode_valuta === BOOK_CURRENCY || size === 0n) return size;
  const rate = op.loaded.rates.get(kode_valuta) ?? fail('RATE_MISSING', { params: { valuta: kode_valuta } });
  return worthInBooks(size, kode_valuta, rate.tengah);
}

/**
 * Returns the worth of the customer's cash in the books, as core/db/functions/customers/cash-sums.sql counts it: the rupiah where rupiah move, else the worth
 * of the notes.
 */
function cashOf(drawing: Drawing): bigint {
  const tills = Object.keys(drawing.denominations).flatMap((id) => {
    const box = drawing.op.loaded.boxes.get(Number.parseInt(id, 10));
    return box?.jenis === 'TELLER' ? [box] : [];
  });
  const rupiah = tills.filter(({ kode_valuta }) => kode_valuta === BOOK_CURRENCY);
  return (rupiah.length > 0 ? rupiah : tills).reduce((sum, box) => sum + worthOf(drawing, box), 0n);
}

/** Returns true when the operation asks for the person at the counter, and cash moves over it that it asks for. */
const asks = ({ operation, denominations }: Drawing): boolean => partyAsked(operation.code, denominations);

const ofPresenter =
  (check: (party: Party, data: PartyData, drawing: Drawing) => Outcome | null) =>
  (drawing: Drawing): readonly Outcome[] => {
    const { presenter, data } = drawing.op;
    const outcome = asks(drawing) && presenter ? check(presenter, partyOf(drawing.operation, data), drawing) : null;
    return outcome ? [outcome] : [];
  };

/** A new person gives a name; a known person comes under the name the bank knows. */
export function identifyPresenter(party: Party, data: PartyData): Outcome | null {
  const document = documentOf(data);
  if (!document) return null;
  if (!data.nama) return party.pihak === '' ? reject('PARTY_NAME_NEEDED', {}, 'nama') : null;
  if (party.pihak === '' || comparable(document.jenis, data.nama) === party.nama_normal) return null;
  return reject('WALK_IN_DIFFERS', { nama: party.nama }, 'nama');
}

/**
 * From an amount on nobody moves cash unknown; where an account is named, it counts as its holder's unless somebody else is named. A bearer never
 * counts as the holder.
 */
export const presenterNamed: Guard = {
  name: 'presenterNamed',
  check: (drawing) => {
    const { op, subject } = drawing;
    const bound = op.ref.amount('batas_identitas_tukar');
    const holders = subject.rekening !== null && !isPresenterOperation(drawing.operation.code);
    if (!asks(drawing) || op.presenter || holders || cashOf(drawing) < bound) return [];
    return [reject('PARTY_NEEDED', { batas: formatRupiah(bound) }, 'nomor_identitas')];
  },
};

export const presenterIsWho: Guard = { name: 'presenterIsWho', check: ofPresenter(identifyPresenter) };

/** A person stopped by a list of names gets no cash; the counter learns no more than whom to ask (domain: CIF, screening). */
export const presenterIsFree: Guard = {
  name: 'presenterIsFree',
  check: ofPresenter(({ held }) => (held ? reject('COMPLIANCE_HOLD') : null)),
};

/** A walk-in must give the whole identity when one transaction, or several of a day over all branches, reach the amount (domain: CIF, walk-in). */
export const presenterIdentified: Guard = {
  name: 'presenterIdentified',
  check: ofPresenter((party, data, drawing) => {
    if (!isWalkIn(party)) return null;
    if (party.nilai + cashOf(drawing) < drawing.op.ref.amount('batas_identitas_penuh')) return null;
    const missing = lackingOf(data, party);
    return missing.length > 0 ? reject('IDENTITY_NEEDED', { nama: data.nama || party.nama }, missing) : null;
  }),
};
