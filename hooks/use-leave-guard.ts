import { useRouter } from 'next/compat/router';
import type { NextRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/** It rejects the stopped navigation. It is no error: nothing went wrong, so nothing should show a stack for it. */
class Stopped {
  readonly message = 'unsaved work';
}

let lifted = false;

/** Goes back in the browser's history; done when the route it leads to is shown, or could not be. */
function stepBack(router: NextRouter): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      router.events.off('routeChangeComplete', done);
      router.events.off('routeChangeError', done);
      resolve();
    };
    router.events.on('routeChangeComplete', done);
    router.events.on('routeChangeError', done);
    window.history.back();
  });
}

/** The session has ended: nothing can be saved any more, so nothing may hold the page back. Drafts are kept. */
export function liftLeaveGuards(): void {
  lifted = true;
}

/** The browser itself asks when the tab is closed, reloaded or sent elsewhere. */
function useUnloadQuestion(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const onUnload = (event: Event) => {
      if (!lifted) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [active]);
}

/**
 * Warns before a page with unsaved work is left: `ask` puts the question for a change of route (links, commands and the browser's back
 * button) and returns true to leave; the browser itself asks when the tab is closed or reloaded.
 */
export function useLeaveGuard(active: boolean, ask: () => Promise<boolean>): void {
  const router = useRouter();
  const question = useRef(ask);
  const leaving = useRef(false);
  useEffect(() => {
    question.current = ask;
  });
  useUnloadQuestion(active);

  useEffect(() => {
    if (!active || !router) return;
    const leave = async (go: () => Promise<unknown>) => {
      if (!(await question.current())) return;
      leaving.current = true;
      await go().finally(() => {
        leaving.current = false;
      });
    };
    const onStart = (url: string, { shallow }: { shallow: boolean }) => {
      if (leaving.current || lifted || shallow) return;
      const stopped = new Stopped();
      // A listener that shows that a page is on its way learns that it is not.
      router.events.emit('routeChangeError', stopped, url, { shallow });
      void leave(() => router.push(url));
      throw stopped;
    };
    const quiet = (event: PromiseRejectionEvent) => {
      if (event.reason instanceof Stopped) event.preventDefault();
    };
    // Back and forward have changed the address already: it is put back until the answer is there. The way on is then a step of the
    // browser's too, so that no entry of this page is left in its history.
    router.beforePopState(() => {
      if (leaving.current || lifted) return true;
      window.history.pushState({ url: router.asPath, as: router.asPath, options: {}, __N: true }, '', router.asPath);
      void leave(() => stepBack(router));
      return false;
    });
    router.events.on('routeChangeStart', onStart);
    window.addEventListener('unhandledrejection', quiet);
    return () => {
      router.beforePopState(() => true);
      router.events.off('routeChangeStart', onStart);
      window.removeEventListener('unhandledrejection', quiet);
    };
  }, [active, router]);
}
