import type { ReactNode } from 'react';
import { CheckField } from '#components/kit/fields/check-field.tsx';
import { DateField } from '#components/kit/fields/date-field.tsx';
import { DateTimeField } from '#components/kit/fields/date-time-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { FileField, type StoredFile } from '#components/kit/fields/file-field.tsx';
import { Lookup } from '#components/kit/fields/lookup.tsx';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import { NumberField } from '#components/kit/fields/number-field.tsx';
import { AsyncSelect, LocalSelect } from '#components/kit/fields/search-select.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import type { SelectOption } from '#components/kit/fields/select-option.ts';
import { TextAreaField, TextField } from '#components/kit/fields/text-field.tsx';
import type { Translate } from '#components/kit/ui/messages.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { DataSets } from './data-sets.tsx';
import type { FieldDef, Form, SelectSetup, Values } from './field-def.ts';

interface FieldControlProps {
  readonly field: FieldDef;
  readonly props: FieldProps<unknown>;
  readonly values: Values;
  readonly form: Form;
  /** Shown only: a data set offers its details, nothing to change. */
  readonly readOnly: boolean;
}

const optionsOf = (setup: SelectSetup): readonly SelectOption[] =>
  'options' in setup
    ? setup.options
    : setup.codes.map((code) => ({ value: code, display: messageOf(setup.prefix, code) }));

function Choice({ setup, props }: { readonly setup: SelectSetup; readonly props: FieldProps }) {
  const t = useT();
  const options = optionsOf(setup);
  const placeholder = t(setup.placeholder ?? 'isian.pilih');
  if (setup.search) return <LocalSelect {...props} options={options} placeholder={placeholder} />;
  return <SelectField {...props} options={[{ value: '', display: placeholder }, ...options]} />;
}

/** A value that was never given is empty; null is a number nobody gave, and is shown as 0. */
const asText = (props: FieldProps<unknown>) => ({ ...props, value: props.value ?? '' }) as FieldProps;
const asNumber = (props: FieldProps<unknown>) =>
  ({ ...props, value: props.value === undefined ? '' : props.value }) as FieldProps;

function Unsupported({ t }: { readonly t: Translate }) {
  return <Note tone="bad">{t('form.tidakDidukung')}</Note>;
}

/** Puts what a picked row gives into the other fields of the form. */
function fill(form: Form, mapped: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(mapped)) {
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }
}

/** The input of a field, by its type. */
export function FieldControl({ field, props, values, form, readOnly }: FieldControlProps): ReactNode {
  const t = useT();
  switch (field.type) {
    case 'string':
    case 'text':
    case 'email':
    case 'password': {
      const { rows = 1, ...setup } = field.setup ?? {};
      if (rows > 1) return <TextAreaField {...asText(props)} rows={rows} maxLength={setup.maxLength} />;
      const type = field.type === 'string' ? 'text' : field.type;
      return <TextField {...asText(props)} {...setup} type={type} />;
    }
    case 'integer':
    case 'float':
    case 'number':
    case 'numeric':
      return <NumberField {...asNumber(props)} {...field.setup} kind={field.type} />;
    case 'currency': {
      const { currency, ...setup } = field.setup ?? {};
      return <MoneyField {...asNumber(props)} terbilang {...setup} currency={currency?.(values)} />;
    }
    case 'date':
      return <DateField {...asText(props)} min={field.setup?.minDate} max={field.setup?.maxDate} />;
    case 'datetime':
      return <DateTimeField {...asText(props)} min={field.setup?.minDate} max={field.setup?.maxDate} />;
    case 'select':
      return <Choice setup={field.setup} props={asText(props)} />;
    case 'async-select': {
      const { source, placeholder } = field.setup;
      return <AsyncSelect {...asText(props)} source={source} placeholder={placeholder ? t(placeholder) : undefined} />;
    }
    case 'lookup': {
      const { lookup, typed } = field.setup;
      return <Lookup {...asText(props)} setup={lookup} maxLength={typed} onMap={(mapped) => fill(form, mapped)} />;
    }
    case 'checkbox':
      return <CheckField {...asText(props)} />;
    case 'file':
      return <FileField {...(props as FieldProps<StoredFile | null>)} {...field.setup} />;
    case 'dataSets': {
      const setup = typeof field.setup === 'function' ? field.setup(values) : field.setup;
      return <DataSets {...(props as FieldProps<readonly Values[]>)} setup={setup} readOnly={readOnly} />;
    }
    case 'custom':
      return field.setup.render(props, values, form);
    default:
      return <Unsupported t={t} />;
  }
}
