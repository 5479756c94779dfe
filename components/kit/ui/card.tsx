import { type ReactNode, useId } from 'react';

interface CardProps {
  readonly title?: ReactNode;
  /** Stands at the right of the title: a chip, a small button. */
  readonly aside?: ReactNode;
  readonly foot?: ReactNode;
  /** No padding around the body: for tables. */
  readonly flush?: boolean | undefined;
  readonly className?: string | undefined;
  /** The card lies inside another card as a part of it: a group, not a region of the page. */
  readonly part?: boolean | undefined;
  readonly children: ReactNode;
}

/** A titled surface; its title names the region for a screen reader. */
export function Card({ title, aside, foot, flush = false, className = '', part = false, children }: CardProps) {
  const id = useId();
  return (
    <section
      className={`card ${className}`.trim()}
      role={part ? 'group' : undefined}
      aria-labelledby={title ? id : undefined}
    >
      {title ? (
        <header className="card-head">
          <h2 id={id}>{title}</h2>
          {aside}
        </header>
      ) : null}
      <div className={flush ? 'card-body flush' : 'card-body'}>{children}</div>
      {foot ? <footer className="card-foot">{foot}</footer> : null}
    </section>
  );
}
