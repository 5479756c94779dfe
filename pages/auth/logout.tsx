import { AuthPage } from '#components/auth/auth-page.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { useT } from '#components/ui/messages.tsx';

export default function Logout() {
  const t = useT();
  return (
    <AuthPage title="auth.keluarJudul">
      <p>{t('auth.keluarPenjelasan')}</p>
      <ButtonLink variant="primary" href="/auth/login">
        {t('auth.masukLagi')}
      </ButtonLink>
    </AuthPage>
  );
}
