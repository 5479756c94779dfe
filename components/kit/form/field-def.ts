import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FileSetup, StoredFile } from '#components/kit/fields/file-field.tsx';
import type { Check } from '#components/kit/fields/filter-def.ts';
import type { LookupSetup } from '#components/kit/fields/lookup-setup.ts';
import type { SelectOption } from '#components/kit/fields/select-option.ts';
import type { OptionSource } from '#components/kit/fields/use-options.ts';
import type { ButtonVariant } from '#components/kit/ui/button.tsx';
import type { ColumnKind } from '#components/kit/ui/column.tsx';
import type { IconName } from '#components/kit/ui/icon-names.ts';
import type { MessageKey } from '#lib/messages/id.ts';

/** The values of a form, by field name; a dotted name is a value inside an object. */
export type Values = Record<string, unknown>;
export type Form = UseFormReturn<Values>;
/** Something that holds always, never, or as the values say. */
export type Rule = boolean | ((values: Values) => boolean);

interface OtherProps {
  readonly hidden?: Rule;
  readonly disabled?: Rule;
  readonly readOnly?: Rule;
}

/** Every field of a literal may set these. */
interface FieldCommon<N extends string, V> {
  readonly name: N;
  readonly title?: MessageKey;
  readonly hint?: MessageKey;
  readonly required?: boolean;
  /** Not run while the field is read-only, disabled or hidden. */
  readonly validator?: (value: V, values: Values) => Check;
  readonly otherProps?: OtherProps;
  /** A reader does not see the field where it was left empty; whoever fills the form always does. */
  readonly ifFilled?: boolean;
  readonly isLoading?: Rule;
  /** Fields of another row number start on a line of their own. */
  readonly row?: number;
  /** The field takes this many of the 12 columns, instead of its share of the section; in a group, its share of the group. */
  readonly sizeCol?: number;
  /** Neighbours with the same group name are one group. */
  readonly isGroup?: boolean;
  readonly groupName?: string;
  /** `merge` puts the inputs side by side in one line of boxes, `withLabel` under one heading. */
  readonly groupType?: 'merge' | 'withLabel';
  readonly labelName?: MessageKey;
}

/** An interface: the compiler compares two kinds by their arguments alone, where it would compare intersections member by member. */
interface Kind<N extends string, T extends string, V, S> extends FieldCommon<N, V> {
  readonly type: T;
  readonly setup?: S;
}

interface KindWithSetup<N extends string, T extends string, V, S> extends FieldCommon<N, V> {
  readonly type: T;
  readonly setup: S;
}

interface TextSetup {
  readonly maxLength?: number;
  /** More than one makes it a text area. */
  readonly rows?: number;
  readonly placeholder?: string;
  readonly autoComplete?: string;
}

interface NumberSetup {
  /** A larger number is replaced by this one: a decimal text. */
  readonly max?: string;
  readonly decimals?: number;
}

interface CurrencySetup {
  /** Of which currency, where it is another than the books'. */
  readonly currency?: (values: Values) => string;
  readonly max?: string;
  /** Writes the amount in words; on unless it is turned off. */
  readonly terbilang?: boolean;
  /** The amount the screen is about. */
  readonly big?: boolean;
}

interface DateSetup {
  /** YYYY-MM-DD; a date outside is replaced by the bound. */
  readonly minDate?: string;
  readonly maxDate?: string;
}

export type SelectSetup = {
  readonly placeholder?: MessageKey;
  /** Can be searched, for a long list. */
  readonly search?: boolean;
} & (
  | { readonly options: readonly SelectOption[] }
  /** Codes on offer; `prefix` + code is the message key of each. */
  | { readonly codes: readonly string[]; readonly prefix: string }
);

/** A column of the list of a nested data set. */
interface DataSetColumn {
  readonly field: string;
  readonly title: MessageKey;
  readonly kind?: ColumnKind;
  readonly render?: (row: Values) => ReactNode;
}

export interface DataSetSetup {
  /** Names one row. */
  readonly title: MessageKey;
  readonly columns: readonly DataSetColumn[];
  readonly sections: readonly SectionDef[];
  /** A new row. */
  readonly initial: Values;
}

