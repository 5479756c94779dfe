import { message } from '#lib/messages/id.ts';
import { holds, isInput, type SectionDef, type Values } from './field-def.ts';

export interface NamedField {
  readonly kolom: string;
  readonly label: string;
}

/** Names each input of a form as the form shows it: by its own title, or by its section's where it has none. */
export const fieldNames = (sections: readonly SectionDef[]): NamedField[] =>
  sections.flatMap(({ header, fields }) =>
    fields.filter(isInput).map(({ name, title }) => ({ kolom: name, label: message(title ?? header) })),
  );

/** The inputs that a form with these values shows: those a remark can be pinned to, in the order of the form. */
export const visibleFields = (sections: readonly SectionDef[], values: Values): NamedField[] =>
  fieldNames(
    sections.map((section) => ({
      ...section,
      fields: section.fields.filter(({ otherProps }) => !holds(otherProps?.hidden, values)),
    })),
  );
