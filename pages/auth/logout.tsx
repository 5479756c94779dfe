import type { GetServerSideProps } from 'next';
import { AuthPage } from '#components/auth/auth-page.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Note } from '#components/ui/note.tsx';
import { isMessageKey } from '#lib/messages/id.ts';

export const getServerSideProps: GetServerSideProps<{ reason: string }> = async ({ query }) => ({
  props: { reason: typeof query.state === 'string' ? query.state : '' },
});

/** After a sign-out; where somebody was refused at the door, the provider hands back why. */
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
