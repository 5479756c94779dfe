import type { GetServerSideProps } from 'next';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { AuthPage } from '#components/workplace/auth/auth-page.tsx';
import { isMessageKey } from '#lib/messages/id.ts';

export const getServerSideProps: GetServerSideProps<{ reason: string }> = async ({ query }) => ({
  props: { reason: typeof query.state === 'string' ? query.state : '' },
});

/** The page follows a sign-out; when the sign-in was refused, the provider hands back the reason. */
export default function Logout({ reason }: { readonly reason: string }) {
  const t = useT();
  const cause = `sesi.sebab.${reason}`;
  const refused = isMessageKey(cause);
  return (
    <AuthPage title={refused ? 'auth.galatJudul' : 'auth.keluarJudul'}>
      {refused ? (
        <Note tone="bad" role="alert">
          {t(cause)}
        </Note>
      ) : (
        <p>{t('auth.keluarPenjelasan')}</p>
      )}
      <ButtonLink variant="primary" href="/auth/login">
        {t('auth.masukLagi')}
      </ButtonLink>
    </AuthPage>
  );
}
