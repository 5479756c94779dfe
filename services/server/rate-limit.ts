interface Bucket {
  tokens: number;
  at: number;
}

/** No screen comes near this; a script that hammers the core with somebody's session does. */
const PER_SECOND = 100;
const BURST = 200;
const KEPT = 10_000;

/** A token bucket per session, in this process. `take` answers whether the call may go on. */
export function rateLimit(perSecond = PER_SECOND, burst = BURST, now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>();
  return (session: string): boolean => {
    const at = now();
    const bucket = buckets.get(session) ?? { tokens: burst, at };
    bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
    bucket.at = at;
    // Re-inserted last, so that the oldest key is the one least recently seen.
    buckets.delete(session);
    if (buckets.size >= KEPT) buckets.delete(buckets.keys().next().value ?? '');
    buckets.set(session, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  };
}
