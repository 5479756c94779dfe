import type { ComponentType, ReactNode } from 'react';
import type { MenuId } from '#lib/access.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import type { CommandEndpoint } from '#services/client.ts';
import type { Pecahan } from '#types/proto/common.ts';
import { AccountField } from '../fields/account-field.tsx';
import { Denominations } from '../fields/denominations.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { TextAreaField, TextField } from '../fields/text-field.tsx';
import type { FlowCode, FlowData, Values } from './flow-form.ts';

/** One input of a form: its name is a key of the flow's data, so a renamed field breaks the build. */
export interface FieldDef<N extends string = string> {
  readonly kind: 'field';
  readonly name: N;
  readonly label: MessageKey;
  readonly hint?: MessageKey;
  readonly required?: boolean;
  /** Takes the whole row of its section. */
  readonly wide?: boolean;
  readonly control: (props: FieldProps<unknown>, values: Values) => ReactNode;
}

/** Something of the screen's own among the inputs: facts about what was typed into one of them. */
export interface PanelDef<N extends string = string> {
  readonly kind: 'panel';
  readonly of: N;
  readonly wide: boolean;
  readonly panel: ComponentType<{ readonly value: string }>;
}

export interface SectionDef<D> {
  readonly header: MessageKey;
  readonly columns: 1 | 2 | 3;
  /** Stands at the right of the header. */
  readonly aside?: ComponentType;
  readonly fields: readonly (FieldDef<keyof D & string> | PanelDef<keyof D & string>)[];
}

/** A whole transaction screen. The engine does the rest: preview, override, workflow, slip. */
export interface TransactionDef<E extends CommandEndpoint> {
  readonly endpoint: E;
  readonly flow: FlowCode<E>;
  readonly menu: MenuId;
  /** The empty form. */
  readonly initial: FlowData<E>;
  readonly sections: readonly SectionDef<FlowData<E>>[];
}

interface Common {
  readonly hint?: MessageKey;
  readonly required?: boolean;
  readonly wide?: boolean;
}

const define = <N extends string>(
  name: N,
  label: MessageKey,
  common: Common,
  control: FieldDef['control'],
): FieldDef<N> => ({ kind: 'field', name, label, control, ...common });

const asText = (props: FieldProps<unknown>) => props as FieldProps<string>;

/** One line of text. */
export const text = <N extends string>(
  name: N,
  label: MessageKey,
  { maxLength = 100, ...common }: Common & { maxLength?: number } = {},
) => define(name, label, common, (props) => <TextField {...asText(props)} maxLength={maxLength} />);

/** Several lines of text. */
export const textArea = <N extends string>(
  name: N,
  label: MessageKey,
  { maxLength = 200, ...common }: Common & { maxLength?: number } = {},
) => define(name, label, common, (props) => <TextAreaField {...asText(props)} maxLength={maxLength} />);

/** An amount; `terbilang` says it in words, `big` makes it the amount the screen is about. */
export const money = <N extends string>(
  name: N,
  label: MessageKey,
  { terbilang = false, big = false, ...common }: Common & { terbilang?: boolean; big?: boolean } = {},
) =>
  define(name, label, { required: true, ...common }, (props) => (
    <MoneyField {...asText(props)} terbilang={terbilang} big={big} />
  ));

/** An account, typed or looked up. */
export const account = <N extends string>(name: N, label: MessageKey, common: Common = {}) =>
  define(name, label, { required: true, ...common }, (props) => <AccountField {...asText(props)} />);

/** Notes and coins; `of` names the field whose amount they must add up to. */
export const denominations = <N extends string>(
  name: N,
  label: MessageKey,
  { of, ...common }: Common & { of: string },
) =>
  define(name, label, { wide: true, ...common }, (props, values) => (
    <Denominations {...(props as FieldProps<readonly Pecahan[]>)} target={String(values[of] ?? '')} />
  ));

/** An input of another kind than those above. */
export const custom = <N extends string>(
  name: N,
  label: MessageKey,
  control: (props: FieldProps) => ReactNode,
  common: Common = {},
) => define(name, label, common, (props) => control(asText(props)));

/** Facts about the value of the field `of`. */
export const panel = <N extends string>(of: N, component: PanelDef['panel'], wide = false): PanelDef<N> => ({
  kind: 'panel',
  of,
  panel: component,
  wide,
});