/** A lookup of the form; with `typed` its value may also be typed, up to so many digits. */
interface FormLookup {
  readonly lookup: LookupSetup;
  readonly typed?: number;
}

interface FormSelect {
  readonly source: OptionSource;
  readonly placeholder?: MessageKey;
}

/** A button of a form may use these methods of it. */
export interface FormHandle {
  getValues(): Values;
  setValue(name: string, value: unknown, options?: { shouldDirty?: boolean; shouldValidate?: boolean }): void;
  /** Marks the faults; returns true when there is none. */
  trigger(): Promise<boolean>;
  reset(values?: Values): void;
}

/** The kinds of fields by the control that draws them. A helper states the kind it makes: a union of all kinds costs the compiler a hundred comparisons. */
interface FieldKinds<N extends string> {
  readonly text: Kind<N, 'string' | 'text' | 'email' | 'password', string, TextSetup>;
  readonly number: Kind<N, 'integer' | 'float' | 'number' | 'numeric', string, NumberSetup>;
  readonly currency: Kind<N, 'currency', string, CurrencySetup>;
  readonly date: Kind<N, 'date' | 'datetime', string, DateSetup>;
  readonly select: KindWithSetup<N, 'select', string, SelectSetup>;
  readonly 'async-select': KindWithSetup<N, 'async-select', string, FormSelect>;
  readonly lookup: KindWithSetup<N, 'lookup', string, FormLookup>;
  readonly checkbox: Kind<N, 'checkbox', 'T' | 'F', never>;
  /** A file, sent as soon as it is chosen; the value is what is kept of it, or null. */
  readonly file: KindWithSetup<N, 'file', StoredFile | null, FileSetup>;
  readonly dataSets: KindWithSetup<N, 'dataSets', readonly Values[], DataSetSetup | ((values: Values) => DataSetSetup)>;
  readonly custom: KindWithSetup<
    N,
    'custom',
    unknown,
    {
      readonly render: (field: FieldProps<unknown>, values: Values, form: FormHandle) => ReactNode;
      /** Reads before the form is opened what the field needs to be drawn. */
      readonly readAhead?: (client: QueryClient) => Promise<void>;
    }
  >;
  /** Something that is shown and not typed: the value itself, or what `content` makes of the values. */
  readonly textlabel: Kind<N, 'textlabel', unknown, { readonly content?: (values: Values) => ReactNode }>;
  readonly btnform: KindWithSetup<
    N,
    'btnform',
    unknown,
    { readonly onClick: (form: FormHandle) => void; readonly icon?: IconName; readonly variant?: ButtonVariant }
  >;
}

/** One field of a form as a literal. */
export type FieldDef<N extends string = string> = FieldKinds<N>[keyof FieldKinds<N>];

/** A field of one kind. */
export type FieldOf<K extends keyof FieldKinds<string>, N extends string = string> = FieldKinds<N>[K];

interface SectionButton {
  readonly name: MessageKey;
  readonly icon?: IconName;
  readonly onClick: (form: FormHandle) => void;
}

/** A titled part of a form: 1, 2 or 3 fields side by side on a grid of 12 columns. */
export interface SectionDef<N extends string = string> {
  /** Drawn beside the form, above what it would do, where the form has that column. */
  readonly beside?: true;
  readonly header: MessageKey;
  /** One line says what applies while its fields are empty; they open on the button, or when an answer demands or fills one of them. */
  readonly collapsed?: { readonly empty: MessageKey; readonly open: MessageKey };
  readonly rowsize: 1 | 2 | 3;
  readonly fields: readonly FieldDef<N>[];
  readonly withButton?: boolean;
  readonly buttons?: readonly SectionButton[];
  /** Stands at the right of the header. */
  readonly aside?: ComponentType;
}

export const holds = (rule: Rule | undefined, values: Values): boolean =>
  typeof rule === 'function' ? rule(values) : (rule ?? false);

/** Types that hold a value: the others only show something. */
export const isInput = ({ type }: FieldDef): boolean => type !== 'textlabel' && type !== 'btnform';

export const fieldsOf = (sections: readonly SectionDef[]): readonly FieldDef[] =>
  sections.flatMap(({ fields }) => fields);
