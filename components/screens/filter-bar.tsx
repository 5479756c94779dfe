import { type FormEvent, useState } from 'react';
import { useList } from '#hooks/use-list.ts';
import { useSession } from '#hooks/use-session.ts';
import { type MessageKey, messageOf } from '#lib/messages/id.ts';
import { headOfficeRoles } from '#lib/roles.ts';
import { parameter } from '#services/parameter.ts';
import { CheckField } from '../fields/check-field.tsx';
import { DateField } from '../fields/date-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Button } from '../ui/button.tsx';
import { useT } from '../ui/messages.tsx';

export type FilterValues = Readonly<Record<string, string>>;

/** One filter of a list: its name is a filter of the list's query. */
export type FilterDef<N extends string = string> = {
  readonly name: N;
  readonly label: MessageKey;
  /** Only for the roles of head office, who see more than their own branch. */
  readonly headOffice?: boolean;
} & (
  | { readonly kind: 'text'; readonly maxLength?: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'check' }
  /** Codes on offer; `prefix` + code is the message key of each. */
  | { readonly kind: 'select'; readonly codes: readonly string[]; readonly prefix: string }
  /** One of the bank's branches. */
  | { readonly kind: 'branch' }
);

interface InputProps {
  readonly filter: FilterDef;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function BranchFilter({ filter, value, onChange }: InputProps) {
  const t = useT();
  const branches = useList(parameter.branches, { sizes: [100] });
  const options = branches.rows.map(({ kode_cabang, nama_cabang }) => ({
    value: kode_cabang,
    display: `${kode_cabang} - ${nama_cabang}`,
  }));
  return (
    <SelectField
      name={filter.name}
      label={t(filter.label)}
      value={value}
      onChange={onChange}
      options={[{ value: '', display: t('umum.cabangSendiri') }, ...options]}
    />
  );
}

function FilterInput({ filter, value, onChange }: InputProps) {
  const t = useT();
  const common = { name: filter.name, label: t(filter.label), value, onChange };
  switch (filter.kind) {
    case 'text':
      return <TextField {...common} maxLength={filter.maxLength ?? 100} />;
    case 'date':
      return <DateField {...common} />;
    case 'check':
      return <CheckField {...common} value={value || 'F'} />;
    case 'branch':
      return <BranchFilter filter={filter} value={value} onChange={onChange} />;
    case 'select': {
      const options = filter.codes.map((code) => ({ value: code, display: messageOf(filter.prefix, code) }));
      return <SelectField {...common} options={[{ value: '', display: t('umum.semua') }, ...options]} />;
    }
  }
}

interface FilterBarProps {
  readonly filters: readonly FilterDef[];
  /** The filters as a new visit finds them. */
  readonly start: FilterValues;
  readonly onApply: (values: FilterValues) => void;
}

/** The filters above a list: text waits for Enter or the button, a choice counts at once. */
export function FilterBar({ filters, start, onApply }: FilterBarProps) {
  const t = useT();
  const { hasRole } = useSession();
  const [values, setValues] = useState(start);
  const offered = filters.filter(({ headOffice }) => !headOffice || hasRole(...headOfficeRoles));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(values);
  };
  const change = (filter: FilterDef, value: string) => {
    const next = { ...values, [filter.name]: value };
    setValues(next);
    if (filter.kind !== 'text') onApply(next);
  };
  const reset = () => {
    setValues({});
    onApply({});
  };

  return (
    <search>
      <form className="filters" onSubmit={submit}>
        {offered.map((filter) => (
          <FilterInput
            key={filter.name}
            filter={filter}
            value={values[filter.name] ?? ''}
            onChange={(value) => change(filter, value)}
          />
        ))}
        <Button type="submit" icon="funnel">
          {t('aksi.saring')}
        </Button>
        <Button variant="quiet" onClick={reset}>
          {t('aksi.aturUlang')}
        </Button>
      </form>
    </search>
  );
}
