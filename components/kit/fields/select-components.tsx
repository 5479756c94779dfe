import { createContext, type ReactNode, useContext } from 'react';
import {
  type AriaLiveMessages,
  type ClassNamesConfig,
  components,
  type DropdownIndicatorProps,
  type GroupBase,
  type InputProps,
  type PlaceholderProps,
  type SingleValueProps,
} from 'react-select';
import { Icon } from '#components/kit/ui/icon.tsx';
import type { Translate } from '#components/kit/ui/messages.tsx';
import { boxClass, type described } from './field.tsx';
import type { SelectOption } from './select-option.ts';

/** The parts of a field's dropdown need these details of the field. */
export interface FieldOfSelect {
  /** Ties the input to label, hint, error and remark. */
  readonly aria: ReturnType<typeof described>;
  /** Identifies the element that shows the chosen option, or the placeholder. */
  readonly valueId: string;
  /** Searches on Enter; otherwise typing narrows the list. */
  readonly searched: boolean;
  readonly title: string | undefined;
}

const nothing: FieldOfSelect = { aria: {} as FieldOfSelect['aria'], valueId: '', searched: false, title: undefined };
export const FieldOfSelect = createContext(nothing);

/**
 * The input itself is empty until something is typed: the chosen option shows beside it and is read out with it. Phones show no keyboard for a
 * list that is not searched.
 */
function Input(props: InputProps<SelectOption, false>) {
  const { aria, valueId, searched, title } = useContext(FieldOfSelect);
  const typing = props.value !== '';
  return (
    <components.Input
      {...props}
      {...aria}
      aria-describedby={[valueId, aria['aria-describedby']].filter(Boolean).join(' ')}
      data-filled={props.getValue().some(({ value }) => value !== '') || undefined}
      aria-haspopup="listbox"
      title={title}
      inputMode={searched ? undefined : 'none'}
      // Home and End belong to the text while there is one, to the list otherwise.
      onKeyDown={(event) => {
        if (typing && (event.key === 'Home' || event.key === 'End')) event.stopPropagation();
      }}
    />
  );
}

const SingleValue = (props: SingleValueProps<SelectOption, false>) => (
  <components.SingleValue {...props} innerProps={{ ...props.innerProps, id: useContext(FieldOfSelect).valueId }} />
);

const Placeholder = (props: PlaceholderProps<SelectOption, false>) => (
  <components.Placeholder {...props} innerProps={{ ...props.innerProps, id: useContext(FieldOfSelect).valueId }} />
);

const DropdownIndicator = (props: DropdownIndicatorProps<SelectOption, false>): ReactNode => (
  <components.DropdownIndicator {...props}>
    <Icon name="chevron-down" />
  </components.DropdownIndicator>
);

/** The parts of the package with ours in their place; that options are on their way is said in the list. */
export const selectComponents = {
  Input,
  SingleValue,
  Placeholder,
  DropdownIndicator,
  LoadingIndicator: () => null,
  IndicatorSeparator: () => null,
};

const option = ({ isFocused, isSelected }: { readonly isFocused: boolean; readonly isSelected: boolean }) =>
  ['select-option', isFocused ? 'active' : '', isSelected ? 'chosen' : ''].filter(Boolean).join(' ');

/** styles/parts/_select.scss dresses these; the package brings no style of its own. */
export const dress = (error: string | undefined): ClassNamesConfig<SelectOption, false> => ({
  container: () => 'select',
  control: () => boxClass(error),
  valueContainer: () => 'select-value',
  singleValue: ({ data }) => (data.value === '' ? 'select-text empty' : 'select-text'),
  placeholder: () => 'select-text empty',
  dropdownIndicator: () => 'select-chevron',
  menuPortal: () => 'select-place',
  menu: () => 'select-menu',
  menuList: () => 'select-list',
  option,
  noOptionsMessage: () => 'select-note',
  loadingMessage: () => 'select-note',
});

/** Returns what a screen reader says besides the list itself, in the reader's language. */
export const spoken = (
  t: Translate,
  label: string,
): AriaLiveMessages<SelectOption, false, GroupBase<SelectOption>> => ({
  guidance: ({ context, isInitialFocus }) => {
    if (context === 'menu') return t('isian.pilihanTombol');
    return context === 'input' && isInitialFocus ? t('isian.pilihanMasuk', { nama: label }) : '';
  },
  onChange: ({ action, label: chosen, isDisabled }) => {
    if (action !== 'select-option') return '';
    return t(isDisabled ? 'isian.pilihanMati' : 'isian.pilihanDiambil', { pilihan: chosen });
  },
  onFocus: ({ context, label: active, options, focused, isAppleDevice }) => {
    // Elsewhere the reader follows aria-activedescendant by itself and would say it twice.
    if (context !== 'menu' || !isAppleDevice) return '';
    return t('isian.pilihanDi', { pilihan: active ?? '', ke: options.indexOf(focused) + 1, jumlah: options.length });
  },
  onFilter: ({ resultsMessage }) => resultsMessage,
});
