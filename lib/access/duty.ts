import type { ReasonCode } from '#lib/errors/reasons.ts';
import type { OperationDefinition } from '#lib/operations/definition.ts';
import { checkedCodes, operations } from '#lib/operations/operations.ts';
import { type MenuId, menusOf } from './access.ts';
import { filingMenus } from './filing.ts';
import { readsOnly } from './reads-only.ts';

/** One person holds two duties: `kode` names the sentence, `rincian` fills it, and the menus and rights are those that conflict. */
export interface Conflict {
  readonly kode: Extract<ReasonCode, `TUGAS_${string}`>;
  readonly params: Readonly<Record<string, string>>;
  readonly menu_id: readonly string[];
}

const dutyOf = (...duties: readonly OperationDefinition['duty'][]): readonly MenuId[] =>
  menusOf(({ duty }) => duties.includes(duty));

const administration = dutyOf('ACCESS');
const counter = dutyOf('COUNTER');
const till = dutyOf('TILL');
const vault = dutyOf('VAULT');
/** These screens change the bank's books or its cash. */
const posting = dutyOf('COUNTER', 'TILL', 'VAULT', 'BOOKS', 'DAY');

/** A maker of a kind of item may not approve that kind: nobody approves their own item, but two persons can do it in turns. */
function makerAndChecker(held: ReadonlySet<string>): Conflict[] {
  return checkedCodes.flatMap((code) => {
    const { right } = operations[code].check;
    const screens = filingMenus(code).filter((menu) => held.has(menu));
    if (!held.has(right) || screens.length === 0) return [];
    return [
      {
        kode: 'TUGAS_PEMBUAT_PEMERIKSA',
        params: { jenis: code },
        menu_id: [...screens, right],
      } as const,
    ];
  });
}

const both = (
  held: ReadonlySet<string>,
  kode: Conflict['kode'],
  one: readonly MenuId[],
  other: readonly MenuId[],
): Conflict[] => {
  const [left, right] = [one.filter((id) => held.has(id)), other.filter((id) => held.has(id))];
  return left.length > 0 && right.length > 0 ? [{ kode, params: {}, menu_id: [...left, ...right] }] : [];
};

/**
 * Returns the conflicts of duty among the screens and rights of one role, or of all of a user's roles together. They are reported, not
 * forbidden: a small branch may have to live with one. A read-only user has none that could conflict.
 */
export function conflictsOf(ids: Iterable<string>): readonly Conflict[] {
  const held = new Set(ids);
  if (readsOnly(held)) return [];
  return [
    ...makerAndChecker(held),
    ...both(held, 'TUGAS_ADMIN_KAS', administration, [...till, ...vault]),
    ...both(held, 'TUGAS_ADMIN_LOKET', administration, counter),
    ...both(held, 'TUGAS_KAS_KHASANAH', till, vault),
    ...both(held, 'TUGAS_AUDITOR', ['jejak-audit'], [...posting, ...administration]),
  ];
}
