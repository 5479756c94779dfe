import type { GetServerSideProps } from 'next';
import { AuthError } from '#components/auth/auth-error.tsx';
import { AuthPage } from '#components/auth/auth-page.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { useT } from '#components/ui/messages.tsx';

export const getServerSideProps: GetServerSideProps<{ error: string }> = async ({ query }) => ({
  props: { error: typeof query.error === 'string' ? query.error : '' },
});

export default function AuthErrorPage({ error }: { readonly error: string }) {
  const t = useT();
  return (
    <AuthPage title="auth.galatJudul">
      <AuthError code={error} />
      <ButtonLink variant="primary" href="/auth/login">
        {t('auth.masukLagi')}
      </ButtonLink>
    </AuthPage>
  );
}
