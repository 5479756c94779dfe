import '#lib/books/messages/day-bundle.ts';
import { BundleForm } from '#components/books/reports/bundle-form.tsx';
import { BundleList } from '#components/books/reports/bundle-list.tsx';
import { CheckBundle } from '#components/books/reports/check-bundle.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';

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
