import Link from 'next/link';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Spinner } from './spinner.tsx';

/** One primary per screen; accent for the second way to go on; danger for what cannot be taken back. */
export type ButtonVariant = 'primary' | 'accent' | 'danger' | 'plain' | 'quiet';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly small?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** An icon behind the text: where it points forward. */
  readonly iconEnd?: IconName | undefined;
  readonly children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows a spinner and refuses clicks while its work runs. */
  readonly busy?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const classes = ({ variant = 'plain', small }: ButtonLook, extra = '') =>
  ['btn', variant === 'plain' ? '' : `btn-${variant}`, small ? 'btn-small' : '', extra].filter(Boolean).join(' ');

export function Button(props: ButtonProps) {
  const { variant, small, icon, iconEnd, busy = false, children, className, disabled, ...rest } = props;
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
      {iconEnd ? <Icon name={iconEnd} /> : null}
    </button>
  );
}

/** Draws a link in the form of a button: it goes somewhere, it does nothing else. */
export function ButtonLink(props: ButtonLook & { readonly href: string }) {
  const { variant, small, icon, iconEnd, href, children } = props;
  return (
    <Link href={href} className={classes({ variant, small })}>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {iconEnd ? <Icon name={iconEnd} /> : null}
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
