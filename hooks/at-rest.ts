import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from './when-idle.ts';

/** The screen is asked again after this time whether it is at rest. */
const AGAIN_MS = 250;

/** Returns true where the reader pays for each byte or waits long for it. */
export function isConnectionSpared(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean; readonly effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Resolves with true once the screen is at rest: it is in view, nothing that it reads is on its way, and the browser has nothing else to do.
 * Resolves with false when the work was called off before.
 */
export function atRest(client: QueryClient, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    let cancel = () => {};
    const stop = () => {
      cancel();
      resolve(false);
    };
    signal.addEventListener('abort', stop, { once: true });
    const ask = () => {
      if (document.visibilityState === 'visible' && client.isFetching() === 0) {
        signal.removeEventListener('abort', stop);
        return resolve(true);
      }
      const timer = setTimeout(() => {
        cancel = whenIdle(ask);
      }, AGAIN_MS);
      cancel = () => clearTimeout(timer);
    };
    cancel = whenIdle(ask);
  });
}
