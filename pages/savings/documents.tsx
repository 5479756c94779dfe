import '#lib/messages/report-jobs.ts';
import '#lib/messages/statement.ts';
import { CheckReport } from '#components/report-jobs/check-report.tsx';
import { CheckCopy } from '#components/statement/check-copy.tsx';
import { CheckFile } from '#components/statement/check-file.tsx';
import { NumberField } from '#components/statement/number-field.tsx';
import { Card } from '#components/ui/card.tsx';
import { useT } from '#components/ui/messages.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';

export default function Documents() {
  const t = useT();
  return (
    <>
      <PageHeader menu="dokumen" />
      <div className="stack">
        <Card title={t('salinan.bukaNomor')}>
          <NumberField label={t('salinan.nomor')} />
        </Card>
        <Card title={t('berkasSalinan.judul')}>
          <CheckFile />
        </Card>
        <Card title={t('periksaLap.judul')}>
          <CheckReport />
        </Card>
        <Card title={t('salinan.periksa')}>
          <CheckCopy />
        </Card>
      </div>
    </>
  );
}
