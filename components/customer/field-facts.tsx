import { ChangedValue, columnName } from '#components/flow/changes.tsx';
import { Facts } from '#components/ui/facts.tsx';
import type { Perubahan } from '#types/proto/common.ts';

/** The fields of a record as they read, each by its name. */
export const FieldFacts = ({ items }: { readonly items: readonly Perubahan[] }) => (
  <Facts
    rows
    items={items.map(({ kolom, baru }) => ({
      label: columnName(kolom),
      value: <ChangedValue kolom={kolom} value={baru} />,
    }))}
  />
);
