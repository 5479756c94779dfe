import { ChangedValue } from '#components/kit/screens/changes.tsx';
import { columnName } from '#components/kit/screens/field-names.ts';
import { Facts } from '#components/kit/ui/facts.tsx';
import type { Perubahan } from '#types/proto/common.ts';

interface FieldFactsProps {
  readonly items: readonly Perubahan[];
  /** Names the record for audit-trail/unmask: masked fields may be opened there. Left out where the record shows a past state. */
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
