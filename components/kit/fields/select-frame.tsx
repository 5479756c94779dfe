import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#components/kit/ui/icon.tsx';
import { message } from '#lib/messages/id.ts';
import { boxClass, described, type FetchFailure, FieldFrame, notLoaded } from './field.tsx';
import type { SelectBox, SelectBoxProps } from './select-box.tsx';

/** The dropdown is no part of the first page: it is fetched with the first field that has one. */
let Loaded: typeof SelectBox | null = null;
const load = async () => {
  Loaded ??= (await import('./select-box.tsx')).SelectBox;
  return Loaded;
};

const OPENING = new Set(['ArrowDown', 'ArrowUp', ' ']);

/** Replaces the dropdown until it has loaded: as high, with the chosen option, and remembers who entered or opened it. */
function Waiting(
  props: SelectBoxProps & {
    readonly onArrival: (Box: typeof SelectBox, start?: 'focused' | 'open') => void;
    readonly onLost: (again: () => void) => void;
  },
) {
  const { value, options, placeholder = '', disabled, onOpen, onArrival, onLost } = props;
  const input = useRef<HTMLInputElement>(null);
  const opened = useRef(false);
  const arrive = useRef(onArrival);
  arrive.current = onArrival;
  const lost = useRef(onLost);
  lost.current = onLost;

  const fetchBox = () => {
    load().then(
      (Box) => {
        const entered = input.current !== null && document.activeElement === input.current;
        const start = opened.current ? 'open' : 'focused';
        arrive.current(Box, entered ? start : undefined);
      },
      // Away from the server: said at the field; entering it asks again too.
      () => lost.current(fetchBox),
    );
  };
  useEffect(fetchBox, []);

  const chosen = options.find((option) => option.value === value)?.display ?? value;
  return (
    <div className={boxClass(props.error)}>
      <input
        {...described(props)}
        ref={input}
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        inputMode="none"
        readOnly
        placeholder={placeholder}
        value={chosen}
        disabled={disabled}
        onFocus={() => {
          onOpen?.();
          fetchBox();
        }}
        onMouseDown={() => {
          opened.current = true;
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (OPENING.has(event.key)) opened.current = true;
        }}
        onBlur={() => {
          opened.current = false;
          props.onBlur?.();
        }}
      />
      <span className="select-chevron">
        <Icon name="chevron-down" />
      </span>
    </div>
  );
}

/** A dropdown with its label, hint and error; fetched when the first one is drawn. */
export function SelectFrame(props: SelectBoxProps) {
  const [ready, setReady] = useState<{ Box: typeof SelectBox; start: SelectBoxProps['start'] } | null>(
    () => Loaded && { Box: Loaded, start: undefined },
  );
  const [again, setAgain] = useState<(() => void) | null>(null);
  const lost: FetchFailure | undefined = again && !ready ? notLoaded(message('kesalahan.luring'), again) : undefined;
  return (
    <FieldFrame field={{ ...props, failed: lost ?? props.failed }}>
      {ready ? (
        <ready.Box {...props} start={ready.start} />
      ) : (
        <Waiting
          {...props}
          onArrival={(Box, start) => setReady({ Box, start })}
          onLost={(retry) => setAgain(() => retry)}
        />
      )}
    </FieldFrame>
  );
}
