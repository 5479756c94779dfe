import Link from 'next/link';
import type { ReactNode } from 'react';

/** Leads from the head of a card to the screen that has all of it. */
export function HeadLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link className="head-link" href={href} prefetch={false}>
      {children}
    </Link>
  );
}
