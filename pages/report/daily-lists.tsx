import '#lib/books/messages/reports.ts';
import '#lib/messages/table.ts';
import { useRouter } from 'next/router';
import { ReportFile } from '#components/books/report-jobs/report-file.tsx';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterDef, FilterValues } from '#components/kit/fields/filter-def.ts';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { dayLists } from '#lib/books/reports/day-lists.ts';
import { messageOf } from '#lib/messages/id.ts';

const DailyList = drawn(async () => (await import('#components/books/reports/daily-list.tsx')).DailyList, 8);

const filters: readonly FilterDef[] = [
  { name: 'kode_cabang', label: 'lap.tanya.kode_cabang', kind: 'branch', headOffice: true },
  { name: 'tanggal', label: 'lap.tanya.tanggal', kind: 'date' },
];
const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** The page shows a daily list of a branch; the address holds the list, the branch and the day. */
export default function DailyLists() {
  const t = useT();
  const router = useRouter();
  const { headOffice } = useProfile();
  if (!router.isReady) return <Skeleton lines={9} />;
  const asked = { kode_cabang: textOf(router.query.kode_cabang), tanggal: textOf(router.query.tanggal) };
  const chosen = textOf(router.query.kode);
  const kode = dayLists.find((code) => code === chosen) ?? 'REKAP_HARIAN';
  const go = (next: FilterValues) => {
    const query = Object.entries({ kode, ...asked, ...next }).filter(([, value]) => value !== '');
    void router.replace({ query: Object.fromEntries(query) }, undefined, { scroll: false });
  };
  return (
    <>
      <PageHeader menu="daftar-harian">
        <ReportFile key={kode} kode={kode} tanya={asked} />
        <ButtonLink variant="primary" icon="printer" href={menus['cetak-hari'].route}>
          {t('menu.cetakHari')}
        </ButtonLink>
      </PageHeader>
      <div className="stack">
        <Card flush>
          <div className="filter-lead">
            <SelectField
              name="kode"
              label={t('lap.daftar')}
              value={kode}
              onChange={(next) => go({ kode: next })}
              options={dayLists.map((code) => ({ value: code, display: messageOf('lap.', code) }))}
            />
          </div>
          <FilterBar
            key={JSON.stringify(asked)}
            filters={filters.filter((filter) => !filter.headOffice || headOffice)}
            start={asked}
            toggle
            open={false}
            onApply={(values) => go({ kode_cabang: values.kode_cabang ?? '', tanggal: values.tanggal ?? '' })}
          />
          <DailyList kode={kode} asked={asked} />
        </Card>
      </div>
    </>
  );
}
