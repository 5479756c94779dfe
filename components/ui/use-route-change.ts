import { useRouter } from 'next/compat/router';
import { useEffect, useRef } from 'react';

/** Runs when another route is shown: what belongs to one screen starts over. Does nothing outside of the app. */
export function useRouteChange(run: () => void): void {
  const router = useRouter();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!router) return;
    const onChange = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) latest.current();
    };
    router.events.on('routeChangeComplete', onChange);
    return () => router.events.off('routeChangeComplete', onChange);
  }, [router]);
}
