import type { ReactNode } from 'react';
import type { Tone } from './chip.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

const icons: Readonly<Record<Tone, IconName>> = {
  ok: 'check-circle',
  warn: 'exclamation-triangle',
  bad: 'exclamation-circle',
  info: 'info-circle',
  accent: 'info-circle',
  neutral: 'info-circle',
};

interface NoteProps {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** 'alert' interrupts a screen reader: only for what went wrong just now. */
  readonly role?: 'status' | 'alert';
}

/** A message that stays on the screen. */
export function Note({ tone = 'info', title, children, role }: NoteProps) {
  return (
    <div className={`note ${tone}`} role={role}>
      <Icon name={icons[tone]} />
      <div>
        {title ? <strong>{title}</strong> : null}
        {children}
      </div>
    </div>
  );
}
