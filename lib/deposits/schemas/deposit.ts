import { z } from 'zod';
import { optionalAccount, party, share } from '#lib/accounts/schemas/opening.ts';
import { customerNumber, optionalDay, referenceCode } from '#lib/customers/schemas/customer-fields.ts';
import { checkIdentity, presenterFields, signedFields } from '#lib/customers/schemas/identity.ts';
import { optionalName } from '#lib/customers/schemas/names.ts';
import { payoutChannels, rollOvers, sources, tenors } from '#lib/deposits/deposits.ts';
import {
  accountNumber,
  amount,
  bookCurrency,
  demands,
  denominations,
  fewDenominations,
  flag,
  isoDate,
  msg,
  optionalDate,
  optionalText,
  reason,
  submission,
  text,
} from '#lib/schemas/common.ts';

const MOST_AT_ONCE = 1_000;

/** The number printed on a certificate has a series and eight digits. */
export const bilyetNumber = z
  .string(msg('v.kode'))
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{1,3}\d{8}$/, msg('v.kode'));
/** The screen showed this version of a deposit. */
const version = z.string(msg('v.angka')).regex(/^\d{1,6}$/, msg('v.angka'));

const terms = {
  nomor_nasabah: customerNumber,
  syarat_sejak: isoDate,
  tenor: z.enum(tenors, msg('v.kode')),
  perpanjangan: z.enum(rollOvers, msg('v.kode')).default('NON_ARO'),
  nominal: amount,
  sumber: z.enum(sources, msg('v.kode')),
  rekening_sumber: optionalAccount,
  nisbah_khusus: share,
  nama_rekening: optionalName(100),
  tujuan: referenceCode,
  sumber_dana: referenceCode,
  zakat: flag.default('F'),
  skb_nomor: optionalText(40),
  skb_sampai: optionalDay,
  /** Shares go to this account; '' leaves them at the bank until the customer asks. */
  rekening_bagi_hasil: optionalAccount,
  /** The principal goes to this account at the end. */
  rekening_penutupan: optionalAccount,
  keterangan: optionalText(200),
};
const others = z.strictObject({
  nomor_nasabah: customerNumber,
  peran: z.enum(['PENANDA_TANGAN', 'WALI', 'KUASA'], msg('v.kode')),
});

/** Both forms obey these rules. */
const agree = <S extends z.ZodType<Record<string, unknown>>>(schema: S) =>
  schema
    .refine((data) => (data.skb_nomor === '') === (data.skb_sampai === ''), demands('skb_sampai'))
    .refine(
      (data) => data.nisbah_khusus === '' || String(data.keterangan).length >= 5,
      demands('keterangan', 'v.alasan'),
    )
    .refine(
      (data) => data.sumber !== 'REKENING' || data.rekening_sumber !== '',
      demands('rekening_sumber', 'v.rekening'),
    );

/** One customer owns the deposit; beside the customer there are only those who sign or act for them. */
export const registerDepositData = agree(
  z.strictObject({
    ...terms,
    cara_tanda_tangan: z.literal('SENDIRI', msg('v.kode')).default('SENDIRI'),
    pihak: z.array(others, msg('v.bentuk')).max(10, msg('v.bentuk')).default([]),
  }),
).transform((data) => (data.sumber === 'REKENING' ? data : { ...data, rekening_sumber: '' }));
export const registerDepositInput = submission('REGISTRASI_DEPOSITO', registerDepositData);

/** Several owners of a deposit sign together or each alone (domain: deposits, joint account). */
export const registerJointDepositData = agree(
  z.strictObject({
    ...terms,
    cara_tanda_tangan: z.enum(['DAN', 'ATAU'], msg('v.kode')),
    pihak: z.array(party, msg('v.bentuk')).min(1, msg('v.bentuk')).max(10, msg('v.bentuk')),
  }),
).transform((data) => (data.sumber === 'REKENING' ? data : { ...data, rekening_sumber: '' }));
export const registerJointDepositInput = submission('REGISTRASI_DEPOSITO_GABUNGAN', registerJointDepositData);

/** The money comes, and a certificate is handed over. `nominal` and source are those that were registered. */
export const fundDepositData = z
  .strictObject({
    nomor_rekening: accountNumber,
    versi: version,
    nominal: amount,
    kode_valuta: bookCurrency,
    sumber: z.enum(sources, msg('v.kode')),
    tanggal_valuta: optionalDate,
    alasan_valuta: optionalText(200),
    nomor_kiriman: optionalText(40),
    nomor_bilyet: bilyetNumber,
    keterangan: optionalText(100),
    pecahan: denominations.default([]),
    kembalian: fewDenominations,
    ...presenterFields,
  })
  .superRefine(checkIdentity)
  .refine(({ sumber, nomor_kiriman }) => sumber !== 'KIRIMAN' || nomor_kiriman.length >= 3, demands('nomor_kiriman'))
  .refine(
    ({ tanggal_valuta, alasan_valuta }) => !tanggal_valuta || alasan_valuta.length >= 5,
    demands('alasan_valuta', 'v.alasan'),
  );
export const fundDepositInput = submission('SETOR_DEPOSITO', fundDepositData);

