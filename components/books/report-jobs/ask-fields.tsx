import '#lib/books/messages/report-jobs.ts';
import '#lib/books/messages/reports.ts';
import { CheckField } from '#components/kit/fields/check-field.tsx';
import { DateField } from '#components/kit/fields/date-field.tsx';
import { failureOf } from '#components/kit/fields/field.tsx';
import { offeredBranches } from '#components/kit/fields/filters-on-paper.tsx';
import { NumberField } from '#components/kit/fields/number-field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { type AskField, orderText, type ReportDefinition } from '#lib/books/reports/definition.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { currencies } from '#lib/money.ts';
import { parameter } from '#services/control/parameter.ts';

export type Asking = { readonly [F in AskField]?: string | undefined };

interface OneProps {
  readonly field: AskField;
  readonly card: ReportDefinition;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function BranchAsk({ card, value, error, onChange }: OneProps) {
  const t = useT();
  const branches = useList(parameter.branches, { ...offeredBranches, quiet: true });
  const options = [
    { value: '', display: t('pekerjaan.cabangSendiri') },
    ...(card.whole ? [{ value: '*', display: t('pekerjaan.semuaCabang') }] : []),
    ...branches.rows.map(({ kode_cabang, nama_cabang }) => ({
      value: kode_cabang,
      display: `${kode_cabang} - ${nama_cabang}`,
    })),
  ];
  return (
    <SelectField
      name="lap-kode_cabang"
      label={t('lap.tanya.kode_cabang')}
      value={value}
      error={error}
      onChange={onChange}
      options={options}
      failed={failureOf(branches)}
    />
  );
}

const LENGTHS: Readonly<Partial<Record<AskField, number>>> = { kode_gl: 6, nomor_rekening: 12, id_user: 30 };

function OneAsk(props: OneProps) {
  const { field, card, value, error, onChange } = props;
  const t = useT();
  const { headOffice } = useProfile();
  const common = { name: `lap-${field}`, label: t(`lap.tanya.${field}` as MessageKey), value, error, onChange };
  const required = !card.optional?.includes(field);
  if (field === 'kode_cabang') return headOffice ? <BranchAsk {...props} /> : null;
  if (field.startsWith('tanggal')) return <DateField {...common} />;
  if (field === 'sebelum_penutup') return <CheckField {...common} />;
  if (field === 'banyak') return <NumberField {...common} kind="numeric" />;
  if (field === 'urut') {
    const orders = Object.keys(card.sorts ?? {}).flatMap((name) => [name, `-${name}`]);
    const words = orders.map((each) => ({ value: each, display: orderText(card, each, t) }));
    return <SelectField {...common} options={[{ value: '', display: t('lap.urutBuku') }, ...words]} />;
  }
  if (field === 'kode_valuta') {
    const all = required ? [] : [{ value: '', display: t('umum.semua') }];
    return (
      <SelectField {...common} options={[...all, ...currencies.map((each) => ({ value: each, display: each }))]} />
    );
  }
  return <TextField {...common} required={required} maxLength={LENGTHS[field] ?? 100} />;
}

interface FieldsProps {
  readonly card: ReportDefinition;
  readonly values: Asking;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (values: Asking) => void;
}

/** Draws the fields that a report's definition asks for. A day that is left empty is the branch's own. */
export function AskFields({ card, values, errors, onChange }: FieldsProps) {
  return (
    <div className="copy-fields">
      {card.asks.map((field) => (
        <OneAsk
          key={field}
          field={field}
          card={card}
          value={values[field] ?? ''}
          error={errors[field]}
          onChange={(value) => onChange({ ...values, [field]: value })}
        />
      ))}
    </div>
  );
}
