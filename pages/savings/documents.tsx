import '#lib/books/messages/report-jobs.ts';
import '#lib/accounts/messages/statement.ts';
import { CheckCopy } from '#components/accounts/statements/check-copy.tsx';
import { CheckFile } from '#components/accounts/statements/check-file.tsx';
import { NumberField } from '#components/accounts/statements/number-field.tsx';
import { CheckReport } from '#components/books/report-jobs/check-report.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';

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
