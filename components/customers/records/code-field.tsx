import { type ReactNode, useState } from 'react';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { SelectFrame } from '#components/kit/fields/select-frame.tsx';
import type { SelectOption } from '#components/kit/fields/select-option.ts';
import type { FieldOf } from '#components/kit/form/field-def.ts';
import { custom } from '#components/kit/screens/transaction-def.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { currentLanguage, type MessageKey } from '#lib/messages/id.ts';
import { choices } from '#services/control/code-lists.ts';
import type { PilihanRow } from '#types/proto/control/parameter.ts';
import '#lib/messages/form.ts';

/** Lists too long for one page: these are searched at the server, and their codes are shown because people know them. */
const LONG: ReadonlySet<string> = new Set(['WILAYAH', 'NEGARA', 'BANK']);

/** Holds the page size of a list of choices: a person can read through one page of options. */
export const codePages = [100] as const;

const named = (row: PilihanRow): string => (currentLanguage() === 'en' ? row.uraian_en : row.uraian);

interface ChoiceProps extends FieldProps {
  readonly kelompok: string;
  /** The form takes this part of a row: its code, or its value, as the BIC of a bank. */
  readonly of?: 'kode' | 'nilai' | undefined;
}

/** Offers one of the bank's code lists in a form; it names an earlier choice even where that is no longer offered. */
export function CodeField({ kelompok, of = 'kode', ...props }: ChoiceProps) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const long = LONG.has(kelompok);
  const list = useList(choices.offered, {
    filters: { kelompok },
    keyword,
    sizes: codePages,
    quiet: true,
  });
  const isThere = list.rows.some((row) => row[of] === props.value);
  const chosen = useList(choices.offered, {
    filters: of === 'kode' ? { kelompok, kode: props.value } : { kelompok },
    keyword: of === 'kode' ? '' : props.value,
    enabled: props.value !== '' && !list.loading && !isThere,
    sizes: codePages,
    quiet: true,
  });
  const before = isThere ? [] : chosen.rows.filter((row) => row[of] === props.value);
  const rows = [...before, ...list.rows];
  const options: readonly SelectOption[] = rows.map((row) => ({
    value: row[of],
    display: [...(long ? [row.kode] : []), named(row), ...(of === 'nilai' ? [row.nilai] : [])].join(' - '),
  }));
  return (
    <SelectFrame
      {...props}
      placeholder={t('isian.pilih')}
      options={options}
      loading={list.loading}
      onSearch={long ? setKeyword : undefined}
    />
  );
}

/** A code of one of the bank's lists as it reads; the code itself until the list is there. */
export function CodeName({ kelompok, kode }: { readonly kelompok: string; readonly kode: string }): ReactNode {
  const { rows } = useList(choices.offered, {
    filters: { kelompok, kode },
    enabled: kode !== '',
    sizes: codePages,
    quiet: true,
  });
  const row = rows.find((each) => each.kode === kode);
  return row ? named(row) : kode;
}

/** A field whose value is a code of one of the bank's lists, or the value of such a row. */
export const codeField = <N extends string>(
  name: N,
  title: MessageKey,
  kelompok: string,
  { of, ...rest }: { readonly of?: 'nilai'; readonly required?: boolean; readonly hint?: MessageKey } = {},
): FieldOf<'custom', N> => custom(name, title, (props) => <CodeField {...props} kelompok={kelompok} of={of} />, rest);
