import '#lib/accounts/messages/standing-orders.ts';
import '#lib/accounts/messages/standing-order-words.ts';
import { toDisplay } from '#lib/dates.ts';
import { type MessageKey, message, messageOf } from '#lib/messages/id.ts';
import { BOOK_CURRENCY, formatWire, tryParse } from '#lib/money.ts';
import type { PerintahRow } from '#types/proto/accounts/standing.ts';

/** Holds an order's data, as a form or a row has it: texts, '' where there is none. */
export type Order = Readonly<
  Record<
    | 'jenis'
    | 'rekening_sumber'
    | 'rekening_tujuan'
    | 'kode_valuta'
    | 'nominal'
    | 'persen'
    | 'batas_bawah'
    | 'batas_atas'
    | 'periode'
    | 'setiap'
    | 'hari'
    | 'mulai'
    | 'sampai'
    | 'kali',
    string
  >
>;

type Payee = Pick<PerintahRow, 'jalur' | 'kode_bank' | 'nama_bank' | 'rekening_tujuan' | 'nama_tujuan'>;

/** Names the payee, under the number of the payee's account: at another bank with that bank. */
export const payeeName = ({ jalur, kode_bank, nama_bank, nama_tujuan }: Omit<Payee, 'rekening_tujuan'>): string =>
  jalur === 'INTERNAL' ? nama_tujuan : [nama_bank || kode_bank, nama_tujuan].join(' · ');

/** "BCA 8800112233 CV Maju Bersama", or an account of ours and its name. */
export const payeeOf = ({ jalur, kode_bank, nama_bank, rekening_tujuan, nama_tujuan }: Payee): string =>
  [jalur === 'INTERNAL' ? '' : nama_bank || kode_bank, rekening_tujuan, nama_tujuan].filter(Boolean).join(' ');

const amountOf = (wire: string, currency: string): string =>
  tryParse(wire, currency) ? `${currency === BOOK_CURRENCY ? 'Rp' : `${currency} `}${formatWire(wire, currency)}` : '';

/** Says in words how often it falls due. */
export function whenOf({ periode, setiap, hari }: Pick<Order, 'periode' | 'setiap' | 'hari'>): string {
  if (periode === 'HARIAN') return message('perintah.setiapHari');
  if (periode === 'AKHIR_BULAN') return message('perintah.setiapAkhirBulan');
  const many = setiap !== '' && setiap !== '1';
  if (periode === 'MINGGUAN') {
    const day = hari === '' ? '' : messageOf('hariMinggu.', hari);
    return message(many ? 'perintah.setiapNMinggu' : 'perintah.setiapMinggu', { n: setiap, hari: day });
  }
  return message(many ? 'perintah.setiapNBulan' : 'perintah.setiapTanggal', { n: setiap, hari });
}

/** Selects the sentence for what it moves. */
const whatKey = ({ jenis, persen }: Pick<Order, 'jenis' | 'persen'>): MessageKey =>
  jenis === 'VARIABEL'
    ? persen === ''
      ? 'perintah.apa.SISA'
      : 'perintah.apa.PERSEN'
    : (`perintah.apa.${jenis}` as MessageKey);

/** Describes what it moves, from where to where; payer and payee go by the names given. */
function whatOf(order: Order, names: { readonly sumber: string; readonly tujuan: string }): string {
  const amount = (wire: string): string => amountOf(wire, order.kode_valuta || BOOK_CURRENCY);
  return message(whatKey(order), {
    nominal: amount(order.nominal),
    bawah: amount(order.batas_bawah),
    atas: amount(order.batas_atas),
    persen: order.persen,
    ...names,
  });
}

/** Returns the amount that it moves, in a few words for a list. */
export function muchOf(row: PerintahRow): string {
  const amount = (wire: string): string => amountOf(wire, row.kode_valuta);
  if (row.nominal) return amount(row.nominal);
  if (row.persen) return `${row.persen}%`;
  return [row.batas_bawah ? `≥ ${amount(row.batas_bawah)}` : '', row.batas_atas ? `≤ ${amount(row.batas_atas)}` : '']
    .filter(Boolean)
    .join(' · ');
}

/** Describes in one sentence what will happen, by which both persons and the customer read the order. */
export function sentenceOf(order: Order, names: { readonly sumber: string; readonly tujuan: string }): string {
  const end = order.sampai
    ? message('perintah.kalimatSampai', { tanggal: toDisplay(order.sampai) })
    : order.kali
      ? message('perintah.kalimatKali', { kali: order.kali })
      : message('perintah.kalimatDicabut');
  return message('perintah.kalimat', {
    kapan: whenOf(order),
    apa: whatOf(order, names),
    mulai: toDisplay(order.mulai),
    akhir: end,
  });
}

/** Is enough said for a sentence? */
export function isWhole(order: Order): boolean {
  const money = {
    TETAP: order.nominal,
    SAPU_MASUK: order.batas_bawah,
    SAPU_KELUAR: order.batas_atas,
    RENTANG: order.batas_bawah && order.batas_atas,
    VARIABEL: order.persen || order.batas_atas,
  }[order.jenis];
  const dated = order.periode === 'HARIAN' || order.periode === 'AKHIR_BULAN' || order.hari !== '';
  return Boolean(money && dated && order.rekening_sumber && order.rekening_tujuan && order.mulai);
}
