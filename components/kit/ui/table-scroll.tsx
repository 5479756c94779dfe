import { type ReactNode, useEffect, useRef, useState } from 'react';

interface TableScrollProps {
  /** Describes the table's content, for whoever comes to it by keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Around a small table: where it is wider than its place it can be scrolled, by keyboard too. */
export function TableScroll({ label, children }: TableScrollProps) {
  const box = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const look = () => setWide(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="table-scroll" {...(wide && { role: 'group', tabIndex: 0, 'aria-label': label })}>
      {children}
    </div>
  );
}
