import type { FieldProps } from '#components/kit/fields/field.tsx';
import { AsyncSelect } from '#components/kit/fields/search-select.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { optionSource } from '#components/kit/fields/use-options.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { roleTitle } from '#lib/access/role-titles.ts';
import { type MessageKey, message } from '#lib/messages/id.ts';
import { management } from '#services/control/management.ts';

const roles = optionSource({
  endpoint: management.roleList,
  value: (row) => row.role_id,
  text: (row) => roleTitle(row.role_id),
  fetchOnStart: true,
});
const users = optionSource({
  endpoint: management.users,
  value: (row) => row.id_user,
  text: (row) => `${row.nama_user} (${row.id_user})`,
  fetchOnStart: true,
});

const anybody: Readonly<Record<string, MessageKey>> = {
  PERAN: 'batasHarian.setiapPeran',
  REKENING: 'batasHarian.setiapRekening',
};

/** Names the holder of a limit. */
export function holderText(lingkup: string, pemegang: string): string {
  if (pemegang !== '') return lingkup === 'PERAN' ? roleTitle(pemegang) : pemegang;
  const key = anybody[lingkup];
  return key ? message(key) : '';
}

/** The role or the user a limit is for; an account has no limit of its own. */
export function HolderField({ lingkup, ...field }: FieldProps & { readonly lingkup: string }) {
  const t = useT();
  if (lingkup === 'REKENING' || field.disabled) {
    return <TextField {...field} value={holderText(lingkup, field.value)} disabled />;
  }
  return lingkup === 'PENGGUNA' ? (
    <AsyncSelect key={lingkup} {...field} source={users} />
  ) : (
    <AsyncSelect key={lingkup} {...field} source={roles} placeholder={t('batasHarian.setiapPeran')} />
  );
}
