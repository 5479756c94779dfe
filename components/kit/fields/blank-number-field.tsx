import { useT } from '#components/kit/ui/messages.tsx';
import type { MessageKey } from '#lib/messages/id.ts';
import type { ApiError } from '#services/api-error.ts';
import { type FieldProps, failureOf } from './field.tsx';
import { SelectField } from './select-field.tsx';

interface Props {
  readonly field: FieldProps;
  /** The list of the blanks in the reader's own hand. */
  readonly held: { readonly loading: boolean; readonly error: ApiError | null; refetch(): void };
  readonly numbers: readonly string[];
  readonly words: { readonly none: MessageKey; readonly choose: MessageKey };
}

/** Chooses a blank form out of the reader's own hand; a checker reads the one that was chosen. */
export function BlankNumberField({ field, held, numbers, words }: Props) {
  const t = useT();
  const known = field.value === '' || numbers.includes(field.value) ? numbers : [field.value, ...numbers];
  const none = !field.disabled && !held.loading && !held.error && numbers.length === 0;
  return (
    <SelectField
      {...field}
      busy={held.loading || undefined}
      failed={failureOf(held)}
      hint={none ? t(words.none) : field.hint}
      options={[{ value: '', display: t(words.choose) }, ...known.map((nomor) => ({ value: nomor, display: nomor }))]}
    />
  );
}
