import '#lib/messages/day-bundle.ts';
import { BundleForm } from '#components/report/bundle-form.tsx';
import { BundleList } from '#components/report/bundle-list.tsx';
import { CheckBundle } from '#components/report/check-bundle.tsx';
import { Card } from '#components/ui/card.tsx';
import { useT } from '#components/ui/messages.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';

/** A user asks for a branch's day as one file, fetches it and proves it. */
export default function DayBundlePage() {
  const t = useT();
  return (
    <>
      <PageHeader menu="cetak-hari" />
      <div className="stack">
        <Card title={t('bundel.judul')}>
          <BundleForm />
        </Card>
        <Card title={t('bundel.yangAda')} flush>
          <BundleList />
        </Card>
        <Card title={t('bundel.periksaJudul')}>
          <CheckBundle />
        </Card>
      </div>
    </>
  );
}
