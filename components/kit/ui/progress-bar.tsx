import { useT } from './messages.tsx';

interface ProgressBarProps {
  /** Describes the work; also the bar's name. */
  readonly label: string;
  /** Gives the share that is done, 0 to 100; left out while nobody knows how much there is. */
  readonly percent?: number | undefined;
}

/** Shows the progress of long work. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const t = useT();
  const done = percent === undefined ? undefined : Math.max(0, Math.min(100, Math.round(percent)));
  return (
    <div className="progress-line">
      <div className="spread">
        <span>{label}</span>
        {done === undefined ? null : <span className="muted">{t('kemajuan.persen', { persen: done })}</span>}
      </div>
      <progress max={100} value={done} aria-label={label} />
    </div>
  );
}
