import '#lib/accounts/messages/standing-orders.ts';
import '#lib/accounts/messages/standing-order-words.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { messageOf } from '#lib/messages/id.ts';
import { standing } from '#services/accounts/standing-orders.ts';
import type { PerintahDetail, PerintahRow } from '#types/proto/accounts/standing.ts';
import { OrderRuns } from './order-runs.tsx';
import { payeeOf, sentenceOf } from './sentence.ts';
import { UpcomingDates } from './upcoming-dates.tsx';

const named = (number: string, name: string): string => `${number} ${name}`;

/** Describes a row in one sentence. */
export const sentenceOfRow = (row: PerintahRow): string =>
  sentenceOf(row, {
    sumber: named(row.rekening_sumber, row.nama_sumber),
    tujuan: payeeOf(row),
  });

function useDetails(row: PerintahRow): readonly DescriptionItem[] {
  const t = useT();
  const plain = (label: string, value: string) => ({ label, raw: value, value });
  const amount = (label: string, value: string) => ({
    label,
    raw: value,
    value: <Amount value={value} currency={row.kode_valuta} />,
  });
  const isSi = row.golongan === 'SI';
  return [
    { label: t('perintah.status'), raw: 'x', value: <StatusChip code={row.status} /> },
    plain(t('perintah.sebabStatus'), row.sebab_status),
    plain(t('perintah.jenis'), messageOf('jenisPerintah.', row.jenis)),
    plain(t('perintah.jalur'), row.jalur === 'INTERNAL' ? '' : messageOf('jalurPerintah.', row.jalur)),
    plain(t('perintah.bank'), [row.nama_bank, row.kode_bank].filter(Boolean).join(' · ')),
    plain(t('perintah.hariLibur'), isSi && row.periode !== 'HARIAN' ? messageOf('liburPerintah.', row.hari_libur) : ''),
    plain(t('perintah.prioritas'), row.prioritas),
    plain(t('perintah.cobaUlang'), isSi ? row.coba_ulang : ''),
    plain(t('perintah.jedaUlang'), isSi ? row.jeda_ulang : ''),
    plain(t('perintah.sebagian'), messageOf('bendera.', row.sebagian)),
    amount(t('perintah.kelipatan'), row.kelipatan),
    amount(t('perintah.biayaBerhasil'), isSi ? row.biaya_berhasil : ''),
    amount(t('perintah.biayaGagal'), isSi ? row.biaya_gagal : ''),
    plain(t('perintah.berita'), row.berita),
    plain(t('perintah.gagalBeruntun'), row.gagal_beruntun > 0 ? String(row.gagal_beruntun) : ''),
  ].filter(({ raw }) => raw !== '');
}

/** One order: what it does in a sentence, when it does so next, and its terms. */
export function OrderSummary({ detail, row }: { readonly detail: PerintahDetail; readonly row: PerintahRow }) {
  const details = useDetails(row);
  return (
    <div className="stack">
      <Note tone="info" title={sentenceOfRow(row)}>
        {row.status === 'AKTIF' ? <UpcomingDates dates={detail.berikut} /> : null}
      </Note>
      <DescriptionList rows items={details} />
      <OrderRuns order={row} rows={detail.hasil} />
    </div>
  );
}

/** As `OrderSummary`, of the order of this number. */
export function OrderPanel({ value }: { readonly value: string }) {
  const record = useRecord(standing.order, { nomor_perintah: value }, { enabled: value !== '' });
  if (value === '') return null;
  return (
    <Loaded state={record} lines={6}>
      {(detail) => (detail.perintah ? <OrderSummary detail={detail} row={detail.perintah} /> : null)}
    </Loaded>
  );
}
