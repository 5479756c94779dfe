import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { cashOut } from '#core/engine/counted-cash.ts';
import type { Effect } from '#core/engine/effects.ts';
import {
  type OpContext,
  type Operation,
  type Outcome,
  override,
  type Rule,
  reject,
  warn,
} from '#core/engine/operation.ts';
import { oneWayEach } from '#core/engine/rules/cash-rules.ts';
import { wholeUnits } from '#core/engine/rules/product-rules.ts';
import { signedEvidence, signedTogether } from '#core/engine/rules/signing-rules.ts';
import { accountTarget, boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { disburseDepositData } from '#lib/deposits/schemas/deposit.ts';
import { formatRupiah } from '#lib/money.ts';
import { type DepositCase, isEarly, readDeposit, settlementOf } from './deposit-case.ts';
import {
  asSeen,
  atOwnBranch,
  bilyetInHand,
  depositOf,
  destinationFits,
  exists,
  identitySeen,
  inState,
  notHeld,
  notShut,
} from './deposit-rules.ts';

type Data = z.output<typeof disburseDepositData>;
type Context = OpContext<Data, DepositCase | null>;
type DisburseRule = Rule<Data, DepositCase | null>;

/** This level allows an unusual payment. */
const SENIOR = 'BRANCH_MANAGER';

const rule = (name: string, check: (context: Context) => Outcome | null): DisburseRule => ({ name, check });
const inCash = (each: DisburseRule): DisburseRule => ({
  name: each.name,
  check: (context) => (context.data.cara_bayar === 'TUNAI' ? each.check(context) : null),
});

/** The paid amount is the one both persons saw. */
const asShown = rule('asShown', ({ amounts, extra }) =>
  extra && settlementOf(extra).dibayar !== amounts.nominal
    ? reject('DEPOSIT_CHANGED', { rekening: extra.nomor_rekening }, 'nominal')
    : null,
);

/** Withdrawal is at the agreed time; before it the manager allows it (domain: deposits, early break). */
const earlyAllowed = rule('earlyAllowed', ({ extra }) =>
  extra && isEarly(extra)
    ? override('DEPOSITO_DINI', SENIOR, { rekening: extra.nomor_rekening, tanggal: extra.jatuh_tempo ?? '' })
    : null,
);

/** The original is handed in; a lost one needs a police letter and an indemnity, and the manager's approval (domain: deposits, bilyet). */
const bilyetHandedIn = rule('bilyetHandedIn', ({ data }) =>
  data.bilyet_hilang === 'T'
    ? override('BILYET_HILANG', SENIOR, { bilyet: data.nomor_bilyet, surat: data.nomor_surat })
    : null,
);

/** A certificate that was reported as lost pays nothing to its bearer until the manager has decided the report. */
const lossDecided = rule('lossDecided', ({ data, extra }) =>
  extra?.laporan_hilang
    ? reject('BILYET_LOSS_WAITS', { bilyet: data.nomor_bilyet, pembuat: extra.laporan_hilang }, 'nomor_bilyet')
    : null,
);

/**
 * Excess shares are taken back before tax: the decider, and whoever informs the customer, reads the consequence for the tax on them (domain:
 * deposits, early break).
 */
const taxOnExcess = rule('taxOnExcess', ({ extra }) => {
  const excess = extra ? settlementOf(extra).ditarik_kembali : 0n;
  return excess > 0n ? warn('PAJAK_KELEBIHAN', { jumlah: formatRupiah(excess) }) : null;
});

/** The journal of a matured deposit does not contain its account, so this rule checks its block. */
const maturedNotShut = rule('maturedNotShut', (context) =>
  context.extra?.status === 'JATUH_TEMPO' ? notShut.check(context) : null,
);

/** Debits the principal: from the deposit, or since its end from 201006 of its branch. */
function principal(context: Context): Leg {
  const deposit = depositOf(context);
  return debit(
    deposit.status === 'JATUH_TEMPO'
      ? { kode_cabang: deposit.kode_cabang, kode_gl: gl('MATURED_DEPOSITS') }
      : accountTarget(context, deposit.nomor_rekening),
    deposit.nominal,
  );
}

function journal(context: Context): Leg[] {
  const { data, caller } = context;
  const deposit = depositOf(context);
  const { dibayar, biaya, denda, ditarik_kembali } = settlementOf(deposit);
  const destination =
    data.cara_bayar === 'TUNAI' ? boxTarget(ownTill(context)) : accountTarget(context, data.rekening_tujuan);
  const at = (kode_gl: string) => ({ kode_cabang: caller.kodeCabang, kode_gl });
  return [
    principal(context),
    credit(destination, dibayar),
    credit(at(gl('BREAK_FEES')), biaya),
    credit(at(gl('BENEVOLENCE')), denda),
    credit(at(gl('OWED_TO_DEPOSITORS')), ditarik_kembali),
  ].filter(({ jumlah }) => jumlah !== 0n);
}

/**
 * Pays a deposit out against its certificate, in cash or to an account: Dr 3020xx (or 201006 once it has matured) / Cr till or account. Before its
 * end by the contract: Cr 502007 the fee, Cr 206002 the penalty, Cr 202002 shares taken back (domain: deposits). Always two persons.
 */
export const disburseDeposit: Operation<Data, DepositCase | null> = {
  code: 'PENCAIRAN_DEPOSITO',
  schema: disburseDepositData,
  deposits: true,
  needs: ({ nomor_rekening, rekening_tujuan }) => ({
    accounts: [nomor_rekening, ...(rekening_tujuan ? [rekening_tujuan] : [])],
  }),
  load: (db: Db, { nomor_rekening }) => readDeposit(db, nomor_rekening),
  evidence: signedEvidence(({ nomor_rekening }) => nomor_rekening),
  groupFor: ({ data }) => (data.cara_bayar === 'TUNAI' ? 'TUNAI' : 'NON_TUNAI'),
  before: [
    exists,
    atOwnBranch,
    inState('AKTIF', 'JATUH_TEMPO'),
    asSeen,
    notHeld,
    bilyetInHand,
    lossDecided,
    identitySeen,
    maturedNotShut,
    asShown,
  ],
  rules: [
    earlyAllowed,
    taxOnExcess,
    bilyetHandedIn,
    destinationFits,
    signedTogether(({ nomor_rekening }) => nomor_rekening),
    inCash(wholeUnits('TUNAI') as DisburseRule),
    inCash(oneWayEach as DisburseRule),
  ],
  subject: (context) => ({
    nominal: context.amounts.nominal,
    kode_valuta: context.data.kode_valuta,
    rekening: context.data.nomor_rekening,
    lawan: context.data.rekening_tujuan || null,
    keterangan: [context.data.nomor_bilyet, context.data.nomor_surat, context.data.keterangan]
      .filter(Boolean)
      .join(' '),
    id_kas: context.data.cara_bayar === 'TUNAI' ? (tillFor(context)?.id_kas ?? null) : null,
  }),
  journal,
  denominations: (context) => (context.data.cara_bayar === 'TUNAI' ? cashOut(context) : {}),
  effects: (context) => {
    const { data } = context;
    const deposit = depositOf(context);
    const { dibayar, biaya, denda, ditarik_kembali } = settlementOf(deposit);
    return [
      {
        efek: 'deposit_pay',
        fase: 'sebelum',
        nomor_rekening: data.nomor_rekening,
        versi: Number.parseInt(data.versi, 10),
        dini: isEarly(deposit),
        nomor_bilyet: data.nomor_bilyet,
        bilyet_hilang: data.bilyet_hilang === 'T',
        nomor_surat: data.nomor_surat,
        cara_bayar: data.cara_bayar,
        rekening_tujuan: data.rekening_tujuan,
        dibayar: dibayar.toString(),
        biaya: biaya.toString(),
        denda: denda.toString(),
        ditarik_kembali: ditarik_kembali.toString(),
      },
      ...(ditarik_kembali > 0n
        ? [
            {
              efek: 'deposit_clawed_back',
              fase: 'sesudah',
              nomor_rekening: data.nomor_rekening,
              ditarik_kembali: ditarik_kembali.toString(),
            } as const satisfies Effect,
          ]
        : []),
    ];
  },
};
