import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { cashOut } from '#core/engine/counted-cash.ts';
import { identifyPresenter } from '#core/engine/guards/presenter-guards.ts';
import { move } from '#core/engine/move.ts';
import { type OpContext, type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import type { Party } from '#core/engine/presenter.ts';
import { oneWayEach } from '#core/engine/rules/cash-rules.ts';
import { smallestUnit } from '#core/engine/rules/product-rules.ts';
import { boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import { payHeldData } from '#lib/payments/schemas/transfer.ts';
import type { IncomingState, TransferState } from '#lib/payments/transfers.ts';
import { mayBePaid } from './incoming-list.ts';
import { holdIncoming, namesFree, type OfNames } from './names.ts';
import { isOwn, isSender, ownMoney, transferPaidBack } from './own-money.ts';

type Data = z.output<typeof payHeldData>;

/** An incoming transfer, in the books of the caller's branch or of head office. Minor units. */
interface HeldMoney {
  readonly nomor: string;
  readonly status: IncomingState | TransferState;
  readonly sebab: string;
  readonly sebab_retur: string;
  /** It has a place in the queue of returns to its bank. */
  readonly menunggu_retur?: boolean;
  readonly kode_cabang: string;
  readonly nama_tujuan: string;
  readonly nominal: bigint;
  /** The person at the counter has the name from the other bank, in whatever order or spelling. */
  readonly senama: boolean;
  /** For money of a sender of ours: the person is the sender the bank knew when it was sent. */
  readonly dikenal?: boolean;
}

interface OfPaying extends OfNames {
  readonly held: HeldMoney | null;
}
type Paying = OpContext<Data, OfPaying>;
type PayingRule = Rule<Data, OfPaying>;

/** Reads the money of a sender of ours, and whether the person at the counter has the sender's name and is the sender. */
async function cameBack(
  db: Db,
  nomor: string,
  { nama, pihak }: Pick<Party, 'nama' | 'pihak'>,
  caller: Caller,
): Promise<HeldMoney | null> {
  const own = await ownMoney(db, nomor, caller);
  if (!own) return null;
  const [[said], dikenal] = await Promise.all([
    db<{ senama: boolean }[]>`select same_name(${nama}, ${own.nama_tujuan}) as senama`,
    isSender(db, nomor, pihak),
  ]);
  return { ...own, senama: said?.senama === true, dikenal };
}

/** Head office holds transfers that name no branch of ours; any branch pays them to a beneficiary at its counter. */
async function load(db: Db, data: Data, caller: Caller, party: Party | null): Promise<OfPaying> {
  const nama = party?.nama || data.nama || '';
  if (isOwn(data.nomor)) {
    const who = { nama, pihak: party?.pihak ?? '' };
    return { held: await cameBack(db, data.nomor, who, caller), ditahan: false };
  }
  const [held] = await db<HeldMoney[]>`
    select i.nomor, i.status, i.sebab, i.sebab_retur, i.menunggu_retur, i.kode_cabang, i.nama_tujuan, i.nominal,
      same_name(${nama}, i.nama_tujuan) as senama
    from incoming_transfer i join branch b using (kode_cabang)
    where i.nomor = ${data.nomor} and (i.kode_cabang = ${caller.kodeCabang} or b.jenis = 'HO')`;
  return { held: held ?? null, ditahan: held ? await holdIncoming(db, data.nomor) : false };
}

/** It is held here, its bank has refused the return, and it waits for no account. */
const forTheCounter: PayingRule = {
  name: 'forTheCounter',
  check: ({ data: { nomor }, extra: { held } }) => {
    if (!held) return reject('TRANSFER_UNKNOWN', { nomor }, 'nomor');
    if (held.status !== 'TERTAHAN') return reject('TRANSFER_STATE', { status: held.status }, 'nomor');
    return mayBePaid(held) ? null : reject('TRANSFER_NOT_CASH', { nomor }, 'nomor');
  },
};

/** The payee's identity is known, whatever the amount. */
const payeeNamed: PayingRule = {
  name: 'payeeNamed',
  check: ({ presenter }) => (presenter ? null : reject('TRANSFER_PAYEE', {}, 'nomor_identitas')),
};

/** The next rule compares the name with the transfer's, so the name must first be proved to be the presenter's. */
const payeeIsWho: PayingRule = {
  name: 'payeeIsWho',
  check: ({ presenter, data }) => (presenter ? identifyPresenter(presenter, data) : null),
};

/** The presenter's document has the name from the other bank. */
const hers: PayingRule = {
  name: 'hers',
  check: ({ data: { nomor }, extra: { held } }) =>
    held?.senama ? null : reject('TRANSFER_NOT_HERS', { nomor }, 'nama'),
};

/** A namesake is not the sender: the branch manager decides whether to accept another document than the bank has on record (domain: transfers). */
const herDocument: PayingRule = {
  name: 'herDocument',
  check: ({ data: { nomor }, extra: { held } }) =>
    held?.dikenal === false ? override('PENGIRIM_BEDA_IDENTITAS', 'BRANCH_MANAGER', { nomor }) : null,
};

const whole = ({ extra }: Paying): bigint => extra.held?.nominal ?? 0n;

/** The amount below the smallest coin in circulation, in minor units (domain: products, cash remainder). */
const remainder = (context: Paying): bigint =>
  whole(context) % smallestUnit(context.ref, 'TUNAI', context.data.kode_valuta);
const paid = (context: Paying): bigint => whole(context) - remainder(context);

/** The counted cash is all of it that coins can pay. */
const paidWhole: PayingRule = {
  name: 'paidWhole',
  check: (context) =>
    paid(context) > 0n && context.amounts.nominal === paid(context)
      ? null
      : reject('TRANSFER_PAID', { jumlah: formatMoney(money(BOOK_CURRENCY, paid(context))) }, 'nominal'),
};

/** Nobody loses the money for lack of a coin: the payee gives the part below one away. */
const remainderGiven: PayingRule = {
  name: 'remainderGiven',
  check: (context) =>
    remainder(context) === 0n || context.data.setuju_sisa === 'T'
      ? null
      : reject('REMAINDER', { sisa: formatMoney(money(BOOK_CURRENCY, remainder(context))) }, 'setuju_sisa'),
};

/**
 * Pays incoming money that no account takes to a beneficiary with proof of identity, and money returned to our own senders who paid in cash or whose
 * account is closed: Dr 201002 / Cr teller cash, the part below the smallest coin to the benevolence fund. Always two persons; its reversal holds it
 * again (core/payments/README.md; domain: transfers).
 */
export const payHeld: Operation<Data, OfPaying> = {
  code: 'BAYAR_TRANSFER',
  schema: payHeldData,
  needs: () => ({}),
  load,
  before: [forTheCounter, payeeNamed, payeeIsWho, hers],
  rules: [herDocument, paidWhole, remainderGiven, oneWayEach, namesFree],
  subject: (context) => ({
    nominal: context.amounts.nominal,
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: [context.data.nomor, context.extra.held?.nama_tujuan, context.data.keterangan]
      .filter(Boolean)
      .join(' · '),
    id_kas: tillFor(context)?.id_kas ?? null,
  }),
  journal: (context) => {
    const kode_cabang = context.extra.held?.kode_cabang ?? context.caller.kodeCabang;
    const left = remainder(context);
    return [
      debit({ kode_cabang, kode_gl: gl('INCOMING_TRANSFERS') }, whole(context)),
      credit(boxTarget(ownTill(context)), paid(context)),
      ...(left > 0n ? [credit({ kode_cabang, kode_gl: gl('BENEVOLENCE') }, left)] : []),
    ];
  },
  denominations: cashOut,
  effects: ({ data, extra }) => [
    ...(isOwn(data.nomor)
      ? [transferPaidBack(data.nomor, extra.held?.nominal ?? 0n)]
      : [
          { efek: 'incoming_free' as const, fase: 'sebelum' as const, nomor: data.nomor },
          move({ tabel: 'incoming_transfer', dari: 'TERTAHAN', ke: 'DIBAYAR', kunci: { nomor: data.nomor } }),
        ]),
  ],
};
