import '#lib/business-day/messages/boards.ts';
import '#lib/business-day/messages/end-of-day.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useLanguage } from '#hooks/language.ts';
import type { LamaLangkah, RiwayatMalamRow } from '#types/proto/business-day/evening.ts';
import { dayText } from './day-text.ts';
import { durationText } from './night-words.ts';

/** The columns' room in pixels. */
const HIGH = 120;
/** So many steps have a colour of their own, those that take longest; the others are drawn as one. */
const COLOURS = 4;

/** Returns the steps that took longest over these ends of day, the longest first. */
function longest(nights: readonly RiwayatMalamRow[]): readonly LamaLangkah[] {
  const sums = new Map<string, { step: LamaLangkah; ms: number }>();
  for (const step of nights.flatMap(({ langkah }) => langkah)) {
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
  readonly nights: readonly RiwayatMalamRow[];
  /** The run of this date is open; '' for none. */
  readonly open: string;
  readonly onOpen: (tanggal: string) => void;
}

interface ColumnProps {
  readonly night: RiwayatMalamRow;
  readonly coloured: readonly LamaLangkah[];
  readonly most: number;
}

/** Draws one run: its steps one upon the other, each as high as the time it took. */
function Column({ night, coloured, most }: ColumnProps) {
  const parts = [
    ...coloured.map(({ kode }, at) => ({
      className: `step-${at}`,
      ms: sumOf(night.langkah.filter((step) => step.kode === kode)),
    })),
    {
      className: 'step-rest',
      ms: sumOf(night.langkah.filter(({ kode }) => coloured.every((step) => step.kode !== kode))),
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
export function NightChart({ nights, open, onOpen }: ChartProps) {
  const t = useT();
  const language = useLanguage();
  const coloured = longest(nights);
  const most = Math.max(1, ...nights.map(({ langkah }) => sumOf(langkah)));
  return (
    <div className="columns nights">
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
      <ol className="plain night-columns">
        {nights.toReversed().map((night) => (
          <li key={night.tanggal}>
            <button
              type="button"
              aria-pressed={night.tanggal === open}
              onClick={() => onOpen(night.tanggal === open ? '' : night.tanggal)}
            >
              <span className="visually-hidden">
                {t('malam.bukaMalam', {
                  tanggal: dayText(night.tanggal),
                  lama: durationText(t, sumOf(night.langkah)),
                })}
              </span>
              <Column night={night} coloured={coloured} most={most} />
              <span>{`${night.tanggal.slice(8)}/${night.tanggal.slice(5, 7)}`}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
