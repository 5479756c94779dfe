import '#lib/profit-sharing/messages/profit.ts';
import { useState } from 'react';
import { NumberField } from '#components/kit/fields/number-field.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { toDisplay } from '#lib/dates.ts';
import { bankName, messageOf } from '#lib/messages/id.ts';
import { shortShare } from '#lib/profit-sharing/share.ts';
import { profit } from '#services/profit-sharing/profit.ts';
import type { RincianBagiHasilAnswer } from '#types/proto/profit-sharing/profit.ts';
import { BalanceSteps } from './balance-steps.tsx';
import { monthText } from './month.tsx';
import { comparison, shareSentence, shortRate, simulationWords, targetWords } from './share-words.ts';

interface ShareProps {
  readonly nomor_rekening: string;
  readonly bulan: string;
}

/** Lists the numbers from the bank's earnings to the customer's share, each from the one above it. */
function chain(share: RincianBagiHasilAnswer, t: Translate): readonly DescriptionItem[] {
  const { bagian } = share;
  const amount = (label: string, value: string): DescriptionItem => ({ label, value: <Amount value={value} /> });
  const number = (label: string, value: string): DescriptionItem => ({
    label,
    value: <span className="num">{value}</span>,
  });
  if (!bagian) return [];
  return [
    amount(t('bagiHasil.pendapatan'), share.pendapatan_pool),
    ...share.penyesuaian_pool.map(({ jenis, jumlah }) => amount(messageOf('bagiHasil.pool.', jenis), jumlah)),
    amount(t('bagiHasil.pendapatanDpk'), share.pendapatan_dpk),
    amount(`${t('bagiHasil.pendapatanProduk')} (${bankName(share.nama_produk)})`, share.pendapatan_produk),
    amount(t('bagiHasil.rataRata'), bagian.rata_rata),
    number(t('bagiHasil.hi1000'), shortRate(bagian.hi1000)),
    number(t('bagiHasil.nisbah'), shortShare(bagian.nisbah)),
    // Where the contract changed within the month, each part of the month counts with its own share.
    ...(share.nisbah_hari.length > 1
      ? share.nisbah_hari.map(({ dari, sampai, nisbah }) =>
          number(t('bagiHasil.nisbahHari', { dari: toDisplay(dari), sampai: toDisplay(sampai) }), shortShare(nisbah)),
        )
      : []),
    amount(t('bagiHasil.bruto'), bagian.bruto),
    { label: t('bagiHasil.pajak'), value: <TaxSummary share={share} /> },
    amount(t('bagiHasil.zakat'), bagian.zakat),
    {
      label: t('bagiHasil.neto'),
      value: (
        <strong>
          <Amount value={bagian.neto} />
        </strong>
      ),
    },
    { label: t('bagiHasil.tujuan'), value: targetWords(share, false, t) },
    { label: t('bagiHasil.tanggal'), value: `${toDisplay(share.tanggal)} ${share.referensi}` },
    amount(t('bagiHasil.akru'), share.akru),
    amount(t('bagiHasil.penyesuaianAkru'), share.penyesuaian),
    amount(t('bagiHasil.dana'), share.dana_nasabah),
  ];
}

const TaxSummary = ({ share }: { readonly share: RincianBagiHasilAnswer }) => (
  <>
    <Amount value={share.bagian?.pajak ?? ''} />{' '}
    <span className="muted small">{messageOf('bagiHasil.sebab.', share.sebab_pajak)}</span>
  </>
);

/** "With nisbah 55 instead of 52": reckoned by the core from the very same numbers; nothing is kept of it. */
function Simulator({ nomor_rekening, bulan }: ShareProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const record = useRecord(
    profit.share,
    { nomor_rekening, bulan, nisbah: asked },
    { enabled: asked !== '', quiet: true },
  );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(typed);
      }}
    >
      <h3>{t('bagiHasil.simulasi')}</h3>
      <div className="line">
        <NumberField
          name="nisbah"
          label={t('bagiHasil.simulasiNisbah')}
          kind="float"
          decimals={2}
          value={typed}
          onChange={(value) => setTyped(String(value))}
        />
        <Button type="submit" icon="search" disabled={typed === ''}>
          {t('bagiHasil.perhitungan')}
        </Button>
      </div>
      {asked ? (
        <Loaded state={record} lines={1}>
          {({ simulasi }) => (simulasi ? <Note role="status">{simulationWords(simulasi, t)}</Note> : null)}
        </Loaded>
      ) : null}
    </form>
  );
}

/** Explains one share: a sentence for the customer, the chain of numbers, the days, and the result of another nisbah. */
export function ShareWindow({ onClose, ...asked }: ShareProps & { readonly onClose: () => void }) {
  const t = useT();
  const record = useRecord(profit.share, asked, { quiet: true });
  return (
    <Dialog title={`${t('bagiHasil.lihat')} ${monthText(asked.bulan)}`} size="wide" onClose={onClose}>
      <Loaded state={record} lines={10}>
        {(share) => (
          <div className="stack">
            <Note tone="accent" title={shareSentence(share, t)}>
              {comparison(share, t)}
            </Note>
            <DescriptionList rows items={chain(share, t)} />
            <BalanceSteps steps={share.langkah} />
            <Simulator {...asked} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
