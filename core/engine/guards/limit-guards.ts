import { entryLimit, groupOf, levelFor } from '#core/engine/authority.ts';
import type { DailyKind } from '#core/engine/daily.ts';
import { type Outcome, override } from '#core/engine/operation.ts';
import { BOOK_CURRENCY, formatMoney, formatRupiah, money } from '#lib/money.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import { worthInBooks } from '#lib/profit-sharing/rate.ts';
import type { Drawing, Guard } from './drawing.ts';

/**
 * Limits what one person may do alone for customers: the operation's card names the daily total it counts against. The role whose approving limit
 * covers the amount lifts each limit.
 */
const alone = (name: string, check: (drawing: Drawing, kind: DailyKind) => Outcome | null): Guard => ({
  name,
  check: (drawing) => {
    const { daily } = definitionOf(drawing.operation.code);
    const outcome = daily === null ? null : check(drawing, daily);
    return outcome ? [outcome] : [];
  },
});

const level = ({ operation, op, subject }: Drawing, group = groupOf({ operation, op })): string =>
  levelFor(op.ref, group, subject.kode_valuta, subject.nominal);

const shown = ({ subject }: Drawing, minor: bigint): string => formatMoney(money(subject.kode_valuta, minor));

/** Above the caller's own entry limit somebody else must release it (domain: limits). */
export const withinEntryLimit = alone('withinEntryLimit', (drawing) => {
  const { operation, op, subject } = drawing;
  const kelompok = groupOf({ operation, op });
  const limit = entryLimit(op.caller, kelompok, subject.kode_valuta);
  if (subject.nominal <= limit) return null;
  return override('MELEBIHI_WEWENANG', level(drawing), { kelompok, batas: shown(drawing, limit) });
});

/**
 * A teller who keeps a till works at the counter: with the till closed the teller does nothing alone, also without cash (domain: decisions, straight
 * posting).
 */
export const tillOpenAtHolder = alone('tillOpenAtHolder', (drawing, kind) => {
  const { caller, loaded, date } = drawing.op;
  if (kind !== 'NON_TUNAI' || caller.idKas === null) return null;
  return loaded.till?.status === 'BUKA' && loaded.till.tanggal === date
    ? null
    : override('KAS_TERTUTUP', level(drawing));
});

/** Without cash one person moves small amounts only; the bank says how small (domain: decisions, straight posting). */
export const smallEnoughAlone = alone('smallEnoughAlone', (drawing, kind) => {
  const { op } = drawing;
  if (kind !== 'NON_TUNAI') return null;
  const limit = op.ref.amount('non_tunai_tanpa_pemeriksa');
  return inBooks(drawing) <= limit
    ? null
    : override('NON_TUNAI_BERDUA', level(drawing), { batas: formatRupiah(limit) });
});

/** Converts the amount at the day's middle rate: a day has one total over all currencies. Without a rate nothing is posted anyway. */
const inBooks = ({ op, subject: { nominal, kode_valuta } }: Drawing): bigint =>
  kode_valuta === BOOK_CURRENCY
    ? nominal
    : worthInBooks(nominal, kode_valuta, op.loaded.rates.get(kode_valuta)?.tengah ?? 0n);

/** One person's work alone in a day stays within that person's totals (domain: limits, daily totals). */
export const withinOwnDay = alone('withinOwnDay', (drawing, kind) => {
  const { caller, loaded, ref } = drawing.op;
  const limit = ref.dailyLimit(caller.idUser, caller.roles, kind, BOOK_CURRENCY);
  if (inBooks(drawing) <= limit - loaded.used(caller.idUser, kind, BOOK_CURRENCY)) return null;
  return override('TOTAL_HARIAN', level(drawing), { batas: formatRupiah(limit) });
});

/** An account has a daily limit for what leaves it over the counter without a second person (domain: limits, per account). */
export const withinAccountDay = alone('withinAccountDay', (drawing, kind) => {
  const { loaded, ref } = drawing.op;
  const { rekening } = drawing.subject;
  if (kind === 'TUNAI_MASUK' || rekening === null) return null;
  const limit = ref.accountDay(BOOK_CURRENCY);
  if (inBooks(drawing) + loaded.used(rekening, 'LOKET_KELUAR', BOOK_CURRENCY) <= limit) return null;
  return override('TOTAL_REKENING', level(drawing), { rekening, batas: formatRupiah(limit) });
});
