import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import { nameColumns, serviceColumns } from '#core/accounts/inquiries/account-row.ts';
import { accountName, openingDetails, openingFields } from '#core/accounts/opening/open-account.ts';
import { signingWayOf } from '#core/accounts/opening/open-rule.ts';
import { beginningRules } from '#core/accounts/opening/open-rules.ts';
import {
  type Linked,
  linkedAccounts,
  loadOpening,
  type Opening,
  type OpeningData,
  ownersIn,
} from '#core/accounts/opening/opening-context.ts';
import type { Db } from '#core/db/client.ts';
import { higher, levelFor } from '#core/engine/authority.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { available } from '#core/engine/load-context.ts';
import {
  type FieldChange,
  type OpContext,
  type Operation,
  type Outcome,
  override,
  type Rule,
  reject,
} from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { wholeUnits } from '#core/engine/rules/product-rules.ts';
import { DEPOSIT_PRODUCT, depositGl, isDepositNumber } from '#lib/deposits/deposits.ts';
import { registerDepositData, registerJointDepositData } from '#lib/deposits/schemas/deposit.ts';
import { BOOK_CURRENCY, formatRupiah } from '#lib/money.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import type { AmountsOf } from '#lib/schemas/amount-mark.ts';

type Single = z.output<typeof registerDepositData>;
type Joint = z.output<typeof registerJointDepositData>;
type Data = Single | Joint;
/** A registration's rules read its source account besides the context of any opening. */
interface Registration extends Opening {
  readonly source: Linked | null;
}
type Context = OpContext<Data, Registration>;
type RegisterRule = Rule<Data, Registration>;

/** This level allows an unusual registration. */
const SENIOR = 'BRANCH_MANAGER';
const LEVEL = 'OPS_MANAGER';

/** Maps the form to that of an opening of an account. */
const asOpening = (data: Data): OpeningData => ({
  nomor_nasabah: data.nomor_nasabah,
  kode_produk: DEPOSIT_PRODUCT,
  syarat_sejak: data.syarat_sejak,
  nama_rekening: data.nama_rekening,
  cara_tanda_tangan: data.cara_tanda_tangan,
  pihak: [...data.pihak],
  nisbah_khusus: data.nisbah_khusus,
  tujuan: data.tujuan,
  sumber_dana: data.sumber_dana,
  rekening_koran: 'DIMINTA',
  kirim_koran: 'LOKET',
  buku_tabungan: 'F',
  zakat: data.zakat,
  skb_nomor: data.skb_nomor,
  skb_sampai: data.skb_sampai,
  rekening_bagi_hasil: data.rekening_bagi_hasil,
  rekening_penutupan: data.rekening_penutupan,
  keterangan: data.keterangan,
});

/** The amount of a deposit is not part of the opening of its account. */
const opening = (context: Context): OpContext<OpeningData, Opening> => ({
  ...context,
  data: asOpening(context.data),
  amounts: {} as AmountsOf<OpeningData>,
});

/** Reads the rows of an opening, the share of the tenor in the terms of the day, and the source. */
async function load(db: Db, data: Data, caller: Caller): Promise<Registration> {
  const found = await loadOpening(db, asOpening(data), caller);
  const [[share], sources] = await Promise.all([
    db<{ nisbah_nasabah: number }[]>`
      select nisbah_nasabah from product_nisbah
      where (kode_produk, berlaku_sejak, tenor) = (${DEPOSIT_PRODUCT}, ${found.offer?.syarat_sejak ?? null}::date, ${data.tenor}::smallint)`,
    linkedAccounts(db, data.rekening_sumber === '' ? [] : [data.rekening_sumber], found.today),
  ]);
  return {
    ...found,
    offer: found.offer && { ...found.offer, nisbah_nasabah: share?.nisbah_nasabah ?? null },
    source: sources.get(data.rekening_sumber) ?? null,
  };
}

const rule = (name: string, check: (context: Context) => Outcome | null): RegisterRule => ({ name, check });

/** The smallest deposit is the first deposit of the terms, which are higher for an entity than for a person (domain: products). */
const largeEnough = rule('largeEnough', (context) => {
  const least = context.extra.offer?.setoran_awal ?? 0n;
  return context.amounts.nominal < least
    ? reject('DEPOSIT_MINIMUM', { minimum: formatRupiah(least) }, 'nominal')
    : null;
});

const tenorOffered = rule('tenorOffered', ({ data, extra: { offer } }) =>
  offer && offer.nisbah_nasabah === null ? reject('TENOR_NOT_OFFERED', { tenor: data.tenor }, 'tenor') : null,
);

