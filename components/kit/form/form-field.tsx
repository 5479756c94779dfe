import { Controller, get } from 'react-hook-form';
import { DeveloperError } from '#components/kit/fields/developer-error.ts';
import { remarkId } from '#components/kit/fields/field.tsx';
import { StillField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { partsOf } from './check-form.ts';
import { FieldControl } from './field-control.tsx';
import { type FieldDef, holds } from './field-def.ts';
import type { FormSectionsProps } from './nested-form.ts';

export interface FormFieldProps extends Omit<FormSectionsProps, 'sections'> {
  readonly field: FieldDef;
  /** Under the label of its group: its own is read out only. */
  readonly bare?: boolean;
}

/** Draws an element that stands among the inputs and holds no value. */
function FieldView({ field, form, values, readOnly }: FormFieldProps) {
  const t = useT();
  const title = field.title ? t(field.title) : '';
  if (field.type === 'btnform') {
    const { icon, variant, onClick } = field.setup;
    const disabled = readOnly || holds(field.otherProps?.disabled, values);
    return (
      <div className="field-button">
        <Button icon={icon} variant={variant} disabled={disabled} onClick={() => onClick(form)}>
          {title}
        </Button>
      </div>
    );
  }
  const content = field.type === 'textlabel' ? field.setup?.content : undefined;
  if (content) return content(values);
  return <StillField name={field.name} label={title} value={String(get(values, field.name) ?? '')} />;
}

/** A checker's remark stands under its field until the form is sent again. */
function Remark({ name, text }: { readonly name: string; readonly text: string | undefined }) {
  const t = useT();
  if (!text) return null;
  return (
    <p id={remarkId(name)} className="field-remark">
      <Icon name="pencil-square" />
      {t('desk.catatanPemeriksa', { catatan: text })}
    </p>
  );
}

/**
 * One field of a literal, tied to the form: its error is there once it was touched or the whole form was tried. Throws
 * DeveloperError for a field without a name.
 */
export function FormField(props: FormFieldProps) {
  const { field, form, values, readOnly = false, scope = '', bare, remarks, demanded } = props;
  const t = useT();
  if (!field.name) throw new DeveloperError('a form field must have a name');
  if (field.type === 'textlabel' || field.type === 'btnform') return <FieldView {...props} />;

  const still = readOnly || holds(field.otherProps?.readOnly, values);
  const disabled = still || holds(field.otherProps?.disabled, values);
  const remark = remarks?.[field.name];
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: bound, fieldState }) => (
        <>
          <FieldControl
            field={field}
            form={form}
            values={values}
            readOnly={still}
            props={{
              name: `${scope}${bound.name}`,
              label: field.title ? t(field.title) : '',
              hint: field.hint ? t(field.hint) : undefined,
              required: !readOnly && (demanded?.(field) ?? field.required),
              value: bound.value,
              onChange: (value) => {
                bound.onChange(value);
                // A message disappears as soon as its fault is mended, not only when the field is left.
                if (fieldState.error) void form.trigger(field.name);
              },
              onBlur: bound.onBlur,
              disabled: disabled || undefined,
              busy: holds(field.isLoading, values) || undefined,
              bare,
              remarked: remark ? true : undefined,
              error: disabled ? undefined : fieldState.error?.message,
              parts: disabled ? undefined : partsOf(fieldState.error, field.name),
            }}
          />
          <Remark name={`${scope}${bound.name}`} text={remark} />
        </>
      )}
    />
  );
}
