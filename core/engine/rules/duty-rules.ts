import { type OpContext, type Rule, warn } from '#core/engine/operation.ts';
import { type Conflict, conflictsOf } from '#lib/access/duty.ts';
import { joined } from '#lib/errors/words.ts';

const codes: readonly Conflict['kode'][] = [
  'TUGAS_PEMBUAT_PEMERIKSA',
  'TUGAS_ADMIN_KAS',
  'TUGAS_ADMIN_LOKET',
  'TUGAS_KAS_KHASANAH',
  'TUGAS_AUDITOR',
];

/** The conflicts of one code as one warning, the kinds of transaction it is about one after another. */
function warning(conflicts: readonly Conflict[]): ReturnType<typeof warn> | null {
  const [first] = conflicts;
  if (!first) return null;
  const jenis = joined(conflicts.flatMap(({ params }) => params.jenis ?? []));
  return warn(first.kode, jenis === '' ? {} : { jenis });
}

/** Warns of each conflict of duty among the menus and rights that somebody would hold after the change. */
export const dutyRules = <D, X>(held: (context: OpContext<D, X>) => Iterable<string>): Rule<D, X>[] =>
  codes.map((code) => ({
    name: `duty:${code}`,
    check: (context) => warning(conflictsOf(held(context)).filter(({ kode }) => kode === code)),
  }));
