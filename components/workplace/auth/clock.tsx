import { useLanguage } from '#hooks/language.ts';
import { useInstant } from '#hooks/use-instant.ts';
import { longDate, wallClock } from '#lib/dates.ts';
import styles from '../../../styles/auth.module.scss';

const SECOND_MS = 1_000;
/** 'HH:mm' of the time of a wall clock. */
const MINUTES = 5;

/** Shows time and day in Jakarta. */
export function Clock() {
  const language = useLanguage();
  const now = useInstant(SECOND_MS);
  if (!now) return <p className={styles.clock} />;
  const { date, time } = wallClock(now);
  const shown = time.slice(0, MINUTES);
  return (
    <p className={styles.clock}>
      <time dateTime={`${date}T${shown}`}>{shown}</time>
      <span>{longDate(now, language)}</span>
    </p>
  );
}
