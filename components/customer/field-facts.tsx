import { ChangedValue } from '#components/flow/changes.tsx';
import { columnName } from '#components/flow/field-names.ts';
import { Facts } from '#components/ui/facts.tsx';
import type { Perubahan } from '#types/proto/common.ts';

interface FieldFactsProps {
  readonly items: readonly Perubahan[];
  /** The record as audit-trail/unmask names it: what is masked in it may be opened there. Left out where it stands as it once was. */
  readonly objek?: string;
}

/** The fields of a record as they read, each by its name. */
export const FieldFacts = ({ items, objek }: FieldFactsProps) => (
  <Facts
    rows
    items={items.map(({ kolom, baru }) => ({
      label: columnName(kolom),
      value: <ChangedValue kolom={kolom} value={baru} opening={objek === undefined ? undefined : { objek }} />,
    }))}
  />
);
