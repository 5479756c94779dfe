import type { GetServerSideProps } from 'next';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { AuthError } from '#components/workplace/auth/auth-error.tsx';
import { AuthPage } from '#components/workplace/auth/auth-page.tsx';

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
