import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { move } from '#core/engine/move.ts';
import { type Operation, type Outcome, type Rule, reject } from '#core/engine/operation.ts';
import { accountOf, accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { formatRupiah } from '#lib/money.ts';
import { creditHeldData } from '#lib/payments/schemas/transfer.ts';
import type { IncomingState } from '#lib/payments/transfers.ts';
import { mayBeCredited } from './incoming-list.ts';
import { holdIncoming, namesFree, type OfNames } from './names.ts';
import { isOwn, isSendersAccount, type OwnMoney, ownMoney, transferPaidBack } from './own-money.ts';

type Data = z.output<typeof creditHeldData>;

/** An incoming transfer of the caller's branch. Minor units. */
interface HeldTransfer {
  readonly nomor: string;
  readonly status: IncomingState;
  readonly sebab: string;
  readonly sebab_retur: string;
  /** It has a place in the queue of returns to its bank. */
  readonly menunggu_retur?: boolean;
  readonly kode_cabang: string;
  readonly rekening_tujuan: string;
  readonly nominal: bigint;
}

interface OfHeld extends OfNames {
  readonly held: HeldTransfer | OwnMoney | null;
  /** For money of a sender of ours: true when the account is the sender's too. */
  readonly miliknya?: boolean;
}

async function load(db: Db, { nomor, nomor_rekening }: Data, caller: Caller): Promise<OfHeld> {
  const { kodeCabang } = caller;
  if (isOwn(nomor)) {
    const own = await ownMoney(db, nomor, caller);
    return {
      held: own,
      ditahan: false,
      miliknya: own !== null && (await isSendersAccount(db, nomor, nomor_rekening)),
    };
  }
  const [held] = await db<HeldTransfer[]>`
    select nomor, status, sebab, sebab_retur, menunggu_retur, kode_cabang, rekening_tujuan, nominal from incoming_transfer
    where nomor = ${nomor} and kode_cabang = ${kodeCabang}`;
  return { held: held ?? null, ditahan: held ? await holdIncoming(db, nomor) : false };
}

/**
 * Money returned to a sender of ours whose account did not take it: that account gets it once it takes credit again. If the account is closed for
 * good, or the sender paid in cash, another account of the sender gets it; nobody else's ever does.
 */
function ofItsSender(
  { nomor, nomor_rekening: rekening }: Data,
  own: HeldTransfer | OwnMoney,
  miliknya: boolean,
): Outcome | null {
  const waits = own.sebab === 'BLOKIR';
  if (own.rekening_tujuan === rekening || (!waits && miliknya)) return null;
  return waits
    ? reject('TRANSFER_OWN_ACCOUNT', { nomor, rekening: own.rekening_tujuan }, 'nomor_rekening')
    : reject('TRANSFER_OTHER_OWNER', { nomor, rekening }, 'nomor_rekening');
}

const differs = ({ nomor }: Data, held: HeldTransfer | OwnMoney, field: 'nominal' | 'nomor_rekening'): Outcome =>
  reject('TRANSFER_DIFFERS', { nomor, nominal: formatRupiah(held.nominal), rekening: held.rekening_tujuan }, field);

/** Money from another bank: the account it names gets it, unless it goes back. */
function asItSays(data: Data, held: HeldTransfer | OwnMoney): Outcome | null {
  if (!mayBeCredited(held)) return reject('TRANSFER_GOES_BACK', { nomor: data.nomor }, 'nomor');
  return held.rekening_tujuan === data.nomor_rekening ? null : differs(data, held, 'nomor_rekening');
}

/** It is of this branch, is held, and waits for this account, and the form shows its amount. */
const waitsForIt: Rule<Data, OfHeld> = {
  name: 'waitsForIt',
  check: ({ data, amounts, extra: { held, miliknya } }) => {
    const { nomor } = data;
    if (!held) return reject('TRANSFER_UNKNOWN', { nomor }, 'nomor');
    if (held.status !== 'TERTAHAN') return reject('TRANSFER_STATE', { status: held.status }, 'nomor');
    const elsewhere = isOwn(nomor) ? ofItsSender(data, held, miliknya === true) : asItSays(data, held);
    return elsewhere ?? (held.nominal === amounts.nominal ? null : differs(data, held, 'nominal'));
  },
};

/** Only its holder wakes a dormant account for money that arrived meanwhile: until then nobody credits it by hand. */
const awake: Rule<Data, OfHeld> = {
  name: 'awake',
  check: (context) => {
    const { nomor_rekening } = context.data;
    return accountOf(context, nomor_rekening).status === 'DORMAN'
      ? reject('ACCOUNT_DORMANT', { rekening: nomor_rekening }, 'nomor_rekening')
      : null;
  },
};

/**
 * Credits money from another bank that the account did not take that day: Dr 201002 / Cr the account it names, once that takes credit again; likewise
 * money returned to a sender of ours, to another of the sender's accounts if the first is closed. Always two persons
 * (core/payments/README.md; domain: transfers).
 */
export const creditHeld: Operation<Data, OfHeld> = {
  code: 'SALURKAN_TRANSFER',
  schema: creditHeldData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load,
  before: [waitsForIt],
  rules: [awake, namesFree],
  subject: ({ data, amounts }) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: data.nomor_rekening,
    lawan: null,
    keterangan: [data.nomor, data.keterangan].join(' · '),
    id_kas: null,
  }),
  journal: (context) => {
    const minor = context.amounts.nominal;
    return [
      debit({ kode_cabang: context.caller.kodeCabang, kode_gl: gl('INCOMING_TRANSFERS') }, minor),
      credit(accountTarget(context, context.data.nomor_rekening), minor),
    ];
  },
  effects: ({ data: { nomor, nomor_rekening }, amounts: { nominal } }) => {
    if (isOwn(nomor)) return [transferPaidBack(nomor, nominal)];
    return [
      { efek: 'incoming_free', fase: 'sebelum', nomor },
      move({
        tabel: 'incoming_transfer',
        dari: 'TERTAHAN',
        ke: 'DISALURKAN',
        kunci: { nomor },
        kolom: { nomor_rekening },
      }),
    ];
  },
};
