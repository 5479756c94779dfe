import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { higher, levelFor } from '#core/engine/authority.ts';
import type { Effect } from '#core/engine/effects.ts';
import { type OpContext, type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { firstDeposit } from '#core/engine/rules/product-rules.ts';
import { signedEvidence, signedTogether } from '#core/engine/rules/signing-rules.ts';
import { accountOf, accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { closeAccountData } from '#lib/accounts/schemas/closing.ts';
import { gl } from '#lib/books/gl.ts';
import { formatMoney, money } from '#lib/money.ts';
import {
  accountIn,
  amountsOf,
  atOwnBranch,
  computed,
  exists,
  noneWaits,
  nothingInTheWay,
  shareLegs,
  unchangedSinceShown,
} from './closing-rules.ts';
import { type ClosingCase, isOfOthers, readClosing } from './read-closing.ts';

type Data = z.output<typeof closeAccountData>;
type Context = OpContext<Data, ClosingCase | null>;
/** The details of a closing, and whether the rest goes to another account. */
type Closing = ClosingCase & { readonly goesElsewhere: boolean };
type CloseRule = Rule<Data, ClosingCase | null>;

const sum = ({ data, extra }: Context) => computed(extra, data.bebas_biaya === 'T');

/** Returns true when this very operation closes it: only a payment in cash waits, and a rest of zero has nobody to wait for. */
const atOnce = (context: Context): boolean => context.data.cara_bayar !== 'TUNAI' || sum(context).nominal === 0n;

/** Returns true when the rest stays with the bank for the instruments still in circulation. */
const staysForSheets = ({ data }: Context): boolean => data.cara_bayar === 'KHUSUS';

/** The account is open in one way or another: a dormant one may be closed by its owner, whose identity is checked either way. */
const open: CloseRule = {
  name: 'open',
  check: ({ extra }) => {
    const rekening = extra?.nomor_rekening ?? '';
    if (extra?.status === 'TUTUP') return reject('ACCOUNT_CLOSED', { rekening }, 'nomor_rekening');
    return extra?.status === 'PENUTUPAN' ? reject('ACCOUNT_CLOSING', { rekening }, 'nomor_rekening') : null;
  },
};

/** The customer's document is checked, unless the bank itself closes the account of a listed customer. */
const identitySeen: CloseRule = {
  name: 'identitySeen',
  check: ({ extra, data }) =>
    data.sebab === 'DHN' || extra?.nomor_identitas === data.nomor_identitas
      ? null
      : reject('IDENTITY_DIFFERS', {}, 'nomor_identitas'),
};

const signedByOwners = signedTogether<Data, ClosingCase | null>(({ nomor_rekening }) => nomor_rekening);
/** All owners sign, unless the bank itself closes the account of a listed customer. */
const ownersSign: CloseRule = {
  name: 'ownersSign',
  check: (context) => (context.data.sebab === 'DHN' ? null : signedByOwners.check(context)),
};

/** The rest goes to an account of an owner, or the manager has allowed another, as with a deposit's pay-out. */
const goesToOwner: Rule<Data, Closing | null> = {
  name: 'goesToOwner',
  check: ({ data: { rekening_tujuan: rekening }, extra }) =>
    extra?.goesElsewhere ? override('TUJUAN_PENUTUPAN_LAIN', 'BRANCH_MANAGER', { rekening }) : null,
};

async function load(db: Db, { nomor_rekening, rekening_tujuan }: Data): Promise<Closing | null> {
  const [found, goesElsewhere] = await Promise.all([
    readClosing(db, nomor_rekening),
    isOfOthers(db, nomor_rekening, rekening_tujuan),
  ]);
  return found && { ...found, goesElsewhere };
}

/** The bank closes an account by itself only if its customer is on the national blacklist (domain: clearing, DHN, a repeat). */
const listedIndeed: CloseRule = {
  name: 'listedIndeed',
  check: ({ extra, data }) =>
    data.sebab !== 'DHN' || extra?.tercantum
      ? null
      : reject('CLOSING_NOT_LISTED', { rekening: data.nomor_rekening }, 'sebab'),
};

const toAnother: CloseRule = {
  name: 'toAnother',
  check: ({ data }) =>
    data.rekening_tujuan === data.nomor_rekening ? reject('SAME_ACCOUNT', {}, 'rekening_tujuan') : null,
};

const currencyOf = ({ extra, data }: Context): string => extra?.kode_valuta ?? data.kode_valuta;

const inCurrency: CloseRule = {
  name: 'inCurrency',
  check: (context) =>
    currencyOf(context) === context.data.kode_valuta
      ? null
      : reject('CURRENCY_MISMATCH', { rekening: context.data.nomor_rekening, valuta: context.data.kode_valuta }),
};

/** Builds the effects: the record of the closing, before the legs rely on its changes, and the end of the account where this empties it. */
function effects(context: Context): readonly Effect[] {
  const { data, extra, date } = context;
  if (!extra) return [];
  const done = atOnce(context);
  return [
    recordChange(
      'closing',
      {
        aksi: extra.agreed ? 'UBAH' : 'BUAT',
        versi: extra.agreed?.versi ?? 0,
        baris: {
          nomor_rekening: data.nomor_rekening,
          status: done ? 'SELESAI' : 'DISETUJUI',
          tanggal: date,
          selesai: done ? date : null,
          sebab: data.sebab,
          keterangan: data.keterangan,
          nomor_identitas: data.nomor_identitas,
          cara_bayar: data.cara_bayar,
          rekening_tujuan: data.cara_bayar === 'PINDAH' ? data.rekening_tujuan : null,
          bebas_biaya: data.bebas_biaya === 'T',
          status_lama: extra.status,
          sisa: '0',
          ...amountsOf(sum(context)),
        },
      },
      'sebelum',
    ),
    ...(done
      ? [{ efek: 'closing_done', fase: 'sesudah', nomor_rekening: data.nomor_rekening } as const satisfies Effect]
      : []),
    ...(staysForSheets(context) && sum(context).nominal > 0n
      ? [
          {
            efek: 'special_fund',
            fase: 'sesudah',
            nomor_rekening: data.nomor_rekening,
            jumlah: sum(context).nominal.toString(),
            sisa: false,
          } as const satisfies Effect,
        ]
      : []),
  ];
}

/**
 * Closes an account (domain: products, close rule): share of income, tax, zakat, fee, and the rest to another account in the same commit, or to
 * 203004 for the instruments in circulation. A payment in cash is only agreed upon, and nothing moves until the counter pays it out.
 */
export const closeAccount: Operation<Data, Closing | null> = {
  code: 'TUTUP_REKENING',
  schema: closeAccountData,
  needs: ({ nomor_rekening, rekening_tujuan }) => ({
    accounts: [nomor_rekening, ...(rekening_tujuan ? [rekening_tujuan] : [])],
  }),
  load,
  before: [
    exists,
    atOwnBranch,
    open,
    noneWaits,
    nothingInTheWay,
    identitySeen,
    listedIndeed,
    toAnother,
    inCurrency,
    unchangedSinceShown<Data>((context) => context.amounts.nominal === sum(context).nominal),
  ],
  rules: [firstDeposit(({ rekening_tujuan }) => rekening_tujuan), ownersSign, goesToOwner],
  evidence: signedEvidence(({ nomor_rekening }) => nomor_rekening),
  closes: ({ data }) => data.nomor_rekening,
  subject: (context) => ({
    nominal: context.amounts.nominal,
    kode_valuta: currencyOf(context),
    rekening: context.data.nomor_rekening,
    lawan: context.data.rekening_tujuan || null,
    keterangan: context.data.keterangan,
    id_kas: null,
  }),
  journal: (context) => {
    if (!atOnce(context)) return [];
    const { nominal } = sum(context);
    const { nomor_rekening, rekening_tujuan } = context.data;
    const rest =
      nominal === 0n
        ? []
        : [
            debit(accountTarget(context, nomor_rekening), nominal),
            credit(
              staysForSheets(context)
                ? { kode_cabang: accountOf(context, nomor_rekening).kode_cabang, kode_gl: gl('SPECIAL_FUNDS') }
                : accountTarget(context, rekening_tujuan),
              nominal,
            ),
          ];
    return [...shareLegs(context, sum(context)), ...rest];
  },
  // A waiver of the fee is requested now, whenever the rest is paid out.
  fees: (context) =>
    context.extra && (atOnce(context) || context.data.bebas_biaya === 'T')
      ? [
          {
            kode: 'BIAYA_PENUTUPAN',
            nominal: sum(context).biaya_asal,
            dari: { ...accountTarget(context, context.data.nomor_rekening), kode_valuta: currencyOf(context) },
            kode_gl: gl('CLOSING_FEES'),
            dihapus: context.data.bebas_biaya === 'T',
          },
        ]
      : [],
  change: {
    object: ({ data }) => `PENUTUPAN:${data.nomor_rekening}`,
    level: (context) =>
      higher('OPS_MANAGER', levelFor(context.ref, 'NON_TUNAI', currencyOf(context), sum(context).nominal)),
    fields: (context) => {
      const status = accountIn(context)?.status ?? '';
      const amount = (minor: bigint): string => formatMoney(money(currencyOf(context), minor));
      const { saldo, bagi_hasil, pajak, zakat, biaya, nominal } = sum(context);
      return [
        { kolom: 'status_rekening', lama: status, baru: atOnce(context) ? 'TUTUP' : 'PENUTUPAN' },
        { kolom: 'saldo_akhir', lama: amount(saldo), baru: amount(0n) },
        ...Object.entries({ bagi_hasil, pajak, zakat, biaya_penutupan: biaya, dibayarkan: nominal })
          .filter(([, minor]) => minor !== 0n)
          .map(([kolom, minor]) => ({ kolom, lama: '', baru: amount(minor) })),
      ];
    },
  },
  effects,
};
