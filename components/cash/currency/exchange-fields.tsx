import '#lib/cash/messages/currency.ts';
import { useEffect } from 'react';
import { worth } from '#components/kit/denominations/counting.ts';
import { Denominations } from '#components/kit/fields/denominations.tsx';
import { type FieldProps, failureOf } from '#components/kit/fields/field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { StillField } from '#components/kit/fields/text-field.tsx';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { messageOf } from '#lib/messages/id.ts';
import { add, BOOK_CURRENCY, toWire, tryParse } from '#lib/money.ts';
import { groupedRate, parseRate } from '#lib/profit-sharing/rate.ts';
import { teller } from '#services/cash/teller.ts';
import type { Pecahan } from '#types/proto/common.ts';
import { dueOf, useDayRate } from './due.ts';

interface Filling {
  readonly form: FormHandle;
}

/** Lists the currencies of the teller's tills; with one alone there is nothing to choose. */
export function TillCurrency({ books = false, form, ...props }: FieldProps & Filling & { readonly books?: boolean }) {
  const { name, value, disabled } = props;
  const t = useT();
  const till = useRecord(teller.till, { id_kas: '' }, { enabled: !disabled, quiet: true });
  const held = (till.data?.kas ?? [])
    .map(({ kode_valuta }) => kode_valuta)
    .filter((code) => books || code !== BOOK_CURRENCY);
  const [first] = held;
  useEffect(() => {
    if (value === '' && first !== undefined && !disabled) fillIn(form, name, first);
  }, [value, first, disabled, form, name]);
  if (disabled) return <StillField name={props.name} label={props.label} value={value} />;
  const options = held.map((code) => ({ value: code, display: `${code} - ${messageOf('valuta.', code)}` }));
  return (
    <SelectField
      {...props}
      options={[{ value: '', display: t('valas.pilihValuta') }, ...options]}
      failed={failureOf(till)}
      error={till.data && held.length === 0 ? t('valas.tanpaKas') : props.error}
    />
  );
}

/** Shows the rate of the day, which nobody types: the form sends what is shown here. */
export function RateField({
  field,
  values,
  form,
}: Filling & {
  readonly field: FieldProps;
  readonly values: Values;
}) {
  const t = useT();
  const { name, value, disabled } = field;
  const day = useDayRate(disabled ? '' : String(values.kode_valuta ?? '')).data;
  const rate = day?.ada === 'T' ? (values.arah === 'BELI' ? day.beli : day.jual) : '';
  useEffect(() => {
    if (!disabled && day && rate !== value) fillIn(form, name, rate);
  }, [disabled, day, rate, value, form, name]);
  if (!disabled && day?.ada === 'F')
    return <Note tone="warn">{t('valas.tanpaKurs', { valuta: day.kode_valuta })}</Note>;
  return <StillField name={field.name} label={field.label} value={value === '' ? '' : groupedRate(parseRate(value))} />;
}

/** Buying, middle and selling rate beside each other, and what changes hands in rupiah. */
export function ExchangeDetails({ values }: { readonly values: Values }) {
  const t = useT();
  const day = useDayRate(String(values.kode_valuta ?? '')).data;
  const due = dueOf(values, day);
  if (day?.ada !== 'T') return null;
  const shown = (rate: string) => groupedRate(parseRate(rate));
  return (
    <DescriptionList
      items={[
        { label: t('valas.beli'), value: shown(day.beli) },
        { label: t('valas.tengah'), value: shown(day.tengah) },
        { label: t('valas.jual'), value: shown(day.jual) },
        {
          label: t(values.arah === 'BELI' ? 'valas.dibayarkan' : 'valas.diterima'),
          value: <strong>{due === '' ? '–' : <Amount value={due} currency={BOOK_CURRENCY} named />}</strong>,
        },
      ]}
    />
  );
}

const asDenominations = (value: unknown): readonly Pecahan[] =>
  Array.isArray(value) ? (value as readonly Pecahan[]) : [];

/** Takes the notes of rupiah: a buyer pays the price and gets change, a seller gets the price. */
export function RupiahDenominations({
  field,
  values,
}: {
  readonly field: FieldProps<readonly Pecahan[]>;
  readonly values: Values;
}) {
  const day = useDayRate(String(values.kode_valuta ?? '')).data;
  const due = tryParse(dueOf(values, day), BOOK_CURRENCY);
  const change = tryParse(worth(asDenominations(values.kembalian).filter(({ lembar }) => lembar > 0)), BOOK_CURRENCY);
  const target = due && change ? toWire(values.arah === 'JUAL' ? add(due, change) : due) : '';
  return <Denominations {...field} currency={BOOK_CURRENCY} target={target} />;
}
