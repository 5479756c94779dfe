import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Longer than this without an answer, and something moves. */
const PATIENCE_MS = 400;

/** Draws a thin line that moves while the server takes its time; the part that loads shows its own progress. */
export function UnderWay() {
  const busy = useIsFetching() + useIsMutating() > 0;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return late ? <div className="under-way" aria-hidden="true" /> : null;
}
