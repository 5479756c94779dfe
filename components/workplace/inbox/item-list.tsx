import '#lib/messages/table.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '#components/kit/ui/button.tsx';
import { Keys } from '#components/kit/ui/keys.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { ListState } from '#hooks/use-list.ts';
import { type Shortcut, useShortcuts } from '#hooks/use-shortcuts.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';
import { GroupHead } from './group-head.tsx';
import type { ItemGroup } from './item-groups.ts';
import { ItemLine } from './item-line.tsx';
import type { Chosen } from './use-chosen.ts';
import type { Marks } from './use-marks.ts';

interface ItemListProps {
  readonly list: ListState<OtorisasiRow>;
  /** The items in their groups; a list of one group has no heads. */
  readonly groups: readonly ItemGroup[];
  readonly chosen: Chosen;
  /** Goes to the details of the chosen item. */
  readonly onOpen: () => void;
  /** Items can be ticked. */
  readonly marks?: Marks | undefined;
  readonly fresh?: ReadonlySet<string> | undefined;
  /** Gives the present time, where the list shows how long each item has waited. */
  readonly now?: number | undefined;
  readonly own?: boolean | undefined;
  readonly onHover?: ((over: boolean) => void) | undefined;
}

/** Goes to the chosen line of the list on this screen. */
const toChosenLine = (): void =>
  document.querySelector<HTMLElement>('.item-list [aria-current="true"]')?.focus({ preventScroll: true });

/** Names a group by what stays the same while items come and go. */
const keyOf = ({ kind, rows }: ItemGroup): string => (kind === 'alike' ? `alike ${rows[0]?.flowCode}` : kind);

/**
 * Moves the focus with the choice where the list has it, or nothing has: its line may have left, or be drawn anew in another group (`place`; '' where
 * it is in none). When the chosen line itself leaves, the focus goes to the note about it.
 */
function useFocusedChoice(selected: string, place: string) {
  const line = useRef<HTMLButtonElement>(null);
  const before = useRef('');
  useEffect(() => {
    if (selected === '') return;
    line.current?.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    const lost = before.current !== '' && (activeElement === null || activeElement === document.body);
    if (lost || activeElement?.closest('.item-list')) line.current?.focus({ preventScroll: true });
    if (lost && place === '') document.querySelector<HTMLElement>('.chosen-item')?.focus({ preventScroll: true });
    before.current = selected;
  }, [selected, place]);
  return line;
}

/** J, K, X and O count anywhere on the screen; the other keys only on a line, as the browser needs them elsewhere. */
function useListKeys({ chosen, marks, onOpen }: ItemListProps) {
  const t = useT();
  const { selected, select, move } = chosen;
  const step = (by: number) => {
    // The details change with the choice, so a focus that was in them goes back to the list.
    toChosenLine();
    move(by);
  };
  const tick: readonly Shortcut[] = marks
    ? [
        { keys: 'X', label: t('desk.tanda'), run: () => selected !== '' && marks.toggle(selected) },
        { keys: 'Space', label: t('desk.tanda') },
      ]
    : [];
  useShortcuts([
    { keys: 'J', label: t('pintasan.itemBerikut'), run: () => step(1) },
    { keys: 'K', label: t('pintasan.itemSebelum'), run: () => step(-1) },
    ...tick,
    { keys: 'O', label: t('desk.buka'), run: onOpen },
    { keys: 'Enter', label: t('desk.buka') },
  ]);
  return (event: KeyboardEvent, idFlow: string) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const run: Readonly<Record<string, (() => void) | undefined>> = {
      ' ': marks ? () => marks.toggle(idFlow) : undefined,
      Enter: () => {
        select(idFlow);
        onOpen();
      },
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
    };
    const found = run[event.key];
    if (!found) return;
    event.preventDefault();
    found();
  };
}

