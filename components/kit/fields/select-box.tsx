import '#lib/messages/form.ts';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import Select, { type InputActionMeta, type SelectInstance, type StylesConfig } from 'react-select';
import { useT } from '#components/kit/ui/messages.tsx';
import { described, type FieldProps, fieldId } from './field.tsx';
import { dress, FieldOfSelect, selectComponents, spoken } from './select-components.tsx';
import type { SelectOption } from './select-option.ts';

/**
 * Bounds the open list in px: its greatest height, its least before it opens upwards, and the options that PageUp and PageDown
 * jump.
 */
const MENU = { maxMenuHeight: 300, minMenuHeight: 140, pageSize: 5 } as const;

/** The package hides a disabled input; a reader shall still find it, and that it is disabled. */
const seen: StylesConfig<SelectOption, false> = { input: (base) => ({ ...base, visibility: 'visible' }) };

export interface SelectBoxProps extends FieldProps {
  readonly options: readonly SelectOption[];
  /** Explains an empty choice, and empties the box when it is picked; left out where an option of value '' does. */
  readonly placeholder?: string | undefined;
  readonly loading?: boolean | undefined;
  /** Asks for the options, when the box is first entered. */
  readonly onOpen?: (() => void) | undefined;
  /** Enter on a typed text; the options that come back are the answer. Left out, typing narrows the list at once. */
  readonly onSearch?: ((keyword: string) => void) | undefined;
  /** Replays what the person did to the box before its code had loaded. */
  readonly start?: 'focused' | 'open' | undefined;
}

/** The same options in the same order are the same list: the package compares by identity and would lose its place. */
function useSteady(options: readonly SelectOption[]): readonly SelectOption[] {
  const content = JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content says it all.
  return useMemo(() => options, [content]);
}

/** Holds the text typed into the box, and decides what Enter means in it. */
function useSearch(options: readonly SelectOption[], onSearch: SelectBoxProps['onSearch']) {
  const select = useRef<SelectInstance<SelectOption, false>>(null);
  const [typed, setTyped] = useState('');
  /** Holds the text whose matches the list shows; null while it lists everything. */
  const [asked, setAsked] = useState<string | null>(null);
  /** The arrows have left the text: Enter picks. */
  const [usedKeys, setUsedKeys] = useState(false);

  useEffect(() => {
    if (asked !== null && options.length > 0) select.current?.focusOption('first');
  }, [asked, options]);

  const onInputChange = (text: string, { action }: InputActionMeta) => {
    setTyped(text);
    setUsedKeys(false);
    if (action === 'input-change' || asked === null) return;
    setAsked(null);
    onSearch?.('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { menuIsOpen: open } = select.current?.props ?? {};
    if (event.key === 'Escape' && open) event.stopPropagation();
    if (/^(Arrow(Up|Down)|Page(Up|Down))$/.test(event.key)) setUsedKeys(true);
    if (event.key !== 'Enter' || !open) return;
    const keyword = typed.trim();
    if (onSearch && keyword !== '' && asked !== keyword && !usedKeys) {
      event.preventDefault();
      setAsked(keyword);
      onSearch(keyword);
    } else if (options.length === 0) event.preventDefault();
  };
  return { select, typed, searching: asked !== null, onInputChange, onKeyDown };
}

/** Draws a dropdown, searchable or not, on react-select; FieldFrame surrounds it. */
export function SelectBox(props: SelectBoxProps) {
  const { name, value, onChange, onBlur, disabled, placeholder, loading = false, onOpen, onSearch, start } = props;
  const t = useT();
  const steady = useSteady(props.options);
  const search = useSearch(steady, onSearch);
  /** The label of what was picked: it stays known when a search brings other options. */
  const [picked, setPicked] = useState<SelectOption | null>(null);

  const unknown = useMemo(() => (value === '' ? null : { value, display: value }), [value]);
  const chosen = steady.find((option) => option.value === value) ?? (picked?.value === value ? picked : unknown);
  const none = useMemo(() => ({ value: '', display: placeholder ?? '' }), [placeholder]);
  const offersNone = placeholder !== undefined && !search.searching && steady.length > 0;
  const listed = useMemo(() => (offersNone ? [none, ...steady] : steady), [offersNone, none, steady]);
  const matches = (text: string, term: string) => text.toLowerCase().includes(term.trim().toLowerCase());

  useEffect(() => {
    if (start) search.select.current?.focus();
  }, [start, search.select]);

  const field = {
    aria: described(props),
    valueId: `${fieldId(name)}-value`,
    searched: onSearch !== undefined,
    title: onSearch ? t('isian.cariEnter') : undefined,
  };
  return (
    <FieldOfSelect value={field}>
      <Select<SelectOption, false>
        ref={search.select}
        unstyled
        classNames={dress(props.error)}
        styles={seen}
        components={selectComponents}
        instanceId={fieldId(name)}
        inputId={fieldId(name)}
        {...MENU}
        menuPlacement="auto"
        menuPosition="fixed"
        defaultMenuIsOpen={start === 'open'}
        blurInputOnSelect={false}
        tabSelectsValue={false}
        options={listed}
        getOptionLabel={(option) => option.display}
        getOptionValue={(option) => option.value}
        isOptionDisabled={(option) => option.disabled === true}
        filterOption={onSearch ? null : ({ data }, term) => matches(data.display, term)}
        value={chosen}
        placeholder={placeholder ?? ''}
        isDisabled={disabled ?? false}
        isLoading={loading}
        inputValue={search.typed}
        onInputChange={search.onInputChange}
        onKeyDown={search.onKeyDown}
        onChange={(option) => {
          setPicked(option);
          onChange(option?.value ?? '');
        }}
        {...(onOpen && { onFocus: onOpen })}
        {...(onBlur && { onBlur })}
        noOptionsMessage={() => props.failed?.message ?? t('isian.tidakDitemukan')}
        loadingMessage={() => t('umum.memuat')}
        screenReaderStatus={({ count }) => t('isian.pilihanAda', { jumlah: count })}
        ariaLiveMessages={spoken(t, props.label)}
      />
    </FieldOfSelect>
  );
}
