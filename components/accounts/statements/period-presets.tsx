import '#lib/accounts/messages/statement.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { type Preset, periodFor, presets } from '#lib/periods.ts';
import { parameter } from '#services/control/parameter.ts';

const titles = {
  bulanIni: 'rk.bulanIni',
  bulanLalu: 'rk.bulanLalu',
  tigaBulan: 'rk.tigaBulan',
  tahunIni: 'rk.tahunIni',
} as const satisfies Readonly<Record<Preset, string>>;

interface PeriodPresetsProps {
  readonly disabled?: boolean;
  readonly onPick: (from: string, until: string) => void;
}

/** Fills a period with one that is often asked for, by the accounting date of the reader's branch. */
export function PeriodPresets({ disabled = false, onPick }: PeriodPresetsProps) {
  const t = useT();
  const { data: branch } = useRecord(parameter.branchStatus, {});
  const today = branch?.accounting_date ?? '';
  return (
    <fieldset className="presets">
      <legend className="visually-hidden">{t('rk.pilihanPeriode')}</legend>
      {presets.map((preset) => (
        <Button
          key={preset}
          small
          disabled={disabled || today === ''}
          // A field that loses the focus shows what it lacks, and the button would slip away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            const { from, until } = periodFor(preset, today);
            onPick(from, until);
          }}
        >
          {t(titles[preset])}
        </Button>
      ))}
    </fieldset>
  );
}
