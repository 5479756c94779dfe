import { useRouter } from 'next/compat/router';
import { useEffect, useRef } from 'react';

/**
 * Runs when a route was chosen and is shown, the present one once more included: what belongs to one screen starts over. The
 * change that brought the screen itself here is none. Does nothing outside of the app.
 */
export function useRouteChange(run: () => void): void {
  const router = useRouter();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!router) return;
    let underWay = false;
    const onStart = (_url: string, { shallow }: { shallow: boolean }) => {
      underWay = !shallow;
    };
    const onComplete = () => {
      if (underWay) latest.current();
      underWay = false;
    };
    router.events.on('routeChangeStart', onStart);
    router.events.on('routeChangeComplete', onComplete);
    return () => {
      router.events.off('routeChangeStart', onStart);
      router.events.off('routeChangeComplete', onComplete);
    };
  }, [router]);
}
