import { useRouter } from 'next/router';
import { lazy, Suspense, useState } from 'react';
import { useChangeSettings } from '#components/workplace/layout/use-settings.ts';
import { useSession } from '#hooks/use-session.ts';

const Tour = lazy(async () => ({ default: (await import('./tour.tsx')).Tour }));

/** Shows the tour of the home: at the first sign-in of a person until it was seen or skipped once, and whenever the help asks for it. */
export function FirstRun() {
  const router = useRouter();
  const { sessionStatus, refresh } = useSession();
  const change = useChangeSettings();
  const [over, setOver] = useState(false);
  const asked = router.query.tur === 'T';
  const first = sessionStatus?.profil && sessionStatus.setelan.tur === '' && !over;
  if (!asked && !first) return null;

  const end = () => {
    setOver(true);
    if (asked) void router.replace('/', undefined, { shallow: true });
    // Where the answer could not be stored, the tour comes again at the next sign-in, which harms nobody.
    void change({ tur: 'T' }).then(refresh, () => undefined);
  };
  return (
    <Suspense fallback={null}>
      <Tour onEnd={end} />
    </Suspense>
  );
}
