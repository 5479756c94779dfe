import type { GetServerSideProps } from 'next';
import { useT } from '#components/kit/ui/messages.tsx';
import { AuthError } from '#components/workplace/auth/auth-error.tsx';
import { AuthPage } from '#components/workplace/auth/auth-page.tsx';
import { LoggedNote } from '#components/workplace/auth/logged-note.tsx';
import { SignInButton } from '#components/workplace/auth/sign-in-button.tsx';
import { env } from '#services/server/env.ts';
import { localPath } from '#services/server/local-path.ts';

interface LoginProps {
  readonly error: string;
  readonly callbackUrl: string;
  /** The only place that asks for the password. */
  readonly provider: string;
}

/** The server reads it, so that the reason is on the page before any script runs. */
export const getServerSideProps: GetServerSideProps<LoginProps> = async ({ query }) => ({
  props: {
    error: typeof query.error === 'string' ? query.error : '',
    callbackUrl: localPath(query.callbackUrl),
    provider: new URL(env().identity.issuer).host,
  },
});

export default function Login({ error, callbackUrl, provider }: LoginProps) {
  const t = useT();
  return (
    <AuthPage title="auth.masukJudul" note={<LoggedNote />}>
      {error ? <AuthError code={error} /> : null}
      <p>{t('auth.masukPenjelasan', { alamat: provider })}</p>
      <SignInButton callbackUrl={callbackUrl} />
    </AuthPage>
  );
}
