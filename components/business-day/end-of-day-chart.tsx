import '#lib/business-day/messages/boards.ts';
import '#lib/business-day/messages/end-of-day.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useLanguage } from '#hooks/language.ts';
import type { LamaLangkah, RiwayatMalamRow } from '#types/proto/business-day/end-of-day.ts';
import { dayText } from './day-text.ts';
import { durationText } from './end-of-day-text.ts';

/** The columns' room in pixels. */
const HIGH = 120;
/** So many steps have a colour of their own, those that take longest; the others are drawn as one. */
const COLOURS = 4;

/** Returns the steps that took longest over these ends of day, the longest first. */
function longest(runs: readonly RiwayatMalamRow[]): readonly LamaLangkah[] {
  const sums = new Map<string, { step: LamaLangkah; ms: number }>();
  for (const step of runs.flatMap(({ langkah }) => langkah)) {
    const known = sums.get(step.kode);
    sums.set(step.kode, { step, ms: (known?.ms ?? 0) + step.milidetik });
  }
  return [...sums.values()]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, COLOURS)
    .map(({ step }) => step);
}

const sumOf = (steps: readonly LamaLangkah[]): number => steps.reduce((sum, { milidetik }) => sum + milidetik, 0);

interface ChartProps {
  /** The last run comes first. */
  readonly runs: readonly RiwayatMalamRow[];
  /** The run of this date is open; '' for none. */
  readonly open: string;
  readonly onOpen: (tanggal: string) => void;
}

interface ColumnProps {
  readonly run: RiwayatMalamRow;
  readonly coloured: readonly LamaLangkah[];
  readonly most: number;
}

/** Draws one run: its steps one upon the other, each as high as the time it took. */
function Column({ run, coloured, most }: ColumnProps) {
  const parts = [
    ...coloured.map(({ kode }, at) => ({
      className: `step-${at}`,
      ms: sumOf(run.langkah.filter((step) => step.kode === kode)),
    })),
    {
      className: 'step-rest',
      ms: sumOf(run.langkah.filter(({ kode }) => coloured.every((step) => step.kode !== kode))),
    },
  ];
  let top = HIGH;
  return (
    <svg aria-hidden="true" width="100%" height={HIGH}>
      {parts.map(({ className, ms }) => {
        const height = (HIGH * ms) / most;
        top -= height;
        return height > 0 ? (
          <rect key={className} className={className} x="20%" width="60%" y={top} height={height} />
        ) : null;
      })}
      <line x1="0" x2="100%" y1={HIGH - 0.5} y2={HIGH - 0.5} />
    </svg>
  );
}

/**
 * Draws the time that each step took, one column for each end of day; a column opens its run. The table beside it shows the same.
 */
export function EndOfDayChart({ runs, open, onOpen }: ChartProps) {
  const t = useT();
  const language = useLanguage();
  const coloured = longest(runs);
  const most = Math.max(1, ...runs.map(({ langkah }) => sumOf(langkah)));
  return (
    <div className="columns end-of-day-chart">
      <span className="legend" aria-hidden="true">
        {coloured.map((step, at) => (
          <span key={step.kode}>
            <i className={`step-${at}`} /> {language === 'en' ? step.judul_en : step.judul}
          </span>
        ))}
        <span>
          <i className="step-rest" /> {t('malam.langkahLain')}
        </span>
        <span className="push">{durationText(t, most)}</span>
      </span>
      <ol className="plain run-columns">
        {runs.toReversed().map((run) => (
          <li key={run.tanggal}>
            <button
              type="button"
              aria-pressed={run.tanggal === open}
              onClick={() => onOpen(run.tanggal === open ? '' : run.tanggal)}
            >
              <span className="visually-hidden">
                {t('malam.bukaMalam', {
                  tanggal: dayText(run.tanggal),
                  lama: durationText(t, sumOf(run.langkah)),
                })}
              </span>
              <Column run={run} coloured={coloured} most={most} />
              <span>{`${run.tanggal.slice(8)}/${run.tanggal.slice(5, 7)}`}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
