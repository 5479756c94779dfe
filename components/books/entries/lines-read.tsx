import '#lib/books/messages/ledger.ts';
import { useState } from 'react';
import { numbered } from '#components/kit/form/data-set-rows.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { PartPager } from '#components/kit/ui/part-pager.tsx';
import type { EntriBaris } from '#types/proto/books/ledger.ts';
import { EntryReadTable } from './entry-read-table.tsx';
import { PAGE_ROWS } from './entry-table.tsx';
import { EntryTotals } from './entry-totals.tsx';

/** Legs to be read, fifty to a page, with what they come to. */
export function LinesRead({ lines }: { readonly lines: readonly EntriBaris[] }) {
  const [page, setPage] = useState(0);
  const rows: readonly Values[] = numbered(lines.map((line) => ({ ...line })));
  const first = page * PAGE_ROWS;
  return (
    <div className="stack">
      <EntryReadTable rows={rows.slice(first, first + PAGE_ROWS)} first={first} />
      <PartPager count={rows.length} size={PAGE_ROWS} page={page} onPage={setPage} />
      <EntryTotals rows={rows} />
    </div>
  );
}