/** Money leaves the bank over the counter or to an account, against an original document. */
const payOut = {
  nomor_rekening: accountNumber,
  versi: version,
  nominal: amount,
  kode_valuta: bookCurrency,
  cara_bayar: z.enum(payoutChannels, msg('v.kode')),
  rekening_tujuan: optionalAccount,
  nomor_identitas: text(40).min(1, msg('v.wajib')),
  keterangan: optionalText(100),
  pecahan: denominations.default([]),
  kembalian: fewDenominations,
  ...signedFields,
};
interface PayOut {
  readonly cara_bayar: string;
  readonly rekening_tujuan: string;
}
const goesSomewhere = ({ cara_bayar, rekening_tujuan }: PayOut): boolean =>
  cara_bayar !== 'REKENING' || rekening_tujuan !== '';
const nowhere = demands('rekening_tujuan', 'v.rekening');
/** A text typed before the other way was chosen is dropped. */
const oneWay = <D extends PayOut>(data: D): D =>
  data.cara_bayar === 'TUNAI' ? { ...data, rekening_tujuan: '' } : { ...data, pecahan: [], kembalian: [] };

/** A deposit is paid out against its certificate. `nominal` is the payment, as both persons saw it. */
export const disburseDepositData = z
  .strictObject({
    ...payOut,
    nomor_bilyet: bilyetNumber,
    bilyet_hilang: flag.default('F'),
    nomor_surat: optionalText(60),
  })
  .refine(goesSomewhere, nowhere)
  .refine(({ bilyet_hilang, nomor_surat }) => bilyet_hilang === 'F' || nomor_surat !== '', demands('nomor_surat'))
  .transform((data) => oneWay(data));
export const disburseDepositInput = submission('PENCAIRAN_DEPOSITO', disburseDepositData);

/** The customer fetches all shares that wait: `nominal` is what both persons saw. */
export const fetchSharesData = z
  .strictObject(payOut)
  .refine(goesSomewhere, nowhere)
  .transform((data) => oneWay(data));
export const fetchSharesInput = submission('AMBIL_BAGI_HASIL_DEPOSITO', fetchSharesData);

export const maintainDepositData = z.strictObject({
  nomor_rekening: accountNumber,
  versi: version,
  perpanjangan: z.enum(rollOvers, msg('v.kode')),
  alasan: reason,
});
export const maintainDepositInput = submission('UBAH_DEPOSITO', maintainDepositData);

/** A new certificate replaces a lost or spoiled one; of a lost one the police letter is kept. */
export const replaceBilyetData = z
  .strictObject({
    nomor_rekening: accountNumber,
    bilyet_lama: bilyetNumber,
    nomor_bilyet: bilyetNumber,
    sebab: z.enum(['HILANG', 'RUSAK'], msg('v.kode')),
    nomor_surat: optionalText(60),
    rekening_biaya: accountNumber,
    bebas_biaya: flag.default('F'),
    keterangan: optionalText(200),
  })
  .refine(({ sebab, nomor_surat }) => sebab !== 'HILANG' || nomor_surat !== '', demands('nomor_surat'));
export const replaceBilyetInput = submission('GANTI_BILYET', replaceBilyetData);

/** A form holds a number as digits. */
const count = z
  .string(msg('v.angka'))
  .regex(/^\d{1,4}$/, msg('v.angka'))
  .transform((digits) => String(Number.parseInt(digits, 10)))
  .refine((digits) => Number.parseInt(digits, 10) >= 1 && Number.parseInt(digits, 10) <= MOST_AT_ONCE, msg('v.angka'));
const range = { nomor_bilyet: bilyetNumber, jumlah: count };
/** The last number of a range still has eight digits. */
const staysInRange = ({ nomor_bilyet, jumlah }: { nomor_bilyet: string; jumlah: string }): boolean => {
  const serial = /\d{8}$/.exec(nomor_bilyet)?.[0];
  return serial === undefined || !/^\d+$/.test(jumlah) || BigInt(serial) + BigInt(jumlah) <= 100_000_000n;
};
const outOfRange = { ...msg('v.kode'), path: ['jumlah'] };
const holder = optionalText(60);

export const receiveBilyetsData = z.strictObject({ ...range, keterangan: reason }).refine(staysInRange, outOfRange);
export const receiveBilyetsInput = submission('TERIMA_STOK_BILYET', receiveBilyetsData);

/** Certificates go from the branch's safe to one of its people, or back. */
export const handBilyetsData = z
  .strictObject({ ...range, pemegang_asal: holder, pemegang_tujuan: holder, keterangan: optionalText(200) })
  .refine(staysInRange, outOfRange)
  .refine(
    ({ pemegang_asal, pemegang_tujuan }) => (pemegang_asal === '') !== (pemegang_tujuan === ''),
    demands('pemegang_tujuan'),
  );
export const handBilyetsInput = submission('SERAH_STOK_BILYET', handBilyetsData);

export const voidBilyetsData = z
  .strictObject({ ...range, pemegang_asal: holder, keterangan: reason })
  .refine(staysInRange, outOfRange);
export const voidBilyetsInput = submission('BATAL_STOK_BILYET', voidBilyetsData);
