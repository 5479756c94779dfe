/** What a hand on this workstation does. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Hears of each sign of a hand on this window; answers how to stop. A script can send the same events: they are not trusted
 * by the browser, and are no hand.
 */
export function watchHands(heard: () => void): () => void {
  const note = ({ isTrusted }: Event) => {
    if (isTrusted) heard();
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true, capture: true });
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, note, { capture: true });
  };
}

let unsaid = false;

/** A hand was here: the next request says so. */
export function noteHand(): void {
  unsaid = true;
}

/** Whether a hand was here that no request has told of yet; told by who asks. */
export function takeHand(): boolean {
  const told = unsaid;
  unsaid = false;
  return told;
}

if (typeof window !== 'undefined') watchHands(noteHand);
