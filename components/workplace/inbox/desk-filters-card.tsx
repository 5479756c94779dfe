import { useState } from 'react';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterValues } from '#components/kit/fields/filter-def.ts';
import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useRouteChange } from '#components/kit/ui/use-route-change.ts';
import { deskFilters } from './desk-filters.ts';

interface DeskFiltersProps {
  readonly asked: FilterValues;
  readonly onApply: (values: FilterValues) => void;
}

/** Holds the filters of the desk, collapsed until they are wanted; the count of filters in use shows also then. */
export function DeskFilters({ asked, onApply }: DeskFiltersProps) {
  const t = useT();
  const [round, setRound] = useState(0);
  const count = Object.keys(asked).length;
  // The menu's link leads here without filters: what was typed goes with them.
  useRouteChange(() => setRound((before) => before + 1));
  return (
    <details className="desk-filters">
      <summary>
        <Icon name="funnel" />
        {count > 0 ? t('desk.saringanAktif', { jumlah: count }) : t('desk.saringan')}
      </summary>
      <div className="card">
        <FilterBar key={round} filters={deskFilters} start={asked} onApply={onApply} />
      </div>
    </details>
  );
}
