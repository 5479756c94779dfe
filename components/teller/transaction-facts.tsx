import { Masked } from '#components/audit/masked.tsx';
import { JournalTable } from '#components/screens/posting-preview.tsx';
import { Amount } from '#components/ui/amount.tsx';
import { StatusChip } from '#components/ui/chip.tsx';
import { type Fact, Facts } from '#components/ui/facts.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Moment } from '#components/ui/moment.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { teller } from '#services/teller.ts';
import type { TransaksiDetail, TransaksiRow } from '#types/proto/teller.ts';
import { REFERENCE_DIGITS } from './reference-field.tsx';

function useFacts(row: TransaksiRow): readonly Fact[] {
  const t = useT();
  const date = row.tanggal_akuntansi;
  const facts: readonly (Fact & { readonly shown: string })[] = [
    { label: t('transaksi.jenis'), value: messageOf('alur.', row.flowCode), shown: row.flowCode },
    { label: t('transaksi.status'), value: <StatusChip code={row.status} />, shown: row.status },
    { label: t('transaksi.nominal'), value: <Amount value={row.nominal} />, shown: row.nominal },
    {
      label: t('transaksi.rekening'),
      value: <Masked value={row.nomor_rekening} objek={row.nomor_referensi} kolom="nomor_rekening" />,
      shown: row.nomor_rekening,
    },
    { label: t('transaksi.nama'), value: row.nama_nasabah, shown: row.nama_nasabah },
    { label: t('transaksi.tanggal'), value: isIsoDate(date) ? toDisplay(date) : date, shown: date },
    { label: t('transaksi.waktu'), value: <Moment value={row.waktu} timeOnly />, shown: row.waktu },
    { label: t('transaksi.user'), value: row.user_input, shown: row.user_input },
    { label: t('transaksi.otorisator'), value: row.user_otorisasi, shown: row.user_otorisasi },
    { label: t('transaksi.lawan'), value: row.nomor_referensi_lawan, shown: row.nomor_referensi_lawan },
    { label: t('transaksi.keterangan'), value: row.keterangan, shown: row.keterangan },
  ];
  return facts.filter(({ shown }) => shown !== '');
}

/** A posted transaction with its journal. */
export function TransactionFacts({ detail, row }: { readonly detail: TransaksiDetail; readonly row: TransaksiRow }) {
  return (
    <div className="stack">
      <Facts items={useFacts(row)} />
      <JournalTable lines={detail.jurnal} />
    </div>
  );
}

/** What a reference number stands for, shown before it is undone. */
export function OriginalTransaction({ value: reference }: { readonly value: string }) {
  const t = useT();
  const complete = reference.length === REFERENCE_DIGITS;
  const original = useRecord(teller.details, { nomor_referensi: reference }, { enabled: complete, quiet: true });
  if (!complete) return <p className="muted">{t('reversal.petunjuk')}</p>;
  return (
    <Loaded state={original}>
      {(detail) => (detail.transaksi ? <TransactionFacts detail={detail} row={detail.transaksi} /> : null)}
    </Loaded>
  );
}
