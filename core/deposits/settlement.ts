import type { BreakRule } from '#lib/deposits/deposits.ts';
import { type SharePart, shareOf } from './share.ts';

/** A share that was paid in the running term; amounts in minor units. */
interface PaidShare {
  readonly nominal: bigint;
  readonly bagi_hasil: bigint;
  readonly parts: readonly SharePart[];
}

/** The inputs of paying out a deposit; amounts in minor units, shares in hundredths of a per cent. */
export interface SettlementInput {
  readonly nominal: bigint;
  /** True when the pay-out breaks it before its end, by this rule. */
  readonly dini: boolean;
  readonly aturan_dini: BreakRule;
  readonly nominal_dini: bigint;
  /** True when the contract lets the bank take back excess payments. */
  readonly tarik_kembali: boolean;
  readonly paid: readonly PaidShare[];
  /** The share of the longest tenor that was reached; null where none was. */
  readonly nisbah_tercapai: number | null;
}

/** nominal = dibayar + biaya + denda + ditarik_kembali, minor units. */
export interface Settlement {
  readonly nominal: bigint;
  readonly biaya: bigint;
  readonly denda: bigint;
  readonly ditarik_kembali: bigint;
  readonly dibayar: bigint;
}

/** Computes the shares paid beyond those of the tenor really reached, each period rounded as it was paid. */
function excess({ paid, nisbah_tercapai }: SettlementInput): bigint {
  const anew = paid.reduce((sum, { nominal, parts }) => sum + shareOf(nominal, nisbah_tercapai ?? 0, parts), 0n);
  const given = paid.reduce((sum, { bagi_hasil }) => sum + bagi_hasil, 0n);
  return given > anew ? given - anew : 0n;
}

/**
 * Computes the payment (domain: deposits, early break). At the end all of it. Before, the running period earns nothing under any rule; a fee pays the
 * bank's cost, a penalty goes to the benevolence fund, and shares computed anew are taken back only where the contract says so.
 */
export function settle(input: SettlementInput): Settlement {
  const { nominal, dini, aturan_dini, nominal_dini, tarik_kembali } = input;
  const asked = (rule: BreakRule) => (dini && aturan_dini === rule ? nominal_dini : 0n);
  const upTo = (minor: bigint) => (minor > nominal ? nominal : minor);
  const biaya = upTo(asked('BIAYA'));
  const denda = upTo(asked('DENDA'));
  const ditarik_kembali = dini && aturan_dini === 'HITUNG_ULANG' && tarik_kembali ? upTo(excess(input)) : 0n;
  return { nominal, biaya, denda, ditarik_kembali, dibayar: nominal - biaya - denda - ditarik_kembali };
}
