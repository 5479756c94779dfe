import type { FieldProps } from '#components/fields/field.tsx';
import { TextField } from '#components/fields/text-field.tsx';
import type { FormHandle } from '#components/form/field-def.ts';
import { useT } from '#components/ui/messages.tsx';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { copyAddress } from './form-parts.tsx';
import '#lib/messages/customer.ts';

/** The current address; one key fills it, and what goes with it, from the document's. */
export function DomicileField({ form, ...props }: FieldProps & { readonly form: FormHandle }) {
  const t = useT();
  const run = props.disabled ? undefined : () => copyAddress(form);
  useShortcuts([{ keys: 'Alt+S', label: t('nasabah.salinAlamat'), run }]);
  return <TextField {...props} maxLength={160} />;
}
