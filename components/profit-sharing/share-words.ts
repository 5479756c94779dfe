import '#lib/profit-sharing/messages/profit.ts';
import type { Translate } from '#components/kit/ui/messages.tsx';
import { toDisplay } from '#lib/dates.ts';
import { formatWire, fromMinor, rupiahMinor } from '#lib/money.ts';
import { shortShare } from '#lib/profit-sharing/share.ts';
import type {
  BagianBagiHasil,
  HistoryBagiHasilRow,
  RincianBagiHasilAnswer,
} from '#types/proto/profit-sharing/profit.ts';
import { monthText } from './month.tsx';

/** A rate without zeros at its end, two decimals at least: "8.75", "10.923077". */
export const shortRate = (rate: string): string => rate.replace(/(\.\d{2}\d*?)0+$/, '$1');
/** Shares are whole rupiah: "32,550". */
const whole = (wire: string): string => formatWire(wire).replace(/\.00$/, '');

function deductions({ pajak, zakat }: BagianBagiHasil, t: Translate): string {
  const words = { pajak: whole(pajak), zakat: whole(zakat) };
  if (pajak === '0.00') return zakat === '0.00' ? t('bagiHasil.tanpaPotongan') : t('bagiHasil.potongZakat', words);
  return t(zakat === '0.00' ? 'bagiHasil.potongPajak' : 'bagiHasil.potongPajakZakat', words);
}

/** Explains a share to its customer, in one go. */
export function shareSentence({ bulan, bagian }: RincianBagiHasilAnswer, t: Translate): string {
  if (!bagian) return '';
  return t('bagiHasil.kalimat', {
    bulan: monthText(bulan),
    rata: whole(bagian.rata_rata),
    hi: shortRate(bagian.hi1000),
    nisbah: shortShare(bagian.nisbah),
    bruto: whole(bagian.bruto),
    potongan: deductions(bagian, t),
    neto: whole(bagian.neto),
  });
}

/** Explains to a customer a share for days of its own, or a bonus. */
export function periodSentence(share: HistoryBagiHasilRow, t: Translate): string {
  const words = {
    bulan: monthText(share.bulan),
    dari: toDisplay(share.dari),
    sampai: toDisplay(share.sampai),
    rata: whole(share.rata_rata),
    hi: shortRate(share.hi1000),
    nisbah: shortShare(share.nisbah),
    bruto: whole(share.bruto),
    potongan: deductions(share, t),
    neto: whole(share.neto),
  };
  if (share.jenis === 'BONUS') return t('bagiHasil.kalimatBonus', words);
  return t(share.jenis === 'DEPOSITO' ? 'bagiHasil.kalimatDeposito' : 'bagiHasil.kalimat', words);
}

/** Says where a share went, late where it had to wait; or that it still waits, a deposit's to be fetched. */
export function targetWords(
  share: Pick<HistoryBagiHasilRow, 'rekening_tujuan' | 'susulan'>,
  ofDeposit: boolean,
  t: Translate,
): string {
  const { rekening_tujuan: tujuan, susulan } = share;
  if (tujuan === '') return t(ofDeposit ? 'bagiHasil.tertahan' : 'bagiHasil.menunggu');
  return susulan === '' ? tujuan : t('bagiHasil.susulan', { tujuan, tanggal: toDisplay(susulan) });
}

/** Names the factors that made the difference, the largest first, of the three: balance, rate, share. */
function causes(now: BagianBagiHasil, before: BagianBagiHasil, more: boolean, t: Translate): string {
  const rose = (a: string, b: string): number => {
    const [x, y] = [BigInt(a.replace('.', '')), BigInt(b.replace('.', ''))];
    return x === y ? 0 : x > y ? 1 : -1;
  };
  const balance = rose(now.rata_rata, before.rata_rata);
  const rate = rose(now.hi1000, before.hi1000);
  const wanted = more ? 1 : -1;
  const found = [
    balance === wanted ? t(more ? 'bagiHasil.karenaSaldoNaik' : 'bagiHasil.karenaSaldoTurun') : '',
    rate === wanted ? t(more ? 'bagiHasil.karenaHiNaik' : 'bagiHasil.karenaHiTurun') : '',
    rose(now.nisbah, before.nisbah) === wanted ? t('bagiHasil.karenaNisbah') : '',
  ].filter(Boolean);
  return found.length > 0 ? found.join(', ') : t('bagiHasil.karenaHari');
}

/** Explains why the share is more or less than the month before; '' where there was none. */
export function comparison(
  {
    bagian,
    sebelum,
  }: { readonly bagian?: BagianBagiHasil | undefined; readonly sebelum?: BagianBagiHasil | undefined },
  t: Translate,
): string {
  if (!bagian || !sebelum) return '';
  const difference = rupiahMinor(bagian.bruto) - rupiahMinor(sebelum.bruto);
  if (difference === 0n) return t('bagiHasil.sama');
  const more = difference > 0n;
  return t(more ? 'bagiHasil.lebih' : 'bagiHasil.kurang', {
    beda: whole(fromMinor(more ? difference : -difference)),
    sebab: causes(bagian, sebelum, more, t),
  });
}

/** The words of another nisbah's outcome. */
export const simulationWords = (simulasi: BagianBagiHasil, t: Translate): string =>
  t('bagiHasil.simulasiHasil', {
    nisbah: shortShare(simulasi.nisbah),
    bruto: whole(simulasi.bruto),
    neto: whole(simulasi.neto),
  });
