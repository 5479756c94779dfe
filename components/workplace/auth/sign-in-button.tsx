import { signIn } from 'next-auth/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';

/** Starts the sign-in at the bank's identity provider and comes back to `callbackUrl`, a path of this site. */
export function SignInButton({ callbackUrl }: { readonly callbackUrl: string }) {
  const t = useT();
  const [leaving, setLeaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The only thing to do here: Enter does it.
  useEffect(() => button.current?.focus(), []);
  const start = async () => {
    setLeaving(true);
    // Resolves before the browser has left, and also when the provider's address could not be had: the page then goes
    // to the error page by itself, so the button stays busy.
    await signIn('keycloak', { callbackUrl }).catch(() => setLeaving(false));
  };
  return (
    <Button ref={button} variant="primary" busy={leaving} onClick={start}>
      {t(leaving ? 'auth.menuju' : 'auth.masuk')}
    </Button>
  );
}
