import { type Control, Controller } from 'react-hook-form';
import { Card } from '../ui/card.tsx';
import { useT } from '../ui/messages.tsx';
import type { Values } from './flow-form.ts';
import type { FieldDef, PanelDef, SectionDef } from './transaction-def.tsx';

type Item = FieldDef | PanelDef;

/** Twelve columns, shared by 1, 2 or 3; on a phone each field has its own line. */
const widths = { 1: 'col-12', 2: 'col-12 col-md-6', 3: 'col-12 col-md-4' } as const;

interface InputProps {
  readonly field: FieldDef;
  readonly control: Control<Values>;
  readonly values: Values;
}

/** One input, tied to the form: its error is there once it was touched or the whole form was tried. */
function Input({ field, control, values }: InputProps) {
  const t = useT();
  return (
    <Controller
      control={control}
      name={field.name}
      render={({ field: bound, fieldState }) =>
        field.control(
          {
            name: bound.name,
            label: t(field.label),
            hint: field.hint ? t(field.hint) : undefined,
            required: field.required,
            value: bound.value,
            onChange: bound.onChange,
            onBlur: bound.onBlur,
            error: fieldState.error?.message,
          },
          values,
        ) as React.ReactElement
      }
    />
  );
}

interface SectionProps {
  readonly section: SectionDef<Values>;
  readonly control: Control<Values>;
  readonly values: Values;
}

/** One titled part of a form on the 12-column grid. */
export function Section({ section, control, values }: SectionProps) {
  const t = useT();
  const { aside: Aside, columns } = section;
  const fields = section.fields as readonly Item[];
  return (
    <Card title={t(section.header)} aside={Aside ? <Aside /> : undefined}>
      <div className="row gy-3">
        {fields.map((item, at) => (
          <div
            key={item.kind === 'field' ? item.name : `panel-${at}`}
            className={item.wide ? 'col-12' : widths[columns]}
          >
            {item.kind === 'field' ? (
              <Input field={item} control={control} values={values} />
            ) : (
              <item.panel value={String(values[item.of] ?? '')} />
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
