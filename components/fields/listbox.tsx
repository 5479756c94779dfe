import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '#components/ui/messages.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { SelectOption } from './select-field.tsx';

/** Heights of the open list, and how far PageUp and PageDown jump. */
export const LIST_HEIGHT = { most: 300, least: 140 } as const;
export const PAGE_JUMP = 5;

/** Where a key takes the active option; null for a key that moves nothing. */
export function activeAfterKey(at: number, count: number, key: string): number | null {
  const move: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE_JUMP,
    PageUp: at - PAGE_JUMP,
    Home: 0,
    End: count - 1,
  };
  const to = Object.hasOwn(move, key) ? move[key] : undefined;
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

interface ListboxProps {
  readonly id: string;
  readonly label: string;
  readonly box: RefObject<HTMLElement | null>;
  readonly place: CSSProperties | null;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly active: number;
  readonly loading: boolean;
  readonly onPick: (option: SelectOption) => void;
}

/** The open list of a searchable dropdown; focus stays in its input. */
export function Listbox({ id, label, box, place, options, value, active, loading, onPick }: ListboxProps) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  // Only the list itself scrolls: scrollIntoView would take the page along while the list is not in its place yet.
  useEffect(() => {
    const option = ref.current?.children[active];
    const panel = ref.current?.parentElement;
    if (!place || !panel || !(option instanceof HTMLElement)) return;
    const above = option.offsetTop - panel.scrollTop;
    const below = above + option.offsetHeight - panel.clientHeight;
    if (above < 0) panel.scrollTop += above;
    else if (below > 0) panel.scrollTop += below;
  }, [active, place]);
  const home = box.current?.closest('dialog') ?? document.body;
  return createPortal(
    <div className="pop-panel listbox" style={place ?? { visibility: 'hidden' }}>
      <div ref={ref} id={id} role="listbox" aria-label={label} aria-busy={loading || undefined}>
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the input, which keeps the focus.
          <div
            key={option.value}
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            className={at === active ? 'active' : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
          >
            {option.display}
          </div>
        ))}
      </div>
      {loading ? (
        <p className="listbox-note" role="status">
          <Spinner /> {t('umum.memuat')}
        </p>
      ) : null}
      {!loading && options.length <= 1 ? <p className="listbox-note">{t('isian.tidakDitemukan')}</p> : null}
    </div>,
    home,
  );
}