function TickBox({ row, marks }: { readonly row: OtorisasiRow; readonly marks: Marks }) {
  const t = useT();
  return (
    <input
      type="checkbox"
      // One stop for the Tab key in the whole list; its own key ticks a line.
      tabIndex={-1}
      checked={marks.has(row.id_flow)}
      onChange={() => marks.toggle(row.id_flow)}
      aria-label={t('desk.tandai', { item: messageOf('alur.', row.flowCode), pembuat: row.nama_user_input })}
    />
  );
}

function ListFoot({ list, ticks }: { readonly list: ListState<OtorisasiRow>; readonly ticks: boolean }) {
  const t = useT();
  return (
    <div className="table-foot">
      <span className="keys line small">
        <Keys keys="J" /> <Keys keys="K" /> {t('flow.pintasan')}
        {ticks ? (
          <>
            <Keys keys="X" /> {t('flow.tandai')}
          </>
        ) : null}
        <Keys keys="?" /> {t('pintasan.label')}
      </span>
      {list.canNext || list.canPrevious ? (
        <span className="line push">
          {t('tabel.halaman', { halaman: list.page })}
          <IconButton
            icon="chevron-left"
            label={t('tabel.sebelum')}
            disabled={!list.canPrevious}
            onClick={list.previous}
          />
          <IconButton icon="chevron-right" label={t('tabel.berikut')} disabled={!list.canNext} onClick={list.next} />
        </span>
      ) : null}
    </div>
  );
}

interface LinesProps extends ItemListProps {
  readonly group: ItemGroup;
  /** Draws the chosen line, to which the focus goes. */
  readonly line: RefObject<HTMLButtonElement | null>;
  readonly onKey: (event: KeyboardEvent, idFlow: string) => void;
}

/** Draws the lines of a list, or of one of its groups. */
function Lines({ group, groups, chosen: { selected, select }, marks, fresh, now, own, line, onKey }: LinesProps) {
  return group.rows.map((row) => (
    <li key={row.id_flow} className={marks?.has(row.id_flow) ? 'ticked' : undefined}>
      {marks ? <TickBox row={row} marks={marks} /> : null}
      <button
        type="button"
        ref={row.id_flow === selected ? line : undefined}
        aria-current={row.id_flow === selected}
        tabIndex={row.id_flow === selected ? 0 : -1}
        onClick={() => select(row.id_flow)}
        onKeyDown={(event) => onKey(event, row.id_flow)}
      >
        <ItemLine
          row={row}
          now={now}
          own={own}
          fresh={row.id_flow !== selected && fresh?.has(row.id_flow)}
          kindKnown={group.kind === 'alike' && groups.length > 1}
        />
      </button>
    </li>
  ));
}

/** Lists the items of one page of a workflow list; J and K move through them from anywhere, the arrows within. */
export function ItemList(props: ItemListProps) {
  const { list, groups, chosen, marks, now = 0, onHover } = props;
  const t = useT();
  const { selected } = chosen;
  const heads = groups.length > 1;
  const own = groups.find(({ rows }) => rows.some((row) => row.id_flow === selected));
  const line = useFocusedChoice(selected, own ? `${heads} ${keyOf(own)}` : '');
  const drawing = { ...props, line, onKey: useListKeys(props) };
  return (
    <>
      <ul
        className="plain item-list"
        aria-label={t('flow.daftar')}
        onPointerEnter={(event) => onHover?.(event.pointerType === 'mouse')}
        onPointerLeave={() => onHover?.(false)}
      >
        {heads
          ? groups.map((group) => (
              <li key={keyOf(group)} className="item-group">
                <GroupHead group={group} now={now} marks={marks} />
                <ul className="plain">
                  <Lines {...drawing} group={group} />
                </ul>
              </li>
            ))
          : groups.map((group) => <Lines key={keyOf(group)} {...drawing} group={group} />)}
      </ul>
      <ListFoot list={list} ticks={marks !== undefined} />
    </>
  );
}
