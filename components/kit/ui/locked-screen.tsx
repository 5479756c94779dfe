import { ButtonLink } from './button.tsx';
import { useT } from './messages.tsx';
import { EmptyState } from './states.tsx';

interface LockedProps {
  /** Gives the reason: the reader's roles do not open the screen, or the reader only reads and the screen changes something. */
  readonly why: 'hak.penjelasan' | 'hak.hanyaMembaca';
}

/** In place of a screen that its reader may not use. */
export function LockedScreen({ why }: LockedProps) {
  const t = useT();
  return (
    <EmptyState title={t('hak.judul')} icon="lock">
      <span role="alert">{t(why)}</span>
      <ButtonLink href="/" variant="primary">
        {t('hak.beranda')}
      </ButtonLink>
    </EmptyState>
  );
}
