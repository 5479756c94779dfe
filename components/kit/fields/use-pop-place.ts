import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

interface Size {
  /** Wanted height; less when the window has less to give. */
  readonly height: number;
  /** Below this it opens upwards instead, when there is more room. */
  readonly least: number;
  /** Its own width; by default that of the box it belongs to. */
  readonly width?: number;
}

const GAP = 4;
const EDGE = 8;

/** Places a list or calendar at a box: below it, above when there is too little room, and never outside the window. */
export function popPlace(
  box: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width'>,
  { height, least, width = box.width }: Size,
  view: { readonly width: number; readonly height: number },
): CSSProperties {
  const below = view.height - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const up = below < Math.min(least, height) && above > below;
  const left = Math.max(EDGE, Math.min(box.left, view.width - width - EDGE));
  const maxHeight = Math.max(least, Math.min(height, up ? above : below));
  const vertical = up ? { bottom: view.height - box.top + GAP } : { top: box.bottom + GAP };
  return { position: 'fixed', left, width, maxHeight, ...vertical };
}

/** Keeps an open list at its box while the page scrolls or the window changes; null while it is closed. */
export function usePopPlace(box: RefObject<HTMLElement | null>, open: boolean, size: Size): CSSProperties | null {
  const { height, least, width } = size;
  const [place, setPlace] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    if (!open) {
      setPlace(null);
      return;
    }
    const settle = () => {
      const rect = box.current?.getBoundingClientRect();
      const view = { width: window.innerWidth, height: window.innerHeight };
      if (rect) setPlace(popPlace(rect, { height, least, ...(width ? { width } : {}) }, view));
    };
    settle();
    window.addEventListener('scroll', settle, true);
    window.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('scroll', settle, true);
      window.removeEventListener('resize', settle);
    };
  }, [box, open, height, least, width]);
  return place;
}
