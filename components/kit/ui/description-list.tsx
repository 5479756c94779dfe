import type { ReactNode } from 'react';

export interface DescriptionItem {
  readonly label: string;
  readonly value: ReactNode;
}

/** Label and value pairs; side by side, or one a line with `rows`. */
export function DescriptionList({
  items,
  rows = false,
}: {
  readonly items: readonly DescriptionItem[];
  readonly rows?: boolean;
}) {
  return (
    <dl className={rows ? 'description-list rows' : 'description-list'}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
