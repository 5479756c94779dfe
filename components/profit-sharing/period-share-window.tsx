import '#lib/profit-sharing/messages/profit.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { shortShare } from '#lib/profit-sharing/share.ts';
import type { HistoryBagiHasilRow } from '#types/proto/profit-sharing/profit.ts';
import { monthText } from './month.tsx';
import { comparison, periodSentence, shortRate, targetWords } from './share-words.ts';

interface PeriodShareProps {
  readonly share: HistoryBagiHasilRow;
  /** Holds the share before it, where there was one. */
  readonly before: HistoryBagiHasilRow | undefined;
  readonly onClose: () => void;
}

/** Lists a deposit's earnings of a period, month by month. */
function Periods({ periode }: Pick<HistoryBagiHasilRow, 'periode'>) {
  const t = useT();
  if (periode.length === 0) return null;
  return (
    <SmallTable
      label={t('bagiHasil.perBulan')}
      heads={[t('bagiHasil.bulan'), { num: t('bagiHasil.hari') }, { num: t('bagiHasil.hi1000') }]}
    >
      {periode.map(({ bulan, hari, hari_bulan, hi1000 }) => (
        <tr key={bulan}>
          <th scope="row">{monthText(bulan)}</th>
          <td className="num">
            {hari} / {hari_bulan}
          </td>
          <td className="num">{shortRate(hi1000)}</td>
        </tr>
      ))}
    </SmallTable>
  );
}

/** A deposit's share, a bonus or a share that was taken back: a sentence for the customer and the numbers it came from. */
export function PeriodShareWindow({ share, before, onClose }: PeriodShareProps) {
  const t = useT();
  const amount = (label: string, value: string): DescriptionItem => ({ label, value: <Amount value={value} /> });
  const number = (label: string, value: string): DescriptionItem => ({
    label,
    value: <span className="num">{value}</span>,
  });
  const deposit = share.jenis === 'DEPOSITO';
  const bonus = share.jenis === 'BONUS';
  return (
    <Dialog title={`${messageOf('bagiHasil.jenis.', share.jenis)} ${monthText(share.bulan)}`} onClose={onClose}>
      <div className="stack">
        {share.status === 'DIBATALKAN' ? <Note tone="warn">{t('bagiHasil.ditarik')}</Note> : null}
        <Note tone="accent" title={periodSentence(share, t)}>
          {comparison({ bagian: share, sebelum: before }, t)}
        </Note>
        <DescriptionList
          rows
          items={[
            ...(deposit
              ? [{ label: t('bagiHasil.periode'), value: `${toDisplay(share.dari)} – ${toDisplay(share.sampai)}` }]
              : []),
            amount(t(deposit ? 'bagiHasil.nominal' : 'bagiHasil.rataRata'), share.rata_rata),
            number(t(bonus ? 'bagiHasil.tarifBonus' : 'bagiHasil.hi1000'), shortRate(share.hi1000)),
            ...(bonus ? [] : [number(t('bagiHasil.nisbah'), shortShare(share.nisbah))]),
            amount(t('bagiHasil.bruto'), share.bruto),
            amount(t('bagiHasil.pajak'), share.pajak),
            amount(t('bagiHasil.zakat'), share.zakat),
            amount(t('bagiHasil.neto'), share.neto),
            { label: t('bagiHasil.tujuan'), value: targetWords(share, deposit, t) },
            { label: t('bagiHasil.tanggal'), value: `${toDisplay(share.tanggal)} ${share.referensi}` },
          ]}
        />
        <Periods periode={share.periode} />
      </div>
    </Dialog>
  );
}
