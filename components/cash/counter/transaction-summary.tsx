import '#lib/messages/operations.ts';
import { Steps } from '#components/control/workflow/steps.tsx';
import { Masked } from '#components/kit/fields/masked.tsx';
import { JournalTable } from '#components/kit/screens/journal-table.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import { type MessageKey, messageOf } from '#lib/messages/id.ts';
import { teller } from '#services/cash/teller.ts';
import type { TransaksiDetail } from '#types/proto/cash/teller.ts';
import { REFERENCE_DIGITS } from './reference-field.tsx';
import { TransactionDenominations } from './transaction-denominations.tsx';

interface SummaryProps {
  readonly detail: TransaksiDetail;
  /** Opens the transaction that undid it, or that it undid; left out, only its number is shown. */
  readonly onOpen?: ((reference: string) => void) | undefined;
}

function useDetails({ detail, onOpen }: SummaryProps): readonly DescriptionItem[] {
  const { transaksi, tanggal_valuta, nama_otorisasi, atas_nama, penanda } = detail;
  const t = useT();
  if (!transaksi) return [];
  const row = transaksi;
  const dateText = (date: string) => (isIsoDate(date) ? toDisplay(date) : date);
  const details: readonly (DescriptionItem & { readonly shown: string })[] = [
    { label: t('transaksi.jenis'), value: messageOf('alur.', row.flowCode), shown: row.flowCode },
    { label: t('transaksi.status'), value: <StatusChip code={row.status} />, shown: row.status },
    {
      label: t('transaksi.nominal'),
      value: <Amount value={row.nominal} currency={row.kode_valuta} />,
      shown: row.nominal,
    },
    {
      label: t('transaksi.rekening'),
      value: <Masked value={row.nomor_rekening} objek={row.nomor_referensi} kolom="nomor_rekening" />,
      shown: row.nomor_rekening,
    },
    { label: t('transaksi.nama'), value: row.nama_nasabah, shown: row.nama_nasabah },
    { label: t('transaksi.tanggal'), value: dateText(row.tanggal_akuntansi), shown: row.tanggal_akuntansi },
    { label: t('transaksi.valuta'), value: dateText(tanggal_valuta), shown: tanggal_valuta },
    { label: t('transaksi.waktu'), value: <Moment value={row.waktu} timeOnly />, shown: row.waktu },
    { label: t('transaksi.user'), value: row.user_input, shown: row.user_input },
    {
      label: t('transaksi.otorisator'),
      value: [row.user_otorisasi, nama_otorisasi].filter(Boolean).join(' · '),
      shown: row.user_otorisasi,
    },
    { label: t('transaksi.atasNama'), value: atas_nama, shown: atas_nama },
    { label: t('transaksi.penanda'), value: penanda.join(', '), shown: penanda.join(', ') },
    {
      label: t(/ED$/.test(row.status) ? 'transaksi.dibalik' : 'transaksi.membalik'),
      value: onOpen ? (
        <button type="button" className="link-button" onClick={() => onOpen(row.nomor_referensi_lawan)}>
          {row.nomor_referensi_lawan}
        </button>
      ) : (
        row.nomor_referensi_lawan
      ),
      shown: row.nomor_referensi_lawan,
    },
    { label: t('transaksi.keterangan'), value: row.keterangan, shown: row.keterangan },
  ];
  return details.filter(({ shown }) => shown !== '');
}

/** A posted transaction with its journal, the pieces it moved and who allowed it. */
export function TransactionSummary(props: SummaryProps) {
  const { detail } = props;
  return (
    <div className="stack">
      <DescriptionList items={useDetails(props)} />
      <JournalTable lines={detail.jurnal} />
      <TransactionDenominations kas={detail.kas} />
      <Steps steps={detail.langkah} />
    </div>
  );
}

interface OriginalProps {
  readonly value: string;
}

function Original({ value: reference, hint }: OriginalProps & { readonly hint: MessageKey }) {
  const t = useT();
  const complete = reference.length === REFERENCE_DIGITS;
  const original = useRecord(teller.details, { nomor_referensi: reference }, { enabled: complete, quiet: true });
  if (!complete) return <p className="muted">{t(hint)}</p>;
  return <Loaded state={original}>{(detail) => <TransactionSummary detail={detail} />}</Loaded>;
}

/** Shows the transaction of a reference number before it is reversed on its day, */
export const OriginalTransaction = (props: OriginalProps) => <Original {...props} hint="reversal.petunjuk" />;
/** or after it. */
export const PastTransaction = (props: OriginalProps) => <Original {...props} hint="koreksi.petunjuk" />;
