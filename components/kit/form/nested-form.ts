import { type ComponentType, createContext } from 'react';
import type { FieldDef, Form, SectionDef, Values } from './field-def.ts';

export interface FormSectionsProps {
  readonly sections: readonly SectionDef[];
  readonly form: Form;
  readonly values: Values;
  /** The whole form is shown only. */
  readonly readOnly?: boolean;
  /** Holds a checker's remarks, by the name of the field. */
  readonly remarks?: Readonly<Record<string, string>>;
  /** True where a field must be filled, given the other answers; left out, its literal alone decides. */
  readonly demanded?: (field: FieldDef) => boolean;
  /** Goes before the names of the inputs: a form in a window may have fields named like those behind it. */
  readonly scope?: string;
}

/** A field that is itself made of fields (a data set) draws them with the engine that draws it. */
export const NestedForm = createContext<ComponentType<FormSectionsProps> | null>(null);
