import Link from 'next/link';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Spinner } from './spinner.tsx';

/** One primary per screen; accent for the second way to go on; danger for what cannot be taken back. */
export type ButtonVariant = 'primary' | 'accent' | 'danger' | 'plain' | 'quiet';

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly small?: boolean;
  readonly icon?: IconName;
  readonly children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows a spinner and refuses clicks while its work runs. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

const classes = ({ variant = 'plain', small }: ButtonLook, extra = '') =>
  ['btn', variant === 'plain' ? '' : `btn-${variant}`, small ? 'btn-small' : '', extra].filter(Boolean).join(' ');

export function Button({ variant, small, icon, busy = false, children, className, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ variant, small }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export function ButtonLink({ variant, small, icon, href, children }: ButtonLook & { readonly href: string }) {
  return (
    <Link href={href} className={classes({ variant, small })}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </Link>
  );
}

/** A button that shows only an icon; `label` is what it is called. */
export function IconButton({
  icon,
  label,
  className = '',
  ...rest
}: { readonly icon: IconName; readonly label: string } & ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly ref?: Ref<HTMLButtonElement>;
  }) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={`icon-button ${className}`.trim()}>
      <Icon name={icon} />
    </button>
  );
}
