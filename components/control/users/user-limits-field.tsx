import { limitGroups } from '#lib/control/codes.ts';
import '#lib/control/messages/roles.ts';
import '#lib/control/messages/users.ts';
import { CheckField } from '#components/kit/fields/check-field.tsx';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { BatasWewenang } from '#types/proto/control/management.ts';

const titles = { TUNAI: 'pengguna.batasTunai', NON_TUNAI: 'pengguna.batasNonTunai' } as const;
const roleTitles = { TUNAI: 'kelolaPeran.bolehTunai', NON_TUNAI: 'kelolaPeran.bolehNonTunai' } as const;

interface LimitsFieldProps extends FieldProps<unknown> {
  /** The limits are those of a role: without them its holders may key in and approve nothing. */
  readonly ofRole?: boolean;
}

/** Takes a user's own limits, each group limited or as the roles say; or those of a role. */
export function UserLimitsField({ name, value, onChange, onBlur, error, disabled, ofRole = false }: LimitsFieldProps) {
  const t = useT();
  const limits = (value ?? []) as readonly BatasWewenang[];
  const put = (group: string, next: BatasWewenang | null) =>
    onChange(
      limitGroups.flatMap((each) => {
        const known = limits.find((limit) => limit.kelompok === each);
        const row = each === group ? next : known;
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
      <p className="muted small">{t(ofRole ? 'kelolaPeran.batasPetunjuk' : 'pengguna.batasPetunjuk')}</p>
      {limitGroups.map((kelompok) => {
        const limit = limits.find((each) => each.kelompok === kelompok);
        return (
          <div key={kelompok} className="own-limit">
            <CheckField
              name={`${name}.${kelompok}`}
              label={t((ofRole ? roleTitles : titles)[kelompok])}
              value={limit ? 'T' : 'F'}
              disabled={disabled}
              onBlur={onBlur}
              onChange={(on) =>
                put(kelompok, on === 'T' ? { kelompok, kode_valuta: BOOK_CURRENCY, entri: '', setuju: '' } : null)
              }
            />
            {limit ? (
              <div className="row gy-2">
                <div className="col-12 col-md-6">{amount(limit, 'entri')}</div>
                <div className="col-12 col-md-6">{amount(limit, 'setuju')}</div>
              </div>
            ) : null}
          </div>
        );
      })}
      <FieldError name={name} error={error} />
    </div>
  );
}
