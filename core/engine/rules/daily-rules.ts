import { levelFor } from '#core/engine/authority.ts';
import type { DailyKind } from '#core/engine/daily.ts';
import { type OpContext, type Outcome, override, type Rule } from '#core/engine/operation.ts';
import { formatMoney, money, toMinor } from '#lib/money.ts';

type Amounted = { nominal: string; kode_valuta: string };

const shown = (currency: string, minor: bigint): string => formatMoney(money(currency, minor));

/** What is left to the caller of this kind today, in minor units; below zero where more was taken than a new limit allows. */
const leftTo = <D, X>({ caller, facts, ref }: OpContext<D, X>, kind: DailyKind, currency: string): bigint =>
  ref.dailyLimit(caller.idUser, caller.roles, kind, currency) - facts.used(caller.idUser, kind, currency);

/**
 * What one person does alone in a day stays within her totals; beyond them the role that may approve the amount releases it
 * (domain: limits, daily total per user).
 */
export const withinOwnDay = (kind: DailyKind): Rule<Amounted> => ({
  name: `withinOwnDay:${kind}`,
  check: (context) => {
    const { data, ref, caller } = context;
    const minor = toMinor(data.nominal, data.kode_valuta);
    if (minor <= leftTo(context, kind, data.kode_valuta)) return null;
    const group = kind === 'NON_TUNAI' ? 'NON_TUNAI' : 'TUNAI';
    return override('TOTAL_HARIAN', levelFor(ref, group, data.kode_valuta, minor), {
      batas: shown(data.kode_valuta, ref.dailyLimit(caller.idUser, caller.roles, kind, data.kode_valuta)),
    });
  },
});

/** What leaves an account over the counter in a day without a second person has an end too (domain: limits, per account). */
export const withinAccountDay = <D extends Amounted>(
  group: 'TUNAI' | 'NON_TUNAI',
  pick: (data: D) => string,
): Rule<D> => ({
  name: 'withinAccountDay',
  check: ({ data, facts, ref }) => {
    const minor = toMinor(data.nominal, data.kode_valuta);
    const batas = ref.accountDay(data.kode_valuta);
    const rekening = pick(data);
    if (minor + facts.used(rekening, 'LOKET_KELUAR', data.kode_valuta) <= batas) return null;
    return override('TOTAL_REKENING', levelFor(ref, group, data.kode_valuta, minor), {
      rekening,
      batas: shown(data.kode_valuta, batas),
    });
  },
});

/** Without cash one person moves small amounts only; the bank says how small (domain: decisions, straight posting). */
export const smallEnoughAlone: Rule<Amounted> = {
  name: 'smallEnoughAlone',
  check: ({ data, ref }) => {
    const minor = toMinor(data.nominal, data.kode_valuta);
    const limit = toMinor(ref.parameter('non_tunai_tanpa_pemeriksa'), data.kode_valuta);
    if (minor <= limit) return null;
    return override('NON_TUNAI_BERDUA', levelFor(ref, 'NON_TUNAI', data.kode_valuta, minor), {
      batas: shown(data.kode_valuta, limit),
    });
  },
};

/** Nobody moves money of an account of her own, or one she signs or acts for, by herself (domain: two persons). */
export const notHerOwn: Rule<Amounted> = {
  name: 'notHerOwn',
  check: ({ data, facts, caller, ref }): Outcome | null => {
    const own = [...facts.accounts.values()].find(
      ({ pihak }) => caller.nomorNasabah !== null && pihak.includes(caller.nomorNasabah),
    );
    if (!own) return null;
    const minor = toMinor(data.nominal, data.kode_valuta);
    return override('NASABAH_SENDIRI', levelFor(ref, 'NON_TUNAI', data.kode_valuta, minor), {
      rekening: own.nomor_rekening,
    });
  },
};

/** Who keeps a till works at the counter: with it closed she does nothing alone, also without cash (domain: decisions, straight posting). */
export const tillOpenWhereKept: Rule<Amounted> = {
  name: 'tillOpenWhereKept',
  check: ({ data, caller, facts, date, ref }) => {
    if (caller.idKas === null || (facts.till?.status === 'BUKA' && facts.till.tanggal === date)) return null;
    return override(
      'KAS_TERTUTUP',
      levelFor(ref, 'NON_TUNAI', data.kode_valuta, toMinor(data.nominal, data.kode_valuta)),
    );
  },
};
