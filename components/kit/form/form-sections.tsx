import { useEffect, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { fieldId } from '#components/kit/fields/field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { SectionDef } from './field-def.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';
import { type Cell, cellsOf } from './grid.ts';
import { type FormSectionsProps, NestedForm } from './nested-form.ts';

type FieldContext = Omit<FormFieldProps, 'field' | 'bare'>;

/** Neighbours that belong together: side by side in one line of boxes, or under one heading. */
function Group({ cell, ...around }: FieldContext & { readonly cell: Cell }) {
  const t = useT();
  const [first] = cell.fields;
  const merged = first?.groupType !== 'withLabel';
  const name = first?.labelName ?? first?.title;
  return (
    <fieldset className={merged ? 'field-group merge' : 'field-group'}>
      {name ? <legend className="field-label">{t(name)}</legend> : null}
      <div className="field-group-body">
        {cell.fields.map((field) => (
          <div key={field.name} style={field.sizeCol ? { flexGrow: field.sizeCol } : undefined}>
            <FormField {...around} field={field} bare={merged} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface SectionProps extends FieldContext {
  readonly section: SectionDef;
}

/** One titled part of a form on the 12-column grid. */
function FormSection({ section, ...around }: SectionProps) {
  const t = useT();
  const { aside: Aside, withButton, buttons = [] } = section;
  return (
    <Card
      title={t(section.header)}
      part={around.readOnly}
      // It serves whoever fills the form: it would show a reader the reader's own data.
      aside={Aside && !around.readOnly ? <Aside /> : undefined}
    >
      <div className="row gy-3">
        {cellsOf(section, around.values).flatMap((cell) => {
          const [only] = cell.fields;
          const one = cell.fields.length === 1 && !only?.isGroup ? only : undefined;
          return [
            cell.startsRow ? <div key={`${cell.key}-row`} className="row-break" /> : null,
            <div key={cell.key} className={`col-12 col-md-${cell.span}`}>
              {one ? <FormField {...around} field={one} /> : <Group {...around} cell={cell} />}
            </div>,
          ];
        })}
      </div>
      {withButton && !around.readOnly ? (
        <div className="section-buttons">
          {buttons.map(({ name, icon, onClick }) => (
            <Button key={name} icon={icon} onClick={() => onClick(around.form)}>
              {t(name)}
            </Button>
          ))}
        </div>
      ) : null}
    </Card>
  );
}

/** True where an answer, a checker's remark or the check of the form needs the fields of a collapsed section. */
const isNeeded = ({ fields }: SectionDef, { values, remarks, demanded }: FieldContext): boolean =>
  fields.some(
    (field) => Boolean(get(values, field.name)) || remarks?.[field.name] !== undefined || demanded?.(field) === true,
  );

/** A section that most forms leave empty: one line, and its fields once somebody opens it or an answer needs them. */
function CollapsedSection({ section, collapsed, ...around }: SectionProps & Required<Pick<SectionDef, 'collapsed'>>) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const wanted = useRef(false);
  const [first] = section.fields;
  useEffect(() => {
    if (wanted.current && first) document.getElementById(fieldId(`${around.scope ?? ''}${first.name}`))?.focus();
    wanted.current = false;
  });
  // It stays open once it was needed: an input must not vanish while a person empties it.
  if (!opened && isNeeded(section, around)) setOpened(true);
  if (opened || around.readOnly) return <FormSection {...around} section={section} />;
  const open = () => {
    wanted.current = true;
    setOpened(true);
  };
  return (
    <Card title={t(section.header)}>
      <div className="line">
        <span className="muted">{t(collapsed.empty)}</span>
        <Button small className="push" aria-expanded={false} onClick={open}>
          {t(collapsed.open)}
        </Button>
      </div>
    </Card>
  );
}

/** A section of which nothing is to be seen or pressed now is no section. */
const shows = (section: SectionDef, { values }: Pick<FieldContext, 'values'>): boolean =>
  section.fields.length === 0 || section.withButton === true || cellsOf(section, values).length > 0;

/** Returns the section as a reader sees it: without its meaningless empty fields, and not at all where it has no other. */
function asRead(section: SectionDef, values: FieldContext['values']): SectionDef[] {
  const fields = section.fields.filter(({ name, ifFilled }) => !ifFilled || Boolean(get(values, name)));
  return fields.length === 0 && section.fields.length > 0 ? [] : [{ ...section, fields }];
}

/** All sections of a form, one below the other. */
export function FormSections({ sections, ...around }: FormSectionsProps) {
  const { readOnly, values } = around;
  const own = readOnly ? sections.flatMap((section) => asRead(section, values)) : sections;
  const shown = own.filter((section) => shows(section, around));
  return (
    <NestedForm value={FormSections}>
      {shown.map((section) =>
        section.collapsed ? (
          <CollapsedSection key={section.header} {...around} section={section} collapsed={section.collapsed} />
        ) : (
          <FormSection key={section.header} {...around} section={section} />
        ),
      )}
    </NestedForm>
  );
}
