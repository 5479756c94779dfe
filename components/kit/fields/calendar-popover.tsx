import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Spinner } from '#components/kit/ui/spinner.tsx';
import type { CalendarProps } from './calendar.tsx';
import { usePopPlace } from './use-pop-place.ts';

/** Most dates are typed: the calendar is loaded when it is first opened. */
const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

const CALENDAR_WIDTH = 285;
const HEIGHT = 320;

interface CalendarPopoverProps extends CalendarProps {
  /** The box of the field it opens at. */
  readonly box: RefObject<HTMLElement | null>;
  /** Attention went elsewhere. */
  readonly onClose: () => void;
}

/** The calendar at its field; a click elsewhere closes it. */
export function CalendarPopover({ box, onClose, ...calendar }: CalendarPopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const place = usePopPlace(box, true, { height: HEIGHT, least: HEIGHT, width: CALENDAR_WIDTH });

  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      if (!ref.current?.contains(target) && !box.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [box, onClose]);

  // Inside a window it must stay in that window: everything outside a modal dialog is inert.
  const home = box.current?.closest('dialog') ?? document.body;
  return createPortal(
    <div ref={ref} className="pop-panel" style={place ?? { visibility: 'hidden' }}>
      <Suspense fallback={<Spinner />}>
        <Calendar {...calendar} />
      </Suspense>
    </div>,
    home,
  );
}
