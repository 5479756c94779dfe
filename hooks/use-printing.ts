import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the instant, ISO 8601, at which the page went to paper; null while it is on the screen only. The print-only parts are on the
 * page before the browser lays out its sheets.
 */
export function usePrinting(): string | null {
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    const begin = () => flushSync(() => setSince(new Date().toISOString()));
    const end = () => setSince(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return since;
}
