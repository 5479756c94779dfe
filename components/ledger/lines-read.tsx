import '#lib/messages/ledger.ts';
import { useState } from 'react';
import { numbered } from '#components/form/data-set-rows.ts';
import type { Values } from '#components/form/field-def.ts';
import { PartPager } from '#components/ui/part-pager.tsx';
import type { EntriBaris } from '#types/proto/ledger.ts';
import { EntryTable, PAGE_ROWS } from './entry-table.tsx';
import { EntryTotals } from './entry-totals.tsx';

const nothing = () => undefined;

/** Legs to be read, fifty to a page, with what they come to. */
export function LinesRead({ name, lines }: { readonly name: string; readonly lines: readonly EntriBaris[] }) {
  const [page, setPage] = useState(0);
  const rows: readonly Values[] = numbered(lines.map((line) => ({ ...line })));
  const first = page * PAGE_ROWS;
  return (
    <div className="stack">
      <EntryTable
        name={name}
        rows={rows.slice(first, first + PAGE_ROWS)}
        first={first}
        faults={new Map()}
        readOnly
        onChange={nothing}
        onOpen={nothing}
        onRemove={nothing}
      />
      <PartPager count={rows.length} size={PAGE_ROWS} page={page} onPage={setPage} />
      <EntryTotals rows={rows} />
    </div>
  );
}
