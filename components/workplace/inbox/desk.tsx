import { useRouter } from 'next/router';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useNow } from '#components/control/workflow/age.tsx';
import { BorrowedAuthority } from '#components/control/workflow/borrowed-authority.tsx';
import type { FilterValues } from '#components/kit/fields/filter-def.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { type Filters, useList } from '#hooks/use-list.ts';
import { flow } from '#services/control/flow.ts';
import { ChosenItem } from './chosen-item.tsx';
import { askedOf } from './desk-filters.ts';
import { DeskFilters } from './desk-filters-card.tsx';
import { ItemActions } from './item-actions.tsx';
import { groupsOf } from './item-groups.ts';
import { ItemList } from './item-list.tsx';
import { useArrivals } from './use-arrivals.ts';
import { type Chosen, useChosen } from './use-chosen.ts';
import { type Marks, useMarks } from './use-marks.ts';

const LoadedBulkBar = drawn(async () => (await import('./bulk-bar.tsx')).BulkBar, 1);

/** As many as home and the sidebar ask for, so that all three share one answer. */
const ASKED = 50;

/** The filters live in the address: a filtered desk can be linked to and survives a reload. */
function useAsked() {
  const router = useRouter();
  const asked = askedOf(router.query);
  const ask = (values: Readonly<Record<string, string>>) =>
    void router.replace({ pathname: router.pathname, query: askedOf(values) }, undefined, { shallow: true });
  return { asked, ask };
}

/** Keeps the choice; an item that is left for another counts as seen. */
const leaving = (found: Chosen, look: (idFlow: string) => void): Chosen => ({
  ...found,
  selected: found.selected,
  select: (idFlow) => {
    look(found.selected);
    found.select(idFlow);
  },
  move: (step) => {
    look(found.selected);
    found.move(step);
  },
});

/** Lists everything that waits for this person, items of a customer at a counter first: one screen chooses, shows and decides. `figures` stand beside its filters. */
export function Desk({ figures }: { readonly figures?: ReactNode }) {
  const { asked, ask } = useAsked();
  return (
    <div className="stack">
      <BorrowedAuthority />
      <div className="desk-head">
        {figures}
        <DeskFilters asked={asked} onApply={ask} />
      </div>
      {/* Another question has another answer: what was chosen and ticked in the one before is not carried into it. */}
      <Waiting key={JSON.stringify(asked)} asked={asked} />
    </div>
  );
}

/** Decides several items together. Most readers decide one by one, so it comes with the first tick and stays until its result was read. */
function BulkBar(props: { readonly marks: Marks; readonly onDone: ComponentProps<typeof LoadedBulkBar>['onDone'] }) {
  const [wanted, setWanted] = useState(false);
  if (!wanted && props.marks.rows.length > 0) setWanted(true);
  return wanted ? <LoadedBulkBar {...props} /> : null;
}

/** Lists the waiting items that match the filters. */
function Waiting({ asked }: { readonly asked: FilterValues }) {
  const t = useT();
  const { keyword = '', ...filters } = asked;
  const list = useList(flow.waiting, { sizes: [ASKED], keyword, filters: filters as Filters<typeof flow.waiting> });
  const { shown, fresh, news, look, markSeen, hover } = useArrivals(list.rows);
  const groups = groupsOf(shown);
  const rows = groups.flatMap((group) => group.rows);
  const found = useChosen(rows);
  const marks = useMarks(rows);
  const details = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { selected } = found;
  const chosen = leaving(found, look);
  const unknown = [...news].filter((idFlow) => idFlow !== selected).length;
  const empty = list.rows.length === 0 && selected === '';

  return (
    <>
      {list.error ? <ErrorState error={list.error} onRetry={list.refetch} /> : null}
      {list.loading ? <Skeleton lines={9} /> : null}
      {empty && !list.loading && !list.error ? (
        <Card>
          <EmptyState
            title={t(Object.keys(asked).length > 0 ? 'desk.saringanKosong' : 'flow.menungguKosong')}
            icon="check2-circle"
          />
        </Card>
      ) : null}
      {empty || list.loading || list.error ? null : (
        <div className="master-detail">
          <Card title={t('flow.daftar')} flush aside={<News count={unknown} onShow={markSeen} />}>
            <ItemList
              list={list}
              groups={groups}
              chosen={chosen}
              onOpen={() => details.current?.focus()}
              marks={marks}
              fresh={fresh}
              now={now}
              onHover={hover}
            />
            <BulkBar marks={marks} onDone={(decided) => decided.has(selected) && found.goOn(decided)} />
          </Card>
          {selected === '' ? null : (
            <ChosenItem
              key={selected}
              ref={details}
              idFlow={selected}
              // While something is ticked, the decision is about all of it: one set of buttons, one meaning of each key.
              actions={
                marks.rows.length > 0
                  ? undefined
                  : (detail) => <ItemActions detail={detail} onDone={() => found.goOn(new Set([selected]))} />
              }
              waits
            />
          )}
        </div>
      )}
    </>
  );
}

/** Counts the items that came by themselves, and leads to the first of them; the choice stays where it is. */
function News({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const t = useT();
  const show = () => {
    document.querySelector('.item-list button:has(.chip.info)')?.scrollIntoView({ block: 'nearest' });
    onShow();
  };
  return (
    <span className="line" role="status">
      {count > 0 ? (
        <>
          {t('desk.itemBaru', { jumlah: count })}
          <Button small onClick={show}>
            {t('desk.lihatBaru')}
          </Button>
        </>
      ) : null}
    </span>
  );
}
