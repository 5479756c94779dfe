import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { denominationsAddUp, knownDenominations, onlyFitOut } from '#core/engine/rules/cash-rules.ts';
import { outgoing, toDenominations } from '#core/ledger/denominations.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { originOf } from '#lib/cash/cash-shipments.ts';
import { sendShipmentData } from '#lib/cash/schemas/shipments.ts';
import { placeTarget } from './shipments.ts';
import { loadVaultId, vaultOf } from './vault.ts';

type Data = z.output<typeof sendShipmentData>;

/** The bags are compared with these; minor units. */
interface Sending {
  readonly vault: number | null;
  readonly pusat: boolean;
  /** The branch they go to keeps a vault of the currency. */
  readonly tujuan: boolean;
  readonly jalan: bigint;
  readonly atm: bigint;
  readonly permintaan: { readonly status: string; readonly kode_cabang: string; readonly nominal: bigint } | null;
}
type Context = OpContext<Data, Sending>;
type SendRule = Rule<Data, Sending>;

async function load(db: Db, data: Data, caller: Caller): Promise<Sending> {
  const [[state], [permintaan], vault] = await Promise.all([
    db<Omit<Sending, 'vault' | 'permintaan'>[]>`
      select b.jenis = 'HO' as pusat, cash_shipped(b.kode_cabang) as jalan, atm_loaded(b.kode_cabang, ${data.kode_atm}) as atm,
        exists (select from cash_box k where k.kode_cabang = ${data.kode_cabang_tujuan} and k.jenis = 'KHASANAH' and k.kode_valuta = ${data.kode_valuta}) as tujuan
      from branch b where b.kode_cabang = ${caller.kodeCabang}`,
    db<NonNullable<Sending['permintaan']>[]>`
      select status, kode_cabang, nominal from cash_request
      where nomor = ${data.nomor_permintaan} and kode_cabang_asal = ${caller.kodeCabang}`,
    loadVaultId(db, caller, data.kode_valuta),
  ]);
  return {
    vault,
    pusat: state?.pusat ?? false,
    jalan: state?.jalan ?? 0n,
    atm: state?.atm ?? 0n,
    tujuan: state?.tujuan ?? false,
    permintaan: permintaan ?? null,
  };
}

/** Another branch that keeps a vault; the account at Bank Indonesia is head office's alone. */
const placesFit: SendRule = {
  name: 'placesFit',
  check: ({ data: { arah, kode_cabang_tujuan }, caller, extra }) => {
    if (extra.vault === null) return reject('NOT_FOUND');
    if (arah.endsWith('_BI')) return extra.pusat ? null : reject('FORBIDDEN');
    if (arah !== 'KE_CABANG') return null;
    return extra.tujuan && kode_cabang_tujuan !== caller.kodeCabang
      ? null
      : reject('SHIPMENT_PLACE', {}, 'kode_cabang_tujuan');
  },
};

/** A request of the branch that the bags go to, which waits and asks for at least as much. */
const answersRequest: SendRule = {
  name: 'answersRequest',
  check: ({ data: { nomor_permintaan: nomor, kode_cabang_tujuan }, amounts: { nominal }, extra: { permintaan } }) => {
    if (nomor === '') return null;
    if (!permintaan || permintaan.kode_cabang !== kode_cabang_tujuan)
      return reject('NOT_FOUND', {}, 'nomor_permintaan');
    const { status } = permintaan;
    return status === 'DIMINTA' && permintaan.nominal >= nominal
      ? null
      : reject('CASH_REQUEST_STATE', { nomor, status }, 'nomor_permintaan');
  },
};

/** All that the branch has on the road stays within what its insurance pays. */
const withinInsurance: SendRule = {
  name: 'withinInsurance',
  check: ({ amounts, extra: { jalan }, ref }) =>
    jalan + amounts.nominal > ref.amount('batas_kirim_kas') ? reject('SHIPMENT_INSURANCE', {}, 'nominal') : null,
};

/** Nobody takes more out of an ATM than was loaded into it. */
const atmHolds: SendRule = {
  name: 'atmHolds',
  check: ({ data: { arah, kode_atm: atm }, amounts: { nominal }, extra }) =>
    arah === 'DARI_ATM' && nominal > extra.atm ? reject('ATM_EMPTY', { atm }, 'nominal') : null,
};

const intoAtm: SendRule = onlyFitOut(({ data }: Context) =>
  data.arah === 'KE_ATM' ? toDenominations(data.pecahan, data.kode_valuta) : {},
);

/**
 * Kirim kas: sealed bags leave by two persons: Dr 101006 / Cr vault, 102001 or 101003. They stay on 101006, whatever days end meanwhile, until they
 * are counted (domain: teller and vault).
 */
export const sendShipment: Operation<Data, Sending> = {
  code: 'KIRIM_KAS',
  schema: sendShipmentData,
  load,
  needs: (_data, _caller, { vault }) => ({ boxes: vault === null ? [] : [vault] }),
  before: [placesFit],
  rules: [knownDenominations, denominationsAddUp, intoAtm, answersRequest, withinInsurance, atmHolds],
  subject: (context) => ({
    nominal: context.amounts.nominal,
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: [context.data.arah, context.data.kode_cabang_tujuan || context.data.kode_atm, context.data.keterangan]
      .filter(Boolean)
      .join(' · '),
    id_kas: vaultOf(context)?.id_kas ?? null,
  }),
  journal: (context) => {
    const minor = context.amounts.nominal;
    const transit = { kode_cabang: context.caller.kodeCabang, kode_gl: gl('CASH_IN_TRANSIT') };
    return [debit(transit, minor), credit(placeTarget(originOf(context.data.arah), context, vaultOf(context)), minor)];
  },
  denominations: (context) => {
    const vault = vaultOf(context);
    return vault && originOf(context.data.arah) === 'KHASANAH'
      ? { [vault.id_kas]: outgoing(toDenominations(context.data.pecahan, context.data.kode_valuta)) }
      : {};
  },
  effects: ({ data, amounts, caller }) => [
    {
      efek: 'cash_shipment_send',
      fase: 'sesudah',
      arah: data.arah,
      tujuan: data.kode_cabang_tujuan || caller.kodeCabang,
      kode_atm: data.kode_atm,
      permintaan: data.nomor_permintaan,
      nominal: amounts.nominal.toString(),
      kode_valuta: data.kode_valuta,
      pecahan: toDenominations(data.pecahan, data.kode_valuta),
      segel: data.segel,
      pembawa: data.pembawa,
      pengawal: data.pengawal,
      keterangan: data.keterangan,
    },
  ],
};
