let unauthorised: ((sebab: string) => void) | null = null;
let locked: (() => void) | null = null;

/** Registers a handler for a session that is gone (HTTP 401), with the reason if it is known; null removes it. */
export function onUnauthorised(handler: ((sebab: string) => void) | null): void {
  unauthorised = handler;
}

/** Registers a handler for a screen that turns out to be locked (HTTP 423); null removes it. */
export function onLocked(handler: (() => void) | null): void {
  locked = handler;
}

/** Every answer of HTTP 401 calls this. */
export const sessionGone = (sebab: string): void => unauthorised?.(sebab);
/** Every answer of HTTP 423 calls this. */
export const screenLocked = (): void => locked?.();
