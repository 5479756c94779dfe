import { Card } from '#components/ui/card.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Meter } from '#components/ui/meter.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { Spinner } from '#components/ui/spinner.tsx';

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
