import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { isMessageKey } from '#lib/messages/id.ts';

/** Explains an error code of the sign-in; an unknown code shows the general sentence. */
export function AuthError({ code }: { readonly code: string }) {
  const t = useT();
  const key = `auth.gagal.${code}`;
  return (
    <Note tone={code === 'SessionRequired' ? 'info' : 'bad'} role="alert">
      {t(isMessageKey(key) ? key : 'auth.gagal.Default')}
    </Note>
  );
}
