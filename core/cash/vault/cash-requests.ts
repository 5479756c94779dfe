import type { z } from 'zod';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { denominationsAddUp, knownDenominations } from '#core/engine/rules/cash-rules.ts';
import { toDenominations } from '#core/ledger/denominations.ts';
import type { RequestState } from '#lib/cash/cash-shipments.ts';
import { endRequestData, requestCashData } from '#lib/cash/schemas/shipments.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

type Asked = z.output<typeof requestCashData>;

/** `vault` is true when the branch that is asked keeps a vault of the currency. */
type Supplier = { readonly vault: boolean };

const anotherBranch: Rule<Asked, Supplier> = {
  name: 'anotherBranch',
  check: ({ data, caller, extra }) =>
    extra.vault && data.kode_cabang_asal !== caller.kodeCabang
      ? null
      : reject('SHIPMENT_PLACE', {}, 'kode_cabang_asal'),
};

/** Minta kas: a branch asks the vault of another one, by denomination. Nothing is posted. Always two persons (domain: teller and vault). */
export const requestCash: Operation<Asked, Supplier> = {
  code: 'MINTA_KAS',
  schema: requestCashData,
  needs: () => ({}),
  load: async (db, { kode_cabang_asal, kode_valuta }) => {
    const [row] = await db`
      select from cash_box where kode_cabang = ${kode_cabang_asal} and jenis = 'KHASANAH' and kode_valuta = ${kode_valuta} limit 1`;
    return { vault: row !== undefined };
  },
  before: [anotherBranch],
  rules: [knownDenominations, denominationsAddUp],
  subject: ({ data, amounts }) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: [data.kode_cabang_asal, data.keterangan].filter(Boolean).join(' · '),
    id_kas: null,
  }),
  journal: () => [],
  effects: ({ data, amounts }) => [
    {
      efek: 'cash_request',
      fase: 'sebelum',
      asal: data.kode_cabang_asal,
      nominal: amounts.nominal.toString(),
      kode_valuta: data.kode_valuta,
      pecahan: toDenominations(data.pecahan, data.kode_valuta),
      keterangan: data.keterangan,
    },
  ],
};

type Ended = z.output<typeof endRequestData>;
/** A request that the caller's branch made or was asked for. */
interface Request {
  readonly status: RequestState;
  readonly nominal: bigint;
}

const stillWaits: Rule<Ended, Request | null> = {
  name: 'stillWaits',
  check: ({ data: { nomor_permintaan: nomor }, extra }) => {
    if (!extra) return reject('NOT_FOUND', {}, 'nomor_permintaan');
    return extra.status === 'DIMINTA'
      ? null
      : reject('CASH_REQUEST_STATE', { nomor, status: extra.status }, 'nomor_permintaan');
  },
};

/** Tutup permintaan kas: the branch that asked cancels its request, the branch that was asked declines it. Nothing is posted. */
export const endRequest: Operation<Ended, Request | null> = {
  code: 'TUTUP_PERMINTAAN_KAS',
  schema: endRequestData,
  needs: () => ({}),
  load: async (db, { nomor_permintaan }, { kodeCabang }) => {
    const [row] = await db<Request[]>`
      select status, nominal from cash_request where nomor = ${nomor_permintaan} and ${kodeCabang} in (kode_cabang, kode_cabang_asal)`;
    return row ?? null;
  },
  before: [stillWaits],
  rules: [],
  subject: ({ data, extra }) => ({
    nominal: extra?.nominal ?? 0n,
    kode_valuta: BOOK_CURRENCY,
    rekening: null,
    lawan: null,
    keterangan: `${data.nomor_permintaan} · ${data.alasan}`,
    id_kas: null,
  }),
  journal: () => [],
  effects: ({ data }) => [
    { efek: 'cash_request_end', fase: 'sebelum', nomor: data.nomor_permintaan, alasan: data.alasan },
  ],
};
