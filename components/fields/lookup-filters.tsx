import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useT } from '../ui/messages.tsx';
import { DateField } from './date-field.tsx';
import type { LookupFilter } from './lookup-setup.ts';
import { NumberField } from './number-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

export type LookupFilterValues = Readonly<Record<string, string>>;

interface InputProps {
  readonly filter: LookupFilter;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function FilterInput({ filter, value, error, onChange }: InputProps) {
  const t = useT();
  const common = {
    name: `lookup-${filter.name}`,
    label: t(filter.label),
    hint: filter.hint ? t(filter.hint) : undefined,
    value,
    error,
    onChange,
  };
  switch (filter.type) {
    case 'text':
      return <TextField {...common} maxLength={filter.maxLength ?? 100} />;
    case 'number':
      return <NumberField {...common} kind="numeric" />;
    case 'date':
      return <DateField {...common} />;
    case 'select':
      return <SelectField {...common} options={[{ value: '', display: t('umum.semua') }, ...filter.options]} />;
  }
}

interface LookupFiltersProps {
  readonly filters: readonly LookupFilter[];
  readonly start: LookupFilterValues;
  readonly onFilter: (values: LookupFilterValues) => void;
}

/** The filters of a lookup window with Filter and Reset; a value its validator refuses is not sent. */
export function LookupFilters({ filters, start, onFilter }: LookupFiltersProps) {
  const t = useT();
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<LookupFilterValues>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const found = filters.flatMap(({ name, validator }) => {
      const check = validator?.(values[name] ?? '');
      return check && !check.ok ? [[name, check.message]] : [];
    });
    setErrors(Object.fromEntries(found));
    if (found.length === 0) onFilter(values);
  };
  const reset = () => {
    setValues(start);
    setErrors({});
    onFilter(start);
  };
  return (
    <form className="lookup-filters" onSubmit={submit} noValidate>
      {filters.map((filter) => (
        <FilterInput
          key={filter.name}
          filter={filter}
          value={values[filter.name] ?? ''}
          error={errors[filter.name]}
          onChange={(value) => setValues({ ...values, [filter.name]: value })}
        />
      ))}
      <div className="line">
        <Button type="submit" icon="search">
          {t('aksi.saring')}
        </Button>
        <Button variant="quiet" onClick={reset}>
          {t('aksi.aturUlang')}
        </Button>
      </div>
    </form>
  );
}
