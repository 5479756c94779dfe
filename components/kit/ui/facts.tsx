import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Label and value pairs; side by side, or one a line with `rows`. */
export function Facts({ items, rows = false }: { readonly items: readonly Fact[]; readonly rows?: boolean }) {
  return (
    <dl className={rows ? 'facts rows' : 'facts'}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
