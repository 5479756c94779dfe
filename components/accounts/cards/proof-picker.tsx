import '#lib/accounts/messages/cards.ts';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import { identityProofs } from '#lib/accounts/cards.ts';
import { messageOf } from '#lib/messages/id.ts';

/** Asks what proved the caller's identity: a document at the counter, answers on the telephone. */
export function ProofPicker({
  name,
  label,
  value,
  onChange,
  error,
  disabled = false,
  byPhone,
}: FieldProps<readonly string[]> & { readonly byPhone: boolean }) {
  const chosen = value ?? [];
  // Nobody shows a document on the telephone.
  const offered = identityProofs.filter((proof) => proof !== 'KTP' || !byPhone);
  return (
    <fieldset className="field">
      <legend className="field-label">
        {label}
        <span className="required" aria-hidden="true">
          {' *'}
        </span>
      </legend>
      <div className="line wrap">
        {offered.map((proof) => (
          <div key={proof} className="check-field">
            <input
              id={`${name}-${proof}`}
              type="checkbox"
              checked={chosen.includes(proof)}
              disabled={disabled}
              onChange={(event) =>
                onChange(offered.filter((each) => (each === proof ? event.target.checked : chosen.includes(each))))
              }
            />
            <label htmlFor={`${name}-${proof}`}>{messageOf('kartu.bukti.', proof)}</label>
          </div>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
