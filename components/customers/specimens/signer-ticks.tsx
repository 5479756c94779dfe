import { useAccount } from '#components/kit/fields/account-field.tsx';
import { CheckField } from '#components/kit/fields/check-field.tsx';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldOf } from '#components/kit/form/field-def.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { isTogether, signaturesNeeded, signersIn, signersText } from '#lib/customers/specimens.ts';
import { messageOf } from '#lib/messages/id.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/documents.ts';

/** The teller compares the signatures and ticks who has signed this slip. An account with one signature shows nothing. */
function SignerTicks({ account, ...field }: FieldProps & { readonly account: string }) {
  const t = useT();
  const { data } = useAccount(account);
  const mandate = data?.cara_tanda_tangan ?? '';
  if (!data?.rekening || !isTogether(mandate)) return null;
  const signed = signersIn(field.value);
  const needed = signaturesNeeded(mandate, data.penanda.length);
  return (
    <fieldset className="stack">
      <legend className="field-label">{`${t('spesimen.menandatangani')} · ${messageOf('caraTandaTangan.', mandate)}`}</legend>
      {data.penanda.map(({ penanda, nama, spesimen }) => (
        <CheckField
          key={penanda}
          name={`${field.name}-${penanda}`}
          label={nama}
          hint={spesimen === 'T' ? undefined : t('spesimen.tanpaContoh')}
          value={signed.includes(penanda) ? 'T' : 'F'}
          disabled={field.disabled}
          onChange={(ticked) =>
            field.onChange(
              signersText(ticked === 'T' ? [...signed, penanda] : signed.filter((each) => each !== penanda)),
            )
          }
        />
      ))}
      {signed.length < needed ? (
        <Note tone="warn">{t('spesimen.kurangTandaTangan', { perlu: String(needed) })}</Note>
      ) : null}
      <FieldError name={field.name} error={field.error} />
    </fieldset>
  );
}

/** Draws the ticks of a form whose account is in the field of this name. */
export const signerTicks = (account: string): FieldOf<'custom', 'penanda'> => ({
  name: 'penanda',
  title: 'spesimen.menandatangani',
  type: 'custom',
  sizeCol: 12,
  setup: {
    render: (props, values) => <SignerTicks {...(props as FieldProps)} account={String(values[account] ?? '')} />,
  },
});
