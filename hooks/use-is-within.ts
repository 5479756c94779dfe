import { useEffect, useState } from 'react';

/** A sleeping computer's timers are late, so a long wait is cut into pieces. */
const PIECE_MS = 30_000;

/** Returns true once `instant` (milliseconds since the epoch; null for never) is less than `beforeMs` away. */
export function useIsWithin(instant: number | null, beforeMs: number): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    setCome(false);
    if (instant === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const rest = instant - beforeMs - Date.now();
      if (rest <= 0) setCome(true);
      else timer = setTimeout(look, Math.min(rest, PIECE_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, [instant, beforeMs]);
  return come;
}
