interface Bucket {
  tokens: number;
  at: number;
}

/**
 * The limit is far above what any screen or a bank's own batch client asks for with one session, and below what would starve the others
 * on this process: it holds a script gone wild.
 */
const PER_SECOND = 5_000;
const BURST = 10_000;
const MAX_ENTRIES = 10_000;

/** Returns a token bucket per session, in this process, by a clock that nobody sets back. `take` returns whether the call may go on. */
export function rateLimit(perSecond = PER_SECOND, burst = BURST, now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  return (session: string): boolean => {
    const at = now();
    const bucket = buckets.get(session) ?? { tokens: burst, at };
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(at - bucket.at, 0) / 1000) * perSecond);
    bucket.at = at;
    // The key is inserted again as the last, so that the oldest is the one least recently seen.
    buckets.delete(session);
    if (buckets.size >= MAX_ENTRIES) buckets.delete(buckets.keys().next().value ?? '');
    buckets.set(session, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  };
}
