import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import styles from '../../../styles/auth.module.scss';

/** Says before anybody signs in who may, and that all of it is logged. */
export function LoggedNote() {
  const t = useT();
  return (
    <p className={styles.note}>
      <Icon name="shield-check" />
      {t('auth.tercatat')}
    </p>
  );
}
