import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { LoadedAccount } from '#core/engine/load-context.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { accountOf, accountTarget } from '#core/engine/targets.ts';
import { credit, debit, type Target } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { formatRupiah } from '#lib/money.ts';
import { giveFeeBackData } from '#lib/payments/schemas/transfer.ts';
import type { TransferState } from '#lib/payments/transfers.ts';

type Data = z.output<typeof giveFeeBackData>;

/** A transfer that the caller's branch took, and its fee. Minor units. */
interface FeeOfTransfer {
  readonly status: TransferState;
  readonly biaya: bigint;
  /** The account that bore the fee; '' where it was paid in cash. */
  readonly nomor_rekening: string;
  readonly nama_pengirim: string;
  readonly sudah: boolean;
}

/** Null where the branch took none of this number. */
type OfFee = FeeOfTransfer | null;
type Context = OpContext<Data, OfFee>;

async function load(db: Db, { nomor }: Data, { kodeCabang }: Caller): Promise<OfFee> {
  const [row] = await db<FeeOfTransfer[]>`
    select t.status, t.biaya, coalesce(t.nomor_rekening, '') as nomor_rekening, t.nama_pengirim, f.nomor is not null as sudah
    from transfer t left join transfer_fee_back f using (nomor) where t.nomor = ${nomor} and t.kode_cabang = ${kodeCabang}`;
  return row ?? null;
}

/**
 * The transfer came back and was charged this fee, which nobody has given back, and the form names the account that bore it. A cancelled transfer
 * gave its fee back with its money.
 */
const feeNotReturned: Rule<Data, OfFee> = {
  name: 'feeNotReturned',
  check: ({ data: { nomor, nomor_rekening }, amounts: { nominal }, extra }) => {
    if (!extra) return reject('TRANSFER_UNKNOWN', { nomor }, 'nomor');
    if (extra.status !== 'DIRETUR') return reject('TRANSFER_STATE', { status: extra.status }, 'nomor');
    if (extra.biaya === 0n) return reject('TRANSFER_FEE_WAIVED', { nomor }, 'nomor');
    if (extra.sudah) return reject('TRANSFER_FEE_GIVEN_BACK', { nomor }, 'nomor');
    if (extra.nomor_rekening !== nomor_rekening) return reject('TRANSFER_FEE_PAYER', { nomor }, 'nomor_rekening');
    return nominal === extra.biaya
      ? null
      : reject('TRANSFER_FEE_DIFFERS', { nomor, nominal: formatRupiah(extra.biaya) }, 'nominal');
  },
};

/**
 * Returns true when an account takes credit without an override, by the same conditions as a refund (transfers_now in
 * core/db/functions/payments/transfers.sql).
 */
const takesCredit = ({ status, blokir }: LoadedAccount): boolean =>
  (status === 'AKTIF' || status === 'TIDAK_AKTIF') && blokir !== 'K' && blokir !== 'T';

/** Credits the account that bore it; a fee paid in cash, or from an account that takes no credit, goes to 201002 for its sender. */
function toWhoBore(context: Context): Target {
  const { nomor_rekening } = context.data;
  return nomor_rekening !== '' && takesCredit(accountOf(context, nomor_rekening))
    ? accountTarget(context, nomor_rekening)
    : { kode_cabang: context.caller.kodeCabang, kode_gl: gl('INCOMING_TRANSFERS') };
}

/**
 * Gives back the fee of a transfer that came back by the bank's own fault: Dr 502001 / Cr the account, or 201002 for a sender in cash, who collects
 * it like the money. Once a transfer, the amount its own journal took, always two persons (core/payments/README.md; domain: transfers).
 */
export const giveFeeBack: Operation<Data, OfFee> = {
  code: 'KEMBALIKAN_BIAYA_TRANSFER',
  schema: giveFeeBackData,
  needs: ({ nomor_rekening }) => ({ accounts: nomor_rekening === '' ? [] : [nomor_rekening] }),
  load,
  before: [feeNotReturned],
  rules: [],
  subject: ({ data, amounts, extra }) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: data.nomor_rekening || null,
    lawan: null,
    keterangan: [data.nomor, extra?.nama_pengirim, data.keterangan].filter(Boolean).join(' · '),
    id_kas: null,
  }),
  journal: (context) => {
    const minor = context.amounts.nominal;
    return [
      debit({ kode_cabang: context.caller.kodeCabang, kode_gl: gl('TRANSFER_FEES') }, minor),
      credit(toWhoBore(context), minor, { keterangan: context.data.nomor }),
    ];
  },
  effects: ({ data: { nomor, alasan }, amounts: { nominal } }) => [
    { efek: 'transfer_fee_back', fase: 'sebelum', nomor, nominal: nominal.toString(), alasan },
  ],
};
