import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Meter } from '#components/kit/ui/meter.tsx';
import { ProgressBar } from '#components/kit/ui/progress-bar.tsx';
import { Spinner } from '#components/kit/ui/spinner.tsx';

export function Example() {
  const t = useT();
  return (
    <Card>
      <div className="stack">
        <ProgressBar label={t('tabel.eksporXlsx')} />
        <ProgressBar label={t('tabel.eksporCsv')} percent={0} />
        <ProgressBar label={t('tabel.eksporCsv')} percent={42} />
        <ProgressBar label={t('tabel.eksporCsv')} percent={100} />
        <Meter percent={46} label="46%" />
        <Meter percent={92} label="92%" />
        <div className="line" role="status">
          <Spinner />
          {t('umum.mohonTunggu')}
        </div>
      </div>
    </Card>
  );
}
