import { useState } from 'react';
import { type FieldProps, failureOf } from '#components/kit/fields/field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { management } from '#services/control/management.ts';
import type { UserTillRow } from '#types/proto/control/management.ts';

/** No till has this code: it has a sign that codes do not have. */
const NEW = '+';
/** As long as a code may be. */
const CODE = 10;

interface UserTillFieldProps {
  readonly field: FieldProps;
  readonly idUser: string;
}

/** Chooses the till of a user: none, one of the branch that may change hands, or a new one by its code. */
export function UserTillField({ field, idUser }: UserTillFieldProps) {
  const t = useT();
  const tills = useList(management.userTills, {
    filters: { id_user: idUser },
    sizes: [100],
    enabled: idUser !== '',
    quiet: true,
  });
  const [making, setMaking] = useState(false);
  const known = tills.rows.some((till) => till.kode_kas === field.value);
  const isNew = making || (field.value !== '' && !known && !tills.loading && !tills.error);

  const holder = ({ id_user, nama_user, boleh }: UserTillRow): string => {
    if (id_user === idUser) return t('pengguna.kasSendiri');
    if (boleh === 'F') return t('pengguna.kasDipakai', { nama: nama_user });
    return id_user === '' ? t('pengguna.kasBebas') : t('pengguna.kasMilik', { nama: nama_user });
  };
  const choose = (value: string) => {
    setMaking(value === NEW);
    field.onChange(value === NEW ? '' : value);
  };
  return (
    <div className="stack">
      <SelectField
        {...field}
        value={isNew ? NEW : field.value}
        busy={tills.loading || undefined}
        failed={failureOf(tills)}
        error={isNew ? undefined : field.error}
        onChange={choose}
        options={[
          { value: '', display: t('pengguna.kasTanpa') },
          ...tills.rows.map((till) => ({
            value: till.kode_kas,
            display: `${till.kode_kas} - ${holder(till)}`,
            disabled: till.boleh === 'F',
          })),
          { value: NEW, display: t('pengguna.kasBaru') },
        ]}
      />
      {isNew ? (
        <TextField
          name={`${field.name}-baru`}
          label={t('pengguna.kodeKasBaru')}
          hint={t('pengguna.kodeKasPetunjuk')}
          maxLength={CODE}
          required
          disabled={field.disabled}
          value={field.value}
          error={field.error}
          onBlur={field.onBlur}
          onChange={(code) => field.onChange(code.toUpperCase())}
        />
      ) : null}
    </div>
  );
}
