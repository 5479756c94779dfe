import { useRouter } from 'next/router';
import { type MenuItem, PopMenu, useMenu } from '#components/kit/ui/menu.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { confirm, notify } from '#components/kit/ui/popup.ts';
import type { SessionState } from '#hooks/use-session.ts';
import { messageOf } from '#lib/messages/id.ts';
import { initials } from '#lib/text.ts';

export const SETTINGS_ROUTE = '/users-management/management-settings/settings';

interface UserMenuProps {
  readonly user: NonNullable<SessionState['user']>;
  readonly signOut: SessionState['signOut'];
  readonly onHelp: () => void;
}

/** Shows who is signed in, with the first role; opens Settings, help and Sign Out. */
export function UserMenu({ user, signOut, onHelp }: UserMenuProps) {
  const t = useT();
  const router = useRouter();
  const menu = useMenu();
  const role = messageOf('peran.', user.role_id[0] ?? '');

  const leave = async () => {
    const sure = await confirm({
      title: t('popup.konfirmasi'),
      text: t('shell.yakinKeluar'),
      yes: t('aksi.ya'),
      no: t('aksi.tidak'),
    });
    if (!sure) return;
    await signOut().catch((error: Error) => notify('error', t('popup.error'), error.message));
  };

  const items: readonly MenuItem[] = [
    { id: 'settings', label: t('shell.settings'), icon: 'gear', onSelect: () => void router.push(SETTINGS_ROUTE) },
    { id: 'help', label: t('pintasan.daftar'), icon: 'info-circle', onSelect: onHelp },
    { id: 'sign-out', label: t('shell.signOut'), icon: 'box-arrow-right', onSelect: () => void leave() },
  ];

  return (
    <>
      <button
        type="button"
        className="who"
        aria-haspopup="menu"
        aria-expanded={menu.at !== null}
        aria-label={t('shell.akun', { nama: `${user.nama_user} ${role}` })}
        onClick={(event) => menu.openUnder(event.currentTarget)}
      >
        <span className="avatar" aria-hidden="true" data-initials={initials(user.nama_user)} />
        <span className="who-name">
          {user.nama_user} <small>{role}</small>
        </span>
      </button>
      {menu.at ? (
        <PopMenu label={t('shell.akun', { nama: user.nama_user })} at={menu.at} items={items} onClose={menu.close} />
      ) : null}
    </>
  );
}
