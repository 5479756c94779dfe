import { useEffect } from 'react';

/** A pointer may move so many pixels while it presses: beyond that it has left the button on purpose. */
const STILL = 4;

/**
 * A press reaches the button it was made on. A field that loses focus may show its message between the press and its release and move the button
 * away from under a pointer that did not move; the browser makes no click of that, so it is made here. Touch has no such moment: a finger is up
 * before the field loses focus.
 */
export function useStableClick(): void {
  useEffect(() => {
    let pressed: { readonly on: HTMLElement; readonly x: number; readonly y: number } | null = null;
    const press = ({ button, target, clientX: x, clientY: y }: MouseEvent) => {
      const on = button === 0 && target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
      pressed = on && { on, x, y };
    };
    const release = ({ button, target, clientX, clientY }: MouseEvent) => {
      const was = pressed;
      pressed = null;
      if (!was || button !== 0 || !was.on.isConnected || was.on.contains(target as Node)) return;
      if (Math.abs(clientX - was.x) <= STILL && Math.abs(clientY - was.y) <= STILL) was.on.click();
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
    };
  }, []);
}
