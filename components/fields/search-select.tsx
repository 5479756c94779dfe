import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useT } from '#components/ui/messages.tsx';
import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';
import { activeAfterKey, LIST_HEIGHT, Listbox, optionId } from './listbox.tsx';
import type { SelectOption } from './select-field.tsx';
import { type OptionSource, useOptions } from './use-options.ts';
import { usePopPlace } from './use-pop-place.ts';

interface SearchSelectProps extends FieldProps {
  /** 'code - label' of each, without the placeholder. */
  readonly options: readonly SelectOption[];
  readonly loading?: boolean;
  /** Asks for the options, when the field is first entered. */
  readonly onOpen?: () => void;
  /** Enter on a typed text; the options that come back are the answer. */
  readonly onSearch: (keyword: string) => void;
  readonly placeholder?: string;
}

/** What is open, typed and active in a searchable dropdown, and what its keys do. */
function useChoice({ value, onChange, disabled, options, onOpen, onSearch, placeholder }: SearchSelectProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  /** The label of what was picked: it stays known when a search brings other options. */
  const [picked, setPicked] = useState<SelectOption | null>(null);

  const empty = { value: '', display: placeholder ?? t('isian.pilih') };
  const all = [empty, ...options];
  const chosen = options.find((option) => option.value === value) ?? (picked?.value === value ? picked : null);
  const shown = typed ?? (value === '' ? '' : (chosen?.display ?? value));

  const show = () => {
    if (disabled || open) return;
    onOpen?.();
    setActive(
      Math.max(
        0,
        all.findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (typed !== null) onSearch('');
    setTyped(null);
  };
  const pick = (option: SelectOption | undefined) => {
    if (!option || option.disabled) return;
    setPicked(option);
    onChange(option.value);
    close();
  };

  const onEnter = (event: KeyboardEvent) => {
    if (event.ctrlKey || (!open && typed === null)) return;
    event.preventDefault();
    // A text waits for its search; once it was searched, or the arrows have left it, Enter picks.
    if (typed === null || active > 0) return pick(all[active]);
    onSearch(typed.trim());
    setActive(1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') return onEnter(event);
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const to = activeAfterKey(active, all.length, event.key);
    const inText = event.key === 'Home' || event.key === 'End';
    if (to === null || event.ctrlKey || (inText && (!open || typed !== null))) return;
    event.preventDefault();
    event.stopPropagation();
    if (open) setActive(to);
    else show();
  };
  const type = (text: string) => {
    show();
    setActive(0);
    setTyped(text);
  };
  return { open, all, active, shown, show, close, pick, type, onKeyDown };
}

/**
 * A dropdown that can be searched: entries read 'code - label', a placeholder option empties it. Typing does nothing until
 * Enter searches; arrows, Home, End and PageUp or PageDown (five at a time) walk through the options, Enter picks.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { value, onBlur, disabled, loading = false, onOpen, placeholder } = props;
  const t = useT();
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const choice = useChoice(props);
  const { open, all, active, shown, show, close, pick } = choice;
  const place = usePopPlace(box, open, { height: LIST_HEIGHT.most, least: LIST_HEIGHT.least });
  return (
    <FieldFrame field={props}>
      <div ref={box} className={boxClass(props.error)}>
        <input
          {...described(props)}
          role="combobox"
          aria-expanded={open}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={open ? optionId(list, Math.min(active, all.length - 1)) : undefined}
          autoComplete="off"
          placeholder={placeholder ?? t('isian.pilih')}
          title={t('isian.cariEnter')}
          value={shown}
          disabled={disabled}
          onFocus={(event) => {
            onOpen?.();
            event.target.select();
          }}
          onClick={show}
          onChange={(event) => choice.type(event.target.value)}
          onKeyDown={choice.onKeyDown}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
        <button
          type="button"
          className="opener"
          tabIndex={-1}
          disabled={disabled}
          aria-label={t('isian.bukaPilihan', { nama: props.label })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            box.current?.querySelector('input')?.focus();
            if (open) close();
            else show();
          }}
        >
          <Icon name="chevron-down" />
        </button>
      </div>
      {open ? (
        <Listbox
          id={list}
          label={props.label}
          box={box}
          place={place}
          options={all}
          value={value}
          active={active}
          loading={loading}
          onPick={pick}
        />
      ) : null}
    </FieldFrame>
  );
}

interface AsyncSelectProps extends FieldProps {
  readonly source: OptionSource;
  readonly placeholder?: string;
}

/** A searchable dropdown whose options come from a list of the server: on focus, or with the screen. */
export function AsyncSelect({ source, ...props }: AsyncSelectProps) {
  const { options, loading, load, search } = useOptions(source);
  return <SearchSelect {...props} options={options} loading={loading} onOpen={load} onSearch={search} />;
}

/** A searchable dropdown over options that are known already. */
export function LocalSelect({ options, ...props }: Omit<SearchSelectProps, 'onSearch' | 'onOpen' | 'loading'>) {
  const [keyword, setKeyword] = useState('');
  const wanted = keyword.toLowerCase();
  const found = options.filter(({ display }) => display.toLowerCase().includes(wanted));
  return <SearchSelect {...props} options={found} onSearch={setKeyword} />;
}
