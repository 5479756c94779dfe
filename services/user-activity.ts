/** User activity on this workstation fires one of these events. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Listens for user activity on this window; returns a function that stops it. A script can send the same events: the browser does not
 * trust them, and they are no activity.
 */
export function watchUserActivity(onActivity: () => void): () => void {
  const note = ({ isTrusted }: Event) => {
    if (isTrusted) onActivity();
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true, capture: true });
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, note, { capture: true });
  };
}

let unsaid = false;

/** Notes user activity: the next request reports it. */
export function recordUserActivity(): void {
  unsaid = true;
}

/** Returns true when there was user activity that no request has reported yet; the caller reports it. */
export function pendingUserActivity(): boolean {
  const active = unsaid;
  unsaid = false;
  return active;
}

if (typeof window !== 'undefined') watchUserActivity(recordUserActivity);
