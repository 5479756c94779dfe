import '#lib/cheques/messages/clearing.ts';
import { FieldError, FieldHint, type FieldProps } from '#components/kit/fields/field.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useLanguage } from '#hooks/language.ts';
import { useList } from '#hooks/use-list.ts';
import { choices } from '#services/control/code-lists.ts';

const AT_MOST = 100;

/** Lists the reasons for which a cheque came back, by the central bank's list. */
export function ReasonsField({ name, label, value, onChange, disabled, error, hint }: FieldProps<unknown>) {
  const language = useLanguage();
  const list = useList(choices.offered, { filters: { kelompok: 'ALASAN_TOLAKAN' }, sizes: [AT_MOST], quiet: true });
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const rows = disabled ? list.rows.filter(({ kode }) => chosen.includes(kode)) : list.rows;
  if (list.error && !list.error.ofSession) return <ErrorState error={list.error} onRetry={list.refetch} />;
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      {rows.map(({ kode, uraian, uraian_en }) => (
        <label key={kode} className="check-field">
          <input
            type="checkbox"
            checked={chosen.includes(kode)}
            disabled={disabled}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, kode].sort() : chosen.filter((each) => each !== kode))
            }
          />
          <span>
            {kode} · {language === 'en' ? uraian_en : uraian}
          </span>
        </label>
      ))}
      <FieldHint name={name} hint={hint} />
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
