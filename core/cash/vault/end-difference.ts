import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Effect } from '#core/engine/effects.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { knownDenominations } from '#core/engine/rules/cash-rules.ts';
import { accountTarget, boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { outgoing, toDenominations, worth } from '#core/ledger/denominations.ts';
import { credit, debit, type Target } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { type DifferenceRemedy, endedBy } from '#lib/cash/cash-differences.ts';
import { endDifferenceData, endDifferenceInCashData } from '#lib/cash/schemas/differences.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, formatRupiah } from '#lib/money.ts';

/** A difference of the caller's branch; the amount in minor units. */
interface Difference {
  readonly nomor: string;
  readonly kode_gl: string;
  readonly id_user: string;
  /** The officer as a customer of the bank; null for one who is none. */
  readonly nomor_nasabah: string | null;
  readonly nominal: bigint;
  readonly kode_valuta: string;
  readonly selesai: boolean;
  /** Days since it was booked. */
  readonly umur: number;
}
interface Ending {
  readonly nomor_selisih: string;
  readonly cara: DifferenceRemedy;
  readonly penerima: string;
  readonly nomor_identitas: string;
  readonly alasan: string;
}
type EndContext<D extends Ending> = OpContext<D, Difference | null>;
type EndRule = Rule<Ending, Difference | null>;

async function load(db: Db, { nomor_selisih }: Ending, { kodeCabang }: Caller): Promise<Difference | null> {
  const [row] = await db<Difference[]>`
    select d.nomor, d.kode_gl, d.id_user, u.nomor_nasabah, d.nominal, d.kode_valuta, d.cara is not null as selesai, b.accounting_date - d.tanggal as umur
    from cash_difference d join branch b using (kode_cabang) left join app_user u using (id_user)
    where d.nomor = ${nomor_selisih} and d.kode_cabang = ${kodeCabang}`;
  return row ?? null;
}

/** An open difference in rupiah that ends in this way. Foreign notes are not repaid in rupiah here. */
const endsThisWay: EndRule = {
  name: 'endsThisWay',
  check: ({ extra, data: { cara } }) => {
    if (!extra) return reject('NOT_FOUND', {}, 'nomor_selisih');
    if (extra.selesai) return reject('DIFFERENCE_ENDED', { nomor: extra.nomor }, 'nomor_selisih');
    if (extra.kode_valuta !== BOOK_CURRENCY) return reject('DIFFERENCE_CURRENCY', {}, 'nomor_selisih');
    return (endedBy[cara] === 'KURANG') === (extra.kode_gl === gl('TILL_SHORTAGE'))
      ? null
      : reject('DIFFERENCE_WAY', {}, 'cara');
  },
};

/** The officer who answers for a difference repays it, and makes no other end of it. */
const byAnother: EndRule = {
  name: 'byAnother',
  check: ({ extra, caller, data: { cara } }) =>
    extra?.id_user === caller.idUser && !cara.startsWith('GANTI') ? reject('DIFFERENCE_OWN') : null,
};

/** An overage waits for its owner before it is income. */
const oldEnough: EndRule = {
  name: 'oldEnough',
  check: ({ extra, data: { cara }, ref }) =>
    cara === 'PENDAPATAN' && extra && extra.umur < Number(ref.parameter('hari_selisih_lebih')) // not an amount: days
      ? reject('DIFFERENCE_YOUNG', {}, 'cara')
      : null,
};

const difference = <D extends Ending>({ extra }: EndContext<D>): Difference => extra ?? fail('NOT_FOUND');

/** The books carry the difference with the officer who answers for it. */
const standsAt = <D extends Ending>(context: EndContext<D>): Target => {
  const { kode_gl, id_user } = difference(context);
  return { kode_cabang: context.caller.kodeCabang, kode_gl, sub: { jenis: 'SELISIH_TELLER', id: id_user } };
};

/** A shortage is credited against what made it good, an overage debited for what it became. */
function ended<D extends Ending>(context: EndContext<D>, against: Target) {
  const { nominal, kode_gl } = difference(context);
  return kode_gl === gl('TILL_SHORTAGE')
    ? [debit(against, nominal), credit(standsAt(context), nominal)]
    : [debit(standsAt(context), nominal), credit(against, nominal)];
}

const endEffect = (operasi: string, { nomor_selisih, cara, penerima, nomor_identitas, alasan }: Ending): Effect => ({
  efek: 'cash_difference_end',
  fase: 'sesudah',
  nomor: nomor_selisih,
  cara,
  operasi,
  penerima,
  nomor_identitas,
  alasan,
});

const reportOf = <D extends Ending>({ extra, data }: EndContext<D>) => ({
  nominal: extra?.nominal ?? 0n,
  kode_valuta: BOOK_CURRENCY,
  lawan: null,
  keterangan: [data.nomor_selisih, data.penerima, data.alasan].filter(Boolean).join(' · '),
});

type InCash = z.output<typeof endDifferenceInCashData>;

/** The notes are the whole difference: it ends once. */
const wholeInCash: Rule<InCash, Difference | null> = {
  name: 'wholeInCash',
  check: ({ data, extra }) => {
    const jumlah = worth(toDenominations(data.pecahan, BOOK_CURRENCY));
    return extra && jumlah !== extra.nominal
      ? reject('CASH_COUNT', { jumlah: formatRupiah(jumlah), nominal: formatRupiah(extra.nominal) }, 'pecahan')
      : null;
  },
};

/**
 * Penyelesaian selisih kas tunai: a shortage is repaid over the till (Dr 101002 / Cr 112003), or an overage goes back to the customer who claims it
 * by document (Dr 201005 / Cr 101002), of whom as much is asked as of anybody who takes cash. Always two persons (domain: teller and vault).
 */
export const endDifferenceInCash: Operation<InCash, Difference | null> = {
  code: 'SELESAI_SELISIH_TUNAI',
  schema: endDifferenceInCashData,
  load,
  needs: () => ({}),
  before: [endsThisWay],
  rules: [knownDenominations, wholeInCash, byAnother],
  subject: (context) => ({ ...reportOf(context), rekening: null, id_kas: tillFor(context)?.id_kas ?? null }),
  presenter: ({ cara, penerima, ...person }) => (cara === 'KEMBALI_TUNAI' ? { ...person, nama: penerima } : {}),
  journal: (context) => ended(context, boxTarget(ownTill(context))),
  denominations: (context) => {
    const denominations = toDenominations(context.data.pecahan, BOOK_CURRENCY);
    return { [ownTill(context).id_kas]: context.data.cara === 'GANTI_TUNAI' ? denominations : outgoing(denominations) };
  },
  effects: ({ data }) => [endEffect('SELESAI_SELISIH_TUNAI', data)],
};

type WithoutCash = z.output<typeof endDifferenceData>;

/** A shortage is taken from an account of the officer who answers for it, and from nobody else's. */
const fromOwnAccount: Rule<WithoutCash, Difference | null> = {
  name: 'fromOwnAccount',
  check: ({ data: { cara, nomor_rekening }, extra, loaded }) => {
    if (cara !== 'GANTI_REKENING' || !extra) return null;
    const parties = loaded.accounts.get(nomor_rekening)?.pihak ?? [];
    return extra.nomor_nasabah !== null && parties.includes(extra.nomor_nasabah)
      ? null
      : reject('DIFFERENCE_ACCOUNT', {}, 'nomor_rekening');
  },
};

/** The other side: an account, the loss account 603006, or the income account 502006. */
function againstOf(context: EndContext<WithoutCash>): Target {
  const { cara, nomor_rekening } = context.data;
  if (cara === 'GANTI_REKENING' || cara === 'KEMBALI_REKENING') return accountTarget(context, nomor_rekening);
  const kode_gl = cara === 'HAPUS' ? gl('CASH_LOSSES') : gl('CASH_OVERAGES');
  return { kode_cabang: context.caller.kodeCabang, kode_gl };
}

/**
 * Penyelesaian selisih kas: a shortage is repaid from an account or written off (Dr account or 603006 / Cr 112003), an overage goes back into an account or, once it has
 * waited long enough, is income (Dr 201005 / Cr account or 502006). Always two persons (domain: teller and vault).
 */
export const endDifference: Operation<WithoutCash, Difference | null> = {
  code: 'SELESAI_SELISIH',
  schema: endDifferenceData,
  load,
  needs: ({ nomor_rekening }) => ({ accounts: nomor_rekening === '' ? [] : [nomor_rekening] }),
  before: [endsThisWay],
  rules: [byAnother, oldEnough, fromOwnAccount],
  subject: (context) => ({ ...reportOf(context), rekening: context.data.nomor_rekening || null, id_kas: null }),
  journal: (context) => ended(context, againstOf(context)),
  effects: ({ data }) => [endEffect('SELESAI_SELISIH', data)],
};
