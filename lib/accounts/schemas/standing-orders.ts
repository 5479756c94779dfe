import { z } from 'zod';
import {
  holidayRules,
  listedDueStates,
  orderActs,
  orderChannels,
  orderEnds,
  orderKinds,
  orderPeriods,
  orderStates,
} from '#lib/accounts/standing-orders.ts';
import { toMinor } from '#lib/money.ts';
import {
  accountNumber,
  amount,
  bookCurrency,
  branchCode,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  uuid,
} from '#lib/schemas/common.ts';
import { atHome, checkPayee, payeeFields } from './standing-order-payee.ts';

const orderNumber = z.string(msg('v.kode')).regex(/^(SI|ATS)\d{8,12}$/, msg('v.kode'));
const optional = <S extends z.ZodType<string>>(schema: S, key: Parameters<typeof msg>[0]) =>
  z.union([z.literal(''), schema], msg(key)).default('');
/** Returns the schema of a whole number as text within bounds, both included. */
const whole = (from: number, to: number) =>
  z.string(msg('v.bilanganPerintah')).refine((text) => {
    const number = /^\d{1,3}$/.test(text) ? Number(text) : -1; // not an amount: how often, which day, which place
    return number >= from && number <= to;
  }, msg('v.bilanganPerintah'));

const optionalAmount = optional(amount, 'v.uang');
const optionalDay = optional(isoDate, 'v.tanggal');
/** The percentage is above 0 up to 100 with at most two decimals. */
const share = z
  .string(msg('v.persenPerintah'))
  .regex(/^(?!0+(\.0{1,2})?$)(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, msg('v.persenPerintah'));

const version = z.int(msg('v.bentuk')).min(0, msg('v.bentuk')).default(0);
const common = {
  nomor_perintah: optional(orderNumber, 'v.kode'),
  versi: version,
  kode_valuta: bookCurrency,
  mulai: isoDate,
  sampai: optionalDay,
  prioritas: whole(1, 99).default('50'),
  sebagian: flag.default('F'),
  bebas_biaya: flag.default('F'),
  berita: optionalText(60),
  alasan: reason,
};

interface Ends {
  readonly akhir: (typeof orderEnds)[number];
  readonly mulai: string;
  readonly sampai: string;
  readonly kali?: string;
}

const need = (issues: z.RefinementCtx, field: string, message: Parameters<typeof msg>[0]): void => {
  issues.addIssue({ code: 'custom', path: [field], message });
};

/** An order always has an end: a day, a number, or that somebody ends it. */
function checkEnd({ akhir, mulai, sampai, kali = '' }: Ends, issues: z.RefinementCtx): void {
  if (akhir === 'TANGGAL' && sampai === '') need(issues, 'sampai', 'v.wajib');
  if (akhir === 'TANGGAL' && sampai !== '' && sampai < mulai) need(issues, 'sampai', 'v.urutanTanggal');
  if (akhir === 'KALI' && kali === '') need(issues, 'kali', 'v.wajib');
}

interface Bounds {
  readonly batas_bawah: string;
  readonly batas_atas: string;
  readonly kelipatan: string;
  readonly kode_valuta: string;
}

/** The order moves a multiple, which must find room between the bounds. */
function checkRange({ batas_bawah, batas_atas, kelipatan, kode_valuta }: Bounds, issues: z.RefinementCtx): void {
  if (batas_bawah === '' || batas_atas === '' || kelipatan === '') return;
  const minor = (text: string): bigint => toMinor(text, kode_valuta);
  if (minor(batas_atas) - minor(batas_bawah) < minor(kelipatan)) need(issues, 'batas_atas', 'v.rentangPerintah');
}

const rules = z.strictObject({
  ...common,
  jenis: z.enum(orderKinds, msg('v.kode')),
  rekening_sumber: accountNumber,
  rekening_tujuan: z.string(msg('v.rekening')).trim().max(40, msg('v.rekening')),
  jalur: z.enum(orderChannels, msg('v.kode')).default('INTERNAL'),
  ...payeeFields,
  nominal: optionalAmount,
  persen: optional(share, 'v.persenPerintah'),
  batas_bawah: optionalAmount,
  batas_atas: optionalAmount,
  kelipatan: optionalAmount,
  periode: z.enum(orderPeriods, msg('v.kode')),
  setiap: optional(whole(1, 12), 'v.bilanganPerintah'),
  hari: optional(whole(1, 31), 'v.bilanganPerintah'),
  akhir: z.enum(orderEnds, msg('v.akhirPerintah')),
  kali: optional(whole(1, 999), 'v.bilanganPerintah'),
  hari_libur: z.enum(holidayRules, msg('v.kode')).default('SESUDAH'),
  coba_ulang: whole(0, 5).default('3'),
  jeda_ulang: whole(1, 5).default('1'),
});
type Rules = z.output<typeof rules>;

/** Each kind has these amounts. */
const amountsOf: Readonly<Record<Rules['jenis'], readonly ('nominal' | 'batas_bawah' | 'batas_atas' | 'kelipatan')[]>> =
  {
    TETAP: ['nominal'],
    SAPU_MASUK: ['batas_bawah'],
    SAPU_KELUAR: ['batas_atas'],
    RENTANG: ['batas_bawah', 'batas_atas', 'kelipatan'],
    VARIABEL: [],
  };

function checkOrder(data: Rules, issues: z.RefinementCtx): void {
  if (data.jalur === 'INTERNAL') {
    if (!accountNumber.safeParse(data.rekening_tujuan).success) need(issues, 'rekening_tujuan', 'v.rekening');
    if (data.rekening_tujuan === data.rekening_sumber) need(issues, 'rekening_tujuan', 'v.rekeningSama');
  } else checkPayee(data, issues);
  for (const field of amountsOf[data.jenis]) if (data[field] === '') need(issues, field, 'v.wajib');
  if (data.jenis === 'VARIABEL' && (data.persen === '') === (data.batas_atas === '')) {
    need(issues, 'persen', 'v.persenAtauBatas');
  }
  if (data.jenis === 'RENTANG') checkRange(data, issues);
  if (data.periode === 'MINGGUAN' && !/^[1-7]$/.test(data.hari)) need(issues, 'hari', 'v.hariMinggu');
  if (data.periode === 'BULANAN' && data.hari === '') need(issues, 'hari', 'v.wajib');
  checkEnd(data, issues);
}

/** A text typed for another way, kind, period or end before is dropped. Another bank is paid whole or not at all. */
function tidied(data: Rules): Rules {
  const used = (field: (typeof amountsOf)[Rules['jenis']][number], besides = false): string =>
    besides || amountsOf[data.jenis].includes(field) ? data[field] : '';
  const variable = data.jenis === 'VARIABEL';
  const sweep = data.jenis === 'SAPU_MASUK' || data.jenis === 'SAPU_KELUAR';
  const every = data.periode === 'MINGGUAN' || data.periode === 'BULANAN';
  return {
    ...data,
    ...(data.jalur === 'INTERNAL'
      ? atHome
      : { rekening_tujuan: data.rekening_tujuan.toUpperCase(), sebagian: 'F' as const }),
    nominal: used('nominal'),
    persen: variable ? data.persen : '',
    batas_bawah: used('batas_bawah'),
    batas_atas: used('batas_atas', variable),
    kelipatan: used('kelipatan', sweep),
    setiap: every ? data.setiap || '1' : '1',
    hari: every ? data.hari : '',
    sampai: data.akhir === 'TANGGAL' ? data.sampai : '',
    kali: data.akhir === 'KALI' ? data.kali : '',
  };
}

/** A standing order is new (no number) or changed. */
export const standingOrderData = rules.superRefine(checkOrder).transform(tidied);
export const standingOrderInput = submission('SIMPAN_SI', standingOrderData);

/** A savings account keeps a giro within bounds. */
export const coverData = z
  .strictObject({
    ...common,
    rekening_giro: accountNumber,
    rekening_tabungan: accountNumber,
    batas_bawah: amount,
    batas_atas: amount,
    kelipatan: amount,
    akhir: z.enum(['TANGGAL', 'DICABUT'], msg('v.akhirPerintah')),
  })
  .superRefine((data, issues) => {
    if (data.rekening_giro === data.rekening_tabungan) need(issues, 'rekening_tabungan', 'v.rekeningSama');
    checkRange(data, issues);
    checkEnd(data, issues);
  })
  .transform((data) => ({ ...data, sampai: data.akhir === 'TANGGAL' ? data.sampai : '' }));
export const coverInput = submission('SIMPAN_ATS', coverData);

export const orderStateData = z.strictObject({
  nomor_perintah: orderNumber,
  versi: version,
  tindakan: z.enum(orderActs, msg('v.kode')),
  alasan: reason,
});
export const orderStateInput = submission('STATUS_PERINTAH', orderStateData);

/** A failed period is paid now, with the amount that it was to move. */
export const runOrderData = z.strictObject({
  nomor_perintah: orderNumber,
  jatuh_tempo: isoDate,
  nominal: amount,
  kode_valuta: bookCurrency,
  alasan: reason,
});
export const runOrderInput = submission('PERINTAH_TETAP', runOrderData);

export const runsQuery = listQuery({
  status: z.enum(['', ...listedDueStates], msg('v.kode')).default(''),
  tanggal: optionalDay,
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
});
export const ordersQuery = listQuery({
  status: z.enum(['', ...orderStates], msg('v.kode')).default(''),
  jenis: z.enum(['', ...orderKinds], msg('v.kode')).default(''),
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
});
export const orderQuery = z.object({ nomor_perintah: orderNumber });
/** The user is typing an order with these dates. */
export const scheduleQuery = z.object({
  periode: z.enum(orderPeriods, msg('v.kode')),
  setiap: optional(whole(1, 12), 'v.bilanganPerintah'),
  hari: optional(whole(1, 31), 'v.bilanganPerintah'),
  mulai: isoDate,
  sampai: optionalDay,
  kali: optional(whole(1, 999), 'v.bilanganPerintah'),
  hari_libur: z.enum(holidayRules, msg('v.kode')),
  /** For a rail to another bank the query also returns the terms of a payment by it. */
  jalur: z.enum(orderChannels, msg('v.kode')).default('INTERNAL'),
});
/** The account is given by number, or by the handle a list gave when the number is masked. */
export const ordersOfAccountQuery = z
  .object({
    nomor_rekening: z.union([z.literal(''), accountNumber], msg('v.rekening')).default(''),
    pegangan: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
  })
  .refine((asked) => asked.nomor_rekening !== '' || asked.pegangan !== '', {
    ...msg('v.rekening'),
    path: ['nomor_rekening'],
  });
