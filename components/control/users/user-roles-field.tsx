import '#lib/control/messages/users.ts';
import { FieldError, type FieldProps, fieldId } from '#components/kit/fields/field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { messageOf } from '#lib/messages/id.ts';
import { management } from '#services/control/management.ts';

/** Names a role for the reader: a role of the product by its message, one of the bank's own by its name. */
export const roleName = (role_id: string, nama: string): string => {
  const known = messageOf('peran.', role_id);
  return known === role_id ? nama : known;
};

interface RolesProps extends FieldProps<unknown> {
  /** The first of them is the role that the screens show. */
  readonly main?: boolean;
}

/** Roles to be chosen, as those of a user. */
export function UserRolesField({ name, label, value, onChange, onBlur, error, disabled, main = true }: RolesProps) {
  const t = useT();
  const roles = useList(management.roleList, { sizes: [100] });
  const held = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (role: string) =>
    onChange(held.includes(role) ? held.filter((each) => each !== role) : [...held, role]);
  if (roles.error) return <ErrorState error={roles.error} onRetry={roles.refetch} />;
  return (
    <fieldset
      className="field role-choice"
      aria-describedby={error ? `${fieldId(name)}-error` : undefined}
      aria-busy={roles.loading || undefined}
    >
      <legend className="field-label">
        {label}
        <span className="required" title={t('umum.wajib')} aria-hidden="true">
          {' *'}
        </span>
      </legend>
      <div className="choice-grid">
        {roles.rows.map((role, at) => (
          <label key={role.role_id} className="check-field">
            <input
              id={at === 0 ? fieldId(name) : undefined}
              type="checkbox"
              name={name}
              value={role.role_id}
              checked={held.includes(role.role_id)}
              disabled={disabled}
              onChange={() => toggle(role.role_id)}
              onBlur={onBlur}
            />
            <span>
              {roleName(role.role_id, role.nama)}{' '}
              {main && held[0] === role.role_id && held.length > 1 ? <MainRole /> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}

function MainRole() {
  const t = useT();
  return <span className="muted small">{t('pengguna.peranUtama')}</span>;
}
