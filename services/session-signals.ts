let unauthorised: ((sebab: string) => void) | null = null;
let locked: (() => void) | null = null;

/** Registers what happens when the session is gone (HTTP 401), with the reason where one is known; null removes it. */
export function onUnauthorised(handler: ((sebab: string) => void) | null): void {
  unauthorised = handler;
}

/** Registers what happens when the screen turns out to be locked (HTTP 423); null removes it. */
export function onLocked(handler: (() => void) | null): void {
  locked = handler;
}

/** Told by every answer of HTTP 401. */
export const sessionGone = (sebab: string): void => unauthorised?.(sebab);
/** Told by every answer of HTTP 423. */
export const screenLocked = (): void => locked?.();
