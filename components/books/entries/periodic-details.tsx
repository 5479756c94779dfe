import '#lib/books/messages/entry.ts';
import '#lib/messages/states.ts';
import { UpcomingDates } from '#components/accounts/standing-orders/upcoming-dates.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { toDisplay } from '#lib/dates.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { entry } from '#services/books/entry.ts';
import type { BerkalaRincianReply, BerkalaRow } from '#types/proto/books/entry.ts';
import { whenOf } from './periodic-when.ts';

/** Describes an entry by its own data. */
export function PeriodicSummary({ row, berikut }: { readonly row: BerkalaRow } & Pick<BerkalaRincianReply, 'berikut'>) {
  const t = useT();
  return (
    <>
      <DescriptionList
        items={[
          { label: t('berkala.status'), value: <StatusChip code={row.status} /> },
          { label: t('berkala.kapan'), value: whenOf(row) },
          {
            label: t('berkala.nominal'),
            value: row.nominal === '' ? t('berkala.terbuka') : <Amount value={row.nominal} currency={BOOK_CURRENCY} />,
          },
          { label: t('berkala.keterangan'), value: row.keterangan },
          { label: t('berkala.mulai'), value: toDisplay(row.mulai) },
          {
            label: t('berkala.sampai'),
            value: row.sampai === '' ? t('berkala.sampaiPetunjuk') : toDisplay(row.sampai),
          },
          { label: t('berkala.pemilik'), value: `${row.pemilik} · ${row.kode_cabang}` },
          ...(row.templat === ''
            ? []
            : [
                {
                  label: t('entri.templat'),
                  value: t('berkala.dariTemplat', { templat: row.templat, versi: row.versi_templat }),
                },
              ]),
        ]}
      />
      {row.status === 'AKTIF' ? <UpcomingDates dates={berikut} /> : null}
    </>
  );
}

/** The entry of this number, beside a form about it. */
export function PeriodicPanel({ value }: { readonly value: string }) {
  const record = useRecord(entry.periodic, { nomor_berkala: value }, { enabled: value !== '', quiet: true });
  return (
    <Loaded state={record} lines={3}>
      {({ berkala, berikut }) => (berkala ? <PeriodicSummary row={berkala} berikut={berikut} /> : null)}
    </Loaded>
  );
}
