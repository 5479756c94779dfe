import { CheckField } from '#components/fields/check-field.tsx';
import { FieldError, type FieldProps } from '#components/fields/field.tsx';
import { MoneyField } from '#components/fields/money-field.tsx';
import { useT } from '#components/ui/messages.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { BatasWewenang } from '#types/proto/management.ts';

const groups = ['TUNAI', 'NON_TUNAI'] as const;
const titles = { TUNAI: 'pengguna.batasTunai', NON_TUNAI: 'pengguna.batasNonTunai' } as const;

/** A user's own limits, each group limited or following her roles; with another hint, those of a role. */
export function UserLimitsField({ name, value, onChange, onBlur, error, disabled, hint }: FieldProps<unknown>) {
  const t = useT();
  const limits = (value ?? []) as readonly BatasWewenang[];
  const put = (group: string, next: BatasWewenang | null) =>
    onChange(
      groups.flatMap((each) => {
        const kept = limits.find((limit) => limit.kelompok === each);
        const row = each === group ? next : kept;
        return row ? [row] : [];
      }),
    );
  const amount = (limit: BatasWewenang, kind: 'entri' | 'setuju') => (
    <MoneyField
      name={`${name}.${limit.kelompok}.${kind}`}
      label={t(kind === 'entri' ? 'pengguna.batasEntri' : 'pengguna.batasSetuju')}
      value={limit[kind]}
      disabled={disabled}
      required
      onBlur={onBlur}
      onChange={(next) => put(limit.kelompok, { ...limit, [kind]: next })}
    />
  );
  return (
    <div className="stack">
      <p className="muted small">{hint ?? t('pengguna.batasPetunjuk')}</p>
      {groups.map((kelompok) => {
        const limit = limits.find((each) => each.kelompok === kelompok);
        return (
          <div key={kelompok} className="row gy-2">
            <div className="col-12">
              <CheckField
                name={`${name}.${kelompok}`}
                label={t(titles[kelompok])}
                value={limit ? 'T' : 'F'}
                disabled={disabled}
                onBlur={onBlur}
                onChange={(on) =>
                  put(kelompok, on === 'T' ? { kelompok, kode_valuta: BOOK_CURRENCY, entri: '', setuju: '' } : null)
                }
              />
            </div>
            {limit ? (
              <>
                <div className="col-12 col-md-6">{amount(limit, 'entri')}</div>
                <div className="col-12 col-md-6">{amount(limit, 'setuju')}</div>
              </>
            ) : null}
          </div>
        );
      })}
      <FieldError name={name} error={error} />
    </div>
  );
}