/** The source is an open account in rupiah with enough available, and no deposit; another person's with the manager's approval. */
const sourceFits = rule('sourceFits', (context) => {
  const { data, amounts, extra, loaded } = context;
  const { rekening_sumber: rekening } = data;
  if (rekening === '') return null;
  const account = loaded.accounts.get(rekening);
  if (!account || isDepositNumber(rekening) || account.status === 'TUTUP' || account.kode_valuta !== BOOK_CURRENCY)
    return reject('LINKED_ACCOUNT', { rekening }, 'rekening_sumber');
  if (available(account) < amounts.nominal) return reject('INSUFFICIENT', { rekening }, 'rekening_sumber');
  const owners = ownersIn(asOpening(data));
  return extra.source?.pemilik.some((owner) => owners.includes(owner))
    ? null
    : override('REKENING_SUMBER_LAIN', SENIOR, { rekening });
});

/** Shares and principal go to accounts that take money, not into another deposit; those of ARO+ stay with it. */
const destinationsFit = rule('destinationsFit', ({ data }) => {
  for (const field of ['rekening_bagi_hasil', 'rekening_penutupan'] as const)
    if (isDepositNumber(data[field])) return reject('LINKED_ACCOUNT', { rekening: data[field] }, field);
  return data.perpanjangan === 'ARO_PLUS' && data.rekening_bagi_hasil !== ''
    ? reject('ARO_PLUS_SHARE', {}, 'rekening_bagi_hasil')
    : null;
});

const rules: readonly RegisterRule[] = [
  ...beginningRules.map(({ name, check }): RegisterRule => rule(name, (context) => check(opening(context)))),
  tenorOffered,
  wholeUnits('NON_TUNAI'),
  largeEnough,
  sourceFits,
  destinationsFit,
];

/** Returns the fields for the second person: those of an opening, and those of the deposit. */
function fields(context: Context): FieldChange[] {
  const { data, amounts } = context;
  const own: readonly [kolom: string, baru: string][] = [
    ['nominal', formatRupiah(amounts.nominal)],
    ['tenor', data.tenor],
    ['perpanjangan', data.perpanjangan],
    ['sumber', data.sumber],
    ['rekening_sumber', data.rekening_sumber],
  ];
  return [
    ...openingFields(opening(context)),
    ...own.filter(([, baru]) => baru !== '').map(([kolom, baru]) => ({ kolom, lama: '', baru })),
  ];
}

/**
 * Registers a deposit for a customer by two persons: its account with number, parties and contract, its terms, and the amount set aside in its
 * source. It posts nothing until it is funded, and by the close of the day it is funded or cancelled (domain: deposits).
 */
const registration = (code: OperationCode, schema: z.ZodType<Data>): Operation<Data, Registration> => ({
  code,
  schema,
  needs: ({ rekening_sumber }) => ({ accounts: rekening_sumber === '' ? [] : [rekening_sumber] }),
  load,
  rules,
  subject: (context) => dataSubject(accountName(opening(context))),
  journal: () => [],
  change: {
    object: ({ data }) => `REKENING:BARU/${data.nomor_nasabah}/${DEPOSIT_PRODUCT}`,
    customers: ({ extra }) => extra.family,
    level: ({ ref, amounts }) => higher(LEVEL, levelFor(ref, 'NON_TUNAI', BOOK_CURRENCY, amounts.nominal)),
    fields,
  },
  effects: (context) => {
    const { data, amounts, extra } = context;
    const { offer } = extra;
    if (!offer) return [];
    const isEntity = extra.holders.get(data.nomor_nasabah)?.jenis === 'B';
    const form = opening(context);
    return [
      recordChange('account', {
        aksi: 'BUAT',
        versi: 0,
        baris: {
          nomor_rekening: '',
          nomor_nasabah: data.nomor_nasabah,
          kode_produk: offer.kode_produk,
          kode_gl: depositGl(Number.parseInt(data.tenor, 10)),
          kode_valuta: offer.kode_valuta,
          tanggal_buka: extra.today,
          ...nameColumns(accountName(form), isEntity),
          ...serviceColumns({ ...form.data, cara_tanda_tangan: signingWayOf(form) }),
        },
        bagian: openingDetails(form, offer),
        rincian: {
          tenor: data.tenor,
          perpanjangan: data.perpanjangan,
          nominal: amounts.nominal.toString(),
          sumber: data.sumber,
          rekening_sumber: data.rekening_sumber,
        },
      }),
    ];
  },
});

/** Registrasi deposito: registers a deposit of one customer. */
export const registerDeposit = registration('REGISTRASI_DEPOSITO', registerDepositData);
/** Registrasi deposito gabungan: several owners sign together (AND) or each alone (OR). */
export const registerJointDeposit = registration('REGISTRASI_DEPOSITO_GABUNGAN', registerJointDepositData);
