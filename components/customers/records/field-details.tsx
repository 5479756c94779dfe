import { ChangedValue } from '#components/kit/screens/changes.tsx';
import { columnName } from '#components/kit/screens/field-names.ts';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import type { Perubahan } from '#types/proto/common.ts';

interface FieldDetailsProps {
  readonly items: readonly Perubahan[];
  /** Names the record for audit-trail/unmask: masked fields may be opened there. Left out where the record shows a past state. */
  readonly objek?: string;
}

/** The fields of a record as they read, each by its name. */
export const FieldDetails = ({ items, objek }: FieldDetailsProps) => (
  <DescriptionList
    rows
    items={items.map(({ kolom, baru }) => ({
      label: columnName(kolom),
      value: <ChangedValue kolom={kolom} value={baru} opening={objek === undefined ? undefined : { objek }} />,
    }))}
  />
);
