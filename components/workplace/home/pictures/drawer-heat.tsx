import '#lib/business-day/messages/boards.ts';
import { Amount, amountText } from '#components/kit/ui/amount.tsx';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { minorOf, part, shortAmount } from '#components/kit/ui/scale.ts';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { spanText } from '#components/workplace/home/time-left.tsx';
import type { TellerRow } from '#types/proto/cash/teller.ts';
import { Bar, type BarTone } from './bar.tsx';

/** Minutes below which a drawer is for now, and below which it is for today. */
const HOT = 60;
const WARM = 180;

type Heat = 'bad' | 'warn' | 'calm' | 'shut';
const ORDER: readonly Heat[] = ['bad', 'warn', 'calm', 'shut'];

function heatOf({ status, laju }: TellerRow): Heat {
  if (status !== 'BUKA') return 'shut';
  if (!laju || laju.menuju === '') return 'calm';
  return laju.menit < HOT ? 'bad' : laju.menit < WARM ? 'warn' : 'calm';
}

/** The drawers of a branch, those that need somebody first: what each holds against its maximum, and where today's pace takes it. */
export function DrawerHeat({ tills }: { readonly tills: readonly TellerRow[] }) {
  const t = useT();
  const rows = tills
    .map((till) => ({ till, heat: heatOf(till) }))
    .sort((a, b) => ORDER.indexOf(a.heat) - ORDER.indexOf(b.heat) || left(a.till) - left(b.till));
  return (
    <div className="picture">
      <SmallTable label={t('gambar.laci')} heads={[t('gambar.laciKas'), t('gambar.laciIsi')]}>
        {rows.map(({ till, heat }) => (
          <Drawer key={till.id_kas} till={till} heat={heat} t={t} />
        ))}
      </SmallTable>
      <p className="muted small inset">{t('gambar.laciKeterangan')}</p>
    </div>
  );
}

const left = ({ laju }: TellerRow): number => (laju && laju.menuju !== '' ? laju.menit : Number.POSITIVE_INFINITY);

const tones: Readonly<Record<Heat, Tone>> = { bad: 'bad', warn: 'warn', calm: 'ok', shut: 'neutral' };
const bars: Readonly<Record<Heat, BarTone>> = { bad: 'bad', warn: 'warn', calm: 'plain', shut: 'plain' };

interface DrawerProps {
  readonly till: TellerRow;
  readonly heat: Heat;
  readonly t: Translate;
}

function Drawer({ till, heat, t }: DrawerProps) {
  const { kode_valuta: currency, saldo, batas, laju } = till;
  const perHour = minorOf(laju?.per_jam ?? '0', currency);
  const held = part(minorOf(saldo, currency), minorOf(batas, currency));
  const share = t('gambar.laciPersen', { persen: Math.floor(held / 10), batas: amountText(batas, currency) });
  const pace =
    perHour === 0n
      ? ''
      : t('gambar.laciLaju', { laju: `${perHour > 0n ? '+' : ''}${shortAmount(t, perHour, currency)}` });
  return (
    <tr>
      <th scope="row">
        <span className="strong">{till.kode_kas}</span>
        <small className="muted">{till.nama_user}</small>
      </th>
      <td>
        <span className="spread">
          <Amount value={saldo} currency={currency} />
          <Chip tone={tones[heat]}>{headingOf(till, t)}</Chip>
        </span>
        <Bar part={held} tone={bars[heat]} />
        <small className="muted">{[share, pace].filter(Boolean).join(' · ')}</small>
      </td>
    </tr>
  );
}

function headingOf({ status, laju }: TellerRow, t: Translate): string {
  if (status !== 'BUKA') return t('gambar.laciTutup');
  if (!laju || laju.menuju === '') return t('gambar.laciTenang');
  const short = laju.menuju === 'KURANG';
  if (laju.menit === 0) return t(short ? 'gambar.laciSudahHabis' : 'gambar.laciSudahLebih');
  return t(short ? 'gambar.laciHabis' : 'gambar.laciLebih', { lama: spanText(t, laju.menit) });
}
