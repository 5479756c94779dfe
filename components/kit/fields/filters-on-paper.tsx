import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { parameter } from '#services/control/parameter.ts';
import type { FilterDef, FilterValues } from './filter-def.ts';

/** The branches as the filter of branches has read them. */
export const offeredBranches = { sizes: [100], filters: { ditutup: 'T' } } as const;

function BranchName({ code }: { readonly code: string }) {
  // The filter has read them already; printing waits for no answer.
  const { rows } = useList(parameter.branches, { ...offeredBranches, enabled: false });
  const name = rows.find(({ kode_cabang }) => kode_cabang === code)?.nama_cabang ?? '';
  return `${code} ${name}`.trim();
}

function Asked({ filter, value }: { readonly filter: FilterDef; readonly value: string }) {
  const t = useT();
  switch (filter.kind) {
    case 'branch':
      return <BranchName code={value} />;
    case 'select':
      return messageOf(filter.prefix, value);
    case 'named':
      return filter.nameOf(value);
    case 'check':
    case 'hidden':
      return t('aksi.ya');
    case 'date':
      return isIsoDate(value) ? toDisplay(value) : value;
    default:
      return value;
  }
}

interface FiltersOnPaperProps {
  readonly filters: readonly FilterDef[];
  /** The list below was asked for with these filters. */
  readonly asked: FilterValues;
}

/** In place of the boxes of a filter bar: what was asked for, as words. Drawn while printing only. */
export function FiltersOnPaper({ filters, asked }: FiltersOnPaperProps) {
  const t = useT();
  const given = filters.filter(({ name, kind }) => asked[name] && !(kind === 'check' && asked[name] === 'F'));
  if (given.length === 0) return null;
  return (
    <dl className="print-only paper-asked">
      {given.map((filter) => (
        <div key={filter.name}>
          <dt>{t(filter.label)}</dt>
          <dd>
            <Asked filter={filter} value={asked[filter.name] ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
