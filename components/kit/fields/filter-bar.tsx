import { type FormEvent, useId, useState } from 'react';
import { Button, IconButton } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { usePrinting } from '#hooks/use-printing.ts';
import { messageOf } from '#lib/messages/id.ts';
import { parameter } from '#services/control/parameter.ts';
import { CheckField } from './check-field.tsx';
import { DateField } from './date-field.tsx';
import { failureOf } from './field.tsx';
import { type FilterDef, type FilterValues, refusedFilters } from './filter-def.ts';
import { FiltersOnPaper, offeredBranches } from './filters-on-paper.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';
import { AsyncSelect } from './search-select.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

interface InputProps {
  readonly filter: FilterDef;
  /** Name of the input: that of the filter, unless another form on the screen has one of that name. */
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function BranchFilter({ filter, name, value, error, onChange }: InputProps) {
  const t = useT();
  const branches = useList(parameter.branches, { ...offeredBranches, quiet: true });
  const options = branches.rows.map(({ kode_cabang, nama_cabang }) => ({
    value: kode_cabang,
    display: `${kode_cabang} - ${nama_cabang}`,
  }));
  return (
    <SelectField
      name={name}
      label={t(filter.label)}
      value={value}
      error={error}
      onChange={onChange}
      failed={failureOf(branches)}
      options={[{ value: '', display: t('umum.semua') }, ...options]}
    />
  );
}

function FilterInput(props: InputProps) {
  const { filter, name, value, error, onChange } = props;
  const t = useT();
  const hint = filter.hint ? t(filter.hint) : undefined;
  const common = { name, label: t(filter.label), hint, value, error, onChange };
  switch (filter.kind) {
    case 'text':
      return <TextField {...common} maxLength={filter.maxLength ?? 100} />;
    case 'number':
      return <NumberField {...common} kind="numeric" />;
    case 'money':
      return <MoneyField {...common} />;
    case 'date':
      return <DateField {...common} />;
    case 'check':
      return <CheckField {...common} value={value || 'F'} />;
    case 'hidden':
      return value === '' ? null : <CheckField {...common} value="T" onChange={() => onChange('')} />;
    case 'source':
      return <AsyncSelect {...common} source={filter.source} placeholder={t('umum.semua')} />;
    case 'branch':
      return <BranchFilter {...props} />;
    case 'select': {
      const options = filter.codes.map((code) => ({ value: code, display: messageOf(filter.prefix, code) }));
      return <SelectField {...common} options={[{ value: '', display: t('umum.semua') }, ...options]} />;
    }
    case 'named': {
      const options = filter.codes
        .map((code) => ({ value: code, display: filter.nameOf(code) }))
        .sort((a, b) => a.display.localeCompare(b.display));
      return <SelectField {...common} options={[{ value: '', display: t(filter.all ?? 'umum.semua') }, ...options]} />;
    }
  }
}

/** True where a filter narrows the list. */
const isActive = ({ name, kind }: FilterDef, asked: FilterValues): boolean =>
  Boolean(asked[name]) && !(kind === 'check' && asked[name] === 'F');

interface OneFilterProps extends InputProps {
  readonly active: boolean;
  readonly onClear: () => void;
}

/** Draws a filter; one that narrows the list is green and has a cross that takes it away. A mark is its own way back. */
function Filter({ active, onClear, ...input }: OneFilterProps) {
  const t = useT();
  const marked = active && input.filter.kind !== 'check' && input.filter.kind !== 'hidden';
  return (
    <div className={marked ? 'filter on' : 'filter'}>
      <FilterInput {...input} />
      {marked ? (
        <IconButton
          icon="x-lg"
          className="filter-clear"
          label={t('tabel.filterHapus', { nama: t(input.filter.label) })}
          onClick={onClear}
        />
      ) : null}
    </div>
  );
}

interface FilterBarProps {
  readonly filters: readonly FilterDef[];
  /** The filters as a new visit finds them. */
  readonly start: FilterValues;
  /** Reset goes back to these values; to none when left out. */
  readonly blank?: FilterValues | undefined;
  /** Precedes the names of the inputs. */
  readonly scope?: string | undefined;
  /** Holds the server's refusals of the filters, by the name of the filter. */
  readonly refused?: FilterValues | undefined;
  /** On a narrow screen the inputs wait behind a button, so that the list below comes into sight. */
  readonly toggle?: boolean | undefined;
  /** They do not wait at first: nothing is listed before something is asked for. */
  readonly open?: boolean | undefined;
  readonly onApply: (values: FilterValues) => void;
}

interface ToggleProps {
  readonly box: string;
  readonly collapsed: boolean;
  /** Counts the filters in use. */
  readonly count: number;
  readonly onClick: () => void;
}

/** Shows and hides the inputs on a narrow screen; elsewhere they are always there and it is not. */
function FilterToggle({ box, collapsed, count, onClick }: ToggleProps) {
  const t = useT();
  const closed = count > 0 ? t('tabel.filterAktif', { jumlah: count }) : t('tabel.filterTampil');
  return (
    <div className="filters-toggle">
      <Button icon="funnel" aria-expanded={!collapsed} aria-controls={box} onClick={onClick}>
        {collapsed ? closed : t('tabel.filterTutup')}
      </Button>
    </div>
  );
}

function Ask({ onReset }: { readonly onReset: () => void }) {
  const t = useT();
  return (
    <div className="filters-ask">
      <Button type="submit" icon="funnel">
        {t('aksi.saring')}
      </Button>
      <Button variant="quiet" onClick={onReset}>
        {t('aksi.aturUlang')}
      </Button>
    </div>
  );
}

/**
 * Returns the index of the first of the check marks that end the filters: they stay beside the buttons, so that no line has one
 * of them alone.
 */
const marksFrom = (filters: readonly FilterDef[]): number => filters.findLastIndex(({ kind }) => kind !== 'check') + 1;

const none: FilterValues = {};
/** A typed filter counts when its text is finished. */
const isTyped = ({ kind }: FilterDef) => ['text', 'number', 'money'].includes(kind);

/**
 * The filters above a list, with Filter and Reset: what is typed waits for Enter or the button, a choice counts at once. A
 * value its validator refuses is not sent.
 */
export function FilterBar(props: FilterBarProps) {
  const { filters, start, blank = none, scope = '', refused: refusedByServer = none, toggle = false, onApply } = props;
  const [open, setOpen] = useState(props.open ?? false);
  const box = useId();
  const [values, setValues] = useState(start);
  const [asked, setAsked] = useState(start);
  const [errors, setErrors] = useState(none);
  const printing = usePrinting();

  const ask = (next: FilterValues) => {
    setAsked(next);
    onApply(next);
  };
  const apply = (next: FilterValues) => {
    const refused = refusedFilters(filters, next);
    setErrors(refused);
    if (Object.keys(refused).length === 0) ask(next);
  };
  const errorOf = (name: string) => errors[name] ?? (values[name] === asked[name] ? refusedByServer[name] : undefined);
  const count = filters.filter((filter) => isActive(filter, asked)).length;
  const collapsed = toggle && !open && !filters.some(({ name }) => errorOf(name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The window of a lookup lies within the form it fills.
    event.stopPropagation();
    apply(values);
  };
  const change = (filter: FilterDef, value: string, atOnce = !isTyped(filter)) => {
    const next = { ...values, [filter.name]: value };
    setValues(next);
    if (atOnce) apply(next);
  };
  const reset = () => {
    setValues(blank);
    setErrors(none);
    ask(blank);
  };

  const inputOf = (filter: FilterDef) => (
    <Filter
      key={filter.name}
      filter={filter}
      name={scope + filter.name}
      value={values[filter.name] ?? ''}
      error={errorOf(filter.name)}
      active={isActive(filter, asked)}
      onChange={(value) => change(filter, value)}
      onClear={() => change(filter, blank[filter.name] ?? '', true)}
    />
  );
  const marks = marksFrom(filters);

  return (
    <search>
      {toggle ? (
        <FilterToggle box={box} collapsed={collapsed} count={count} onClick={() => setOpen(collapsed)} />
      ) : null}
      <form id={box} className={collapsed ? 'filters collapsed' : 'filters'} onSubmit={submit} noValidate>
        {filters.slice(0, marks).map(inputOf)}
        <div className="filters-end">
          {filters.slice(marks).map(inputOf)}
          <Ask onReset={reset} />
        </div>
      </form>
      {printing ? <FiltersOnPaper filters={filters} asked={asked} /> : null}
    </search>
  );
}
