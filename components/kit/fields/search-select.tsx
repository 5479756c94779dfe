import '#lib/messages/form.ts';
import { useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import type { FieldProps } from './field.tsx';
import { SelectFrame } from './select-frame.tsx';
import type { SelectOption } from './select-option.ts';
import { type OptionSource, useOptions } from './use-options.ts';

interface AsyncSelectProps extends FieldProps {
  readonly source: OptionSource;
  readonly placeholder?: string | undefined;
}

/**
 * A dropdown whose options come from a list of the server, on focus or with the screen. Typing does nothing until Enter
 * searches; Enter once more picks what was found.
 */
export function AsyncSelect({ source, placeholder, ...props }: AsyncSelectProps) {
  const t = useT();
  const { options, loading, failed, load, search } = useOptions(source);
  return (
    <SelectFrame
      {...props}
      placeholder={placeholder ?? t('isian.pilih')}
      options={options}
      failed={failed}
      loading={loading}
      onOpen={load}
      onSearch={search}
    />
  );
}

interface LocalSelectProps extends FieldProps {
  /** 'code - label' of each, without the placeholder. */
  readonly options: readonly SelectOption[];
  readonly placeholder?: string;
}

/** A searchable dropdown over options that are known already. */
export function LocalSelect({ options, placeholder, ...props }: LocalSelectProps) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const wanted = keyword.toLowerCase();
  const found = options.filter(({ display }) => display.toLowerCase().includes(wanted));
  return <SelectFrame {...props} placeholder={placeholder ?? t('isian.pilih')} options={found} onSearch={setKeyword} />;
}
