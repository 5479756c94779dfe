import type { CatatanKolom } from '#types/proto/control/flow.ts';
import type { SectionDef } from './field-def.ts';
import { fieldNames } from './field-names.ts';

/** The remarks by the names of their fields. */
export const remarksOf = (pinned: readonly CatatanKolom[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pinned.map(({ kolom, catatan }) => [kolom, catatan]));

interface PinnedListProps {
  readonly sections: readonly SectionDef[];
  readonly pinned: readonly CatatanKolom[];
}

/** Everything that was remarked at fields of a form, called as the form calls them. */
export function PinnedList({ sections, pinned }: PinnedListProps) {
  if (pinned.length === 0) return null;
  const names = fieldNames(sections);
  return (
    <ul className="plain">
      {pinned.map(({ kolom, catatan }) => (
        <li key={kolom}>{`${names.find((field) => field.kolom === kolom)?.label ?? kolom}: ${catatan}`}</li>
      ))}
    </ul>
  );
}
