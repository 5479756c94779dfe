import type { ComponentType, ReactNode } from 'react';
import { AccountField } from '#components/kit/fields/account-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { Messages } from '#components/kit/form/check-form.ts';
import type { FieldOf, FormHandle, SectionDef, Values } from '#components/kit/form/field-def.ts';
import type { MenuId } from '#lib/access/access.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { CheckedCode } from '#lib/operations/operations.ts';
import type { CommandEndpoint } from '#services/client.ts';
import type { Posting } from '#types/proto/common.ts';
import type { FlowCode, FlowData } from './flow-form.ts';
import type { FormStep } from './form-steps.tsx';

export interface SourceProps {
  /** Holds the values that the address fills in. */
  readonly asked: Values;
  readonly children: (start: Values) => ReactNode;
}

/** A whole transaction screen. The engine does the rest: preview, override, workflow, slip. */
export interface TransactionDef<E extends CommandEndpoint> {
  readonly endpoint: E;
  readonly flow: FlowCode<E>;
  readonly menu: MenuId;
  /** The empty form. */
  readonly initial: FlowData<E>;
  /** A field's name is a key of the flow's data, so a renamed field breaks the build. */
  readonly sections: readonly SectionDef<keyof FlowData<E> & string>[];
  /** A long form in tabs; its sections are theirs, one after another. */
  readonly steps?: readonly FormStep<keyof FlowData<E> & string>[];
  /** Returns a check by the bank's own rows, which no schema holds: an answer may make other fields compulsory. */
  readonly useDemands?: () => (values: Values) => Messages;
  /** Stands below the preview: what the bank knows beside what is typed. */
  readonly Aside?: ComponentType<{ readonly values: Values }>;
  /** The fields need the whole width: the preview comes below them. */
  readonly wide?: true;
  /** Shows what the posting has made beside its journal, by its number. */
  readonly Document?: ComponentType<{ readonly nomor: string }>;
  /** Offers beside the slip of a posting what the customer gets with it: the certificate of a deposit. */
  readonly HandOver?: ComponentType<{ readonly posting: Posting }>;
  /** Set for a change of data: it shows what differs, not a journal. */
  readonly change?: {
    /** Titles the screen, where its menu is the list it is reached from. */
    readonly title: MessageKey;
    /** The reader goes here once the form was sent or is in force. */
    readonly back: string;
    /** Reads the record that is changed and starts the form from it. */
    readonly Source?: ComponentType<SourceProps>;
    /** A checker reads the whole form beside the differences: the change affects more than the fields of one record. */
    readonly whole?: true;
  };
}

/** The form of a flow, as its maker fills it and its checker reads it. */
export interface FlowForm {
  /** Its operation, by which the index of forms finds it. */
  readonly flow: CheckedCode;
  /** The empty form. */
  readonly initial: Values;
  readonly sections: readonly SectionDef[];
  readonly change?: { readonly whole?: true };
}

/** Types a literal by its endpoint. Its page and the screens of the workflow draw the same one. */
export const defineScreen = <E extends CommandEndpoint>(definition: TransactionDef<E>): TransactionDef<E> => definition;

type Stepped<E extends CommandEndpoint> = Omit<TransactionDef<E>, 'sections' | 'steps'> &
  Required<Pick<TransactionDef<E>, 'steps'>>;

/** As `defineScreen`, of a form in tabs. */
export const defineWizard = <E extends CommandEndpoint>(definition: Stepped<E>): TransactionDef<E> => ({
  ...definition,
  sections: definition.steps.flatMap(({ sections }) => sections),
});

export interface Common {
  readonly hint?: MessageKey;
  readonly required?: boolean;
  /** Takes the whole row of its section. */
  readonly wide?: boolean;
}

const WHOLE_ROW = 12;

export const common = <N extends string>(name: N, title: MessageKey, { hint, required, wide }: Common) => ({
  name,
  title,
  ...(hint ? { hint } : {}),
  ...(required ? { required } : {}),
  ...(wide ? { sizeCol: WHOLE_ROW } : {}),
});

const asText = (props: FieldProps<unknown>) => props as FieldProps<string>;

/** One line of text. */
export const text = <N extends string>(
  name: N,
  title: MessageKey,
  { maxLength = 100, ...rest }: Common & { maxLength?: number } = {},
): FieldOf<'text', N> => ({ ...common(name, title, rest), type: 'string', setup: { maxLength } });

/** Several lines of text. */
export const textArea = <N extends string>(
  name: N,
  title: MessageKey,
  { maxLength = 200, ...rest }: Common & { maxLength?: number } = {},
): FieldOf<'text', N> => ({ ...common(name, title, rest), type: 'text', setup: { maxLength, rows: 3 } });

/** Returns the currency of a form: its `kode_valuta`, else that of the books. */
export const currencyOf = ({ kode_valuta }: Values): string =>
  typeof kode_valuta === 'string' && kode_valuta !== '' ? kode_valuta : BOOK_CURRENCY;

/** Asks for an amount in the form's currency; `terbilang` writes it in words, `big` makes it the main amount of the screen. */
export const money = <N extends string>(
  name: N,
  title: MessageKey,
  { terbilang = false, big = false, required = true, ...rest }: Common & { terbilang?: boolean; big?: boolean } = {},
): FieldOf<'currency', N> => ({
  ...common(name, title, { required, ...rest }),
  type: 'currency',
  setup: { terbilang, big, currency: currencyOf },
});

/** An input of another kind than those of the form engine. */
export const custom = <N extends string>(
  name: N,
  title: MessageKey,
  control: (props: FieldProps, form: FormHandle) => ReactNode,
  rest: Common = {},
): FieldOf<'custom', N> => ({
  ...common(name, title, rest),
  type: 'custom',
  setup: { render: (props, _values, form) => control(asText(props), form) },
});

/** Asks for an account, typed or looked up; with `leads` the form takes its currency, and `Holder` shows below whose it is. */
export const account = <N extends string>(
  name: N,
  title: MessageKey,
  { leads = true, Holder, ...rest }: Common & { leads?: boolean; Holder?: ComponentType<{ value: string }> } = {},
): FieldOf<'custom', N> => ({
  ...common(name, title, { required: true, ...rest }),
  type: 'custom',
  setup: {
    render: (props, values, form) => (
      <AccountField
        {...asText(props)}
        onCurrency={
          leads && values.kode_valuta !== undefined && !props.disabled
            ? (code) => {
                if (values.kode_valuta === code) return;
                form.setValue('kode_valuta', code, { shouldDirty: true });
                // Notes counted in another currency are none of this one.
                if (values.pecahan !== undefined) form.setValue('pecahan', [], { shouldDirty: true });
              }
            : undefined
        }
      >
        {Holder ? <Holder value={asText(props).value} /> : null}
      </AccountField>
    ),
  },
});

/** Draws something of the screen's own among the inputs, about the value of the field `of`. */
export const panel = <N extends string>(
  of: N,
  Content: ComponentType<{ readonly value: string }>,
  wide = false,
): FieldOf<'textlabel', N> => ({
  name: of,
  type: 'textlabel',
  ...(wide ? { sizeCol: WHOLE_ROW } : {}),
  setup: { content: (values) => <Content value={String(values[of] ?? '')} /> },
});
