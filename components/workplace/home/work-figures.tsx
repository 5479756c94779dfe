import '#lib/messages/homes.ts';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import type { ApiError } from '#services/api-error.ts';

/** Holds a few figures of the day in one line above the work. */
export const WorkFigures = ({ children }: { readonly children: ReactNode }) => (
  <dl className="work-figures">{children}</dl>
);

interface WorkFigureProps {
  readonly label: string;
  readonly href: string;
  /** The figure asks for somebody. */
  readonly late?: boolean;
  readonly error?: ApiError | null;
  readonly loading?: boolean;
  readonly children: ReactNode;
}

/** Shows one figure as a link to the screen that works on it, or that it could not be read. */
export function WorkFigure({ label, href, late = false, error = null, loading = false, children }: WorkFigureProps) {
  const t = useT();
  return (
    <div>
      <dt>{label}</dt>
      <dd className={late ? 'late' : undefined}>
        <Link href={href} prefetch={false} title={error?.message}>
          {error ? t('home.tidakTerbaca') : loading ? '…' : children}
        </Link>
      </dd>
    </div>
  );
}
