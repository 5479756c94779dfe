import type { FieldProps } from '#components/kit/fields/field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import type { FormHandle } from '#components/kit/form/field-def.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { copyAddress } from './form-fields.tsx';
import '#lib/customers/messages/customer.ts';

/** The current address; one key fills it, and what goes with it, from the document's. */
export function DomicileField({ form, ...props }: FieldProps & { readonly form: FormHandle }) {
  const t = useT();
  const run = props.disabled ? undefined : () => copyAddress(form);
  useShortcuts([{ keys: 'Alt+S', label: t('nasabah.salinAlamat'), run }]);
  return <TextField {...props} maxLength={160} />;
}
