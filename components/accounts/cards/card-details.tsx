import '#lib/accounts/messages/item-words.ts';
import '#lib/accounts/messages/cards.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { monthText } from '#lib/accounts/cards.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { card } from '#services/accounts/card.ts';
import type { KartuBlokir, KartuRow } from '#types/proto/accounts/card.ts';

const tones: Readonly<Record<string, Tone>> = { DIMINTA: 'info', TERBIT: 'warn', AKTIF: 'ok', BLOKIR: 'bad' };

/** Shows the status of a card. */
export function CardState({ status, habis }: Pick<KartuRow, 'status' | 'habis'>) {
  const t = useT();
  return (
    <span className="line">
      <Chip tone={tones[status] ?? 'neutral'}>{messageOf('keadaanKartu.', status)}</Chip>
      {habis === 'T' && status !== 'TUTUP' ? <Chip tone="bad">{t('kartu.habis')}</Chip> : null}
    </span>
  );
}

/** Until when it is good, as it is printed on the card. */
export const goodUntil = ({ berlaku_sampai }: Pick<KartuRow, 'berlaku_sampai'>): string =>
  berlaku_sampai === '' ? '—' : monthText(berlaku_sampai);

/** Shows the card's daily limit, beside its kind's maximum where that is higher. */
function Limit({ own, most }: { readonly own: string; readonly most: string }) {
  const t = useT();
  return (
    <>
      <Amount value={own} />
      {own === most ? null : <div className="muted small">{t('kartu.dari', { batas: formatWire(most) })}</div>}
    </>
  );
}

/** Lists who had the card blocked the last time, and what proved the caller's identity. */
function useBlock() {
  const t = useT();
  return (blokir: KartuBlokir) => [
    {
      label: t('kartu.diblokir'),
      value: `${toDisplay(blokir.tanggal)} · ${blokir.id_user} · ${blokir.kode_cabang}`,
    },
    { label: t('kartu.sebabBlokir'), value: messageOf('kartu.sebabBlokir.', blokir.sebab) },
    { label: messageOf('kartu.cara.', blokir.cara), value: blokir.pelapor },
    {
      label: t('kartu.diperiksa'),
      value: blokir.diperiksa.map((proof) => messageOf('kartu.bukti.', proof)).join(', '),
    },
  ];
}

/** Shows the known part of a number: its last four digits, once there is a card. */
export const lastDigits = ({ empat }: Pick<KartuRow, 'empat'>): string => (empat === '' ? '—' : `•••• ${empat}`);

/** Shows one card: its holder, kind, status and daily limits. */
export function CardDetails({ row }: { readonly row: KartuRow }) {
  const t = useT();
  const blockDetails = useBlock();
  return (
    <DescriptionList
      items={[
        { label: t('kartu.nomor'), value: <span className="mono">{lastDigits(row)}</span> },
        { label: t('kartu.produk'), value: row.nama_produk_kartu },
        { label: t('kartu.status'), value: <CardState status={row.status} habis={row.habis} /> },
        { label: t('kartu.namaCetak'), value: row.nama_cetak },
        { label: t('kartu.rekening'), value: `${row.nomor_rekening} ${row.nama_rekening}` },
        { label: t('kartu.berlakuSampai'), value: goodUntil(row) },
        { label: t('kartu.diminta'), value: toDisplay(row.tanggal_minta) },
        ...(row.tanggal_serah === ''
          ? []
          : [
              { label: t('kartu.diserahkan'), value: toDisplay(row.tanggal_serah) },
              { label: t('kartu.penerima'), value: row.penerima },
              { label: t('kartu.nomorPin'), value: row.nomor_pin },
            ]),
        { label: t('kartu.limitTarik'), value: <Limit own={row.limit_tarik} most={row.batas_tarik} /> },
        { label: t('kartu.limitBelanja'), value: <Limit own={row.limit_belanja} most={row.batas_belanja} /> },
        { label: t('kartu.limitTransfer'), value: <Limit own={row.limit_transfer} most={row.batas_transfer} /> },
        ...(row.blokir ? blockDetails(row.blokir) : []),
      ]}
    />
  );
}

/** The same of the card with this id, for whoever fills a form about it and for who approves it. */
export function CardPanel({ value }: { readonly value: string }) {
  const { rows, error, loading, refetch } = useList(card.cards, {
    filters: { id_kartu: value },
    quiet: true,
    enabled: value !== '',
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  const [row] = rows;
  if (!row) return loading ? <Skeleton lines={3} /> : <EmptyState />;
  return <CardDetails row={row} />;
}
