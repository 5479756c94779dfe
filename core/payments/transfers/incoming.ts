import type { Db } from '#core/db/client.ts';
import { credit, debit, type Leg, type Target } from '#core/ledger/legs.ts';
import type { Incoming } from '#core/payments/settlement/gateway.ts';
import { underWay } from '#core/payments/settlement/outgoing-transfer.ts';
import { gl } from '#lib/books/gl.ts';
import { fail } from '#lib/errors/errors.ts';
import { isTransferRail, type TransferRail } from '#lib/payments/transfers.ts';
import { normaliseAnyName } from '#lib/text.ts';
import { headOfficeOf, postPart } from './moves.ts';

/** An incoming transfer, its account under lock. Minor units; `tanggal` is the day of the branch whose books take it. */
interface Arrival {
  readonly rail: TransferRail;
  readonly nominal: bigint;
  readonly kode_cabang: string;
  readonly tanggal: string;
  /** True when that branch and head office are at work on the same day. */
  readonly buka: boolean;
  /** The account it names, where there is one, with its control account. */
  readonly nomor_rekening: string | null;
  readonly kode_gl: string | null;
  /** The reason why the account does not take it; '' where it does. */
  readonly sebab: string;
}

const arrivedOn = ({ kode_cabang, nomor_rekening, kode_gl, sebab }: Arrival): Target =>
  sebab === '' && nomor_rekening !== null && kode_gl !== null
    ? { kode_cabang, kode_gl, sub: { jenis: 'REKENING', id: nomor_rekening } }
    : { kode_cabang, kode_gl: gl('INCOMING_TRANSFERS') };

/**
 * Builds Dr 102001 of head office / Cr the rail's pass-through account, through 110001, then Dr that / Cr the account, or 201002 (domain: transfers).
 */
function arrivedLegs(arrival: Arrival, headOffice: string): readonly Leg[] {
  const { kode_cabang, nominal } = arrival;
  const suspense = { kode_cabang, kode_gl: underWay[arrival.rail] };
  return [
    debit({ kode_cabang: headOffice, kode_gl: gl('BANK_INDONESIA') }, nominal),
    credit(suspense, nominal),
    debit(suspense, nominal),
    credit(arrivedOn(arrival), nominal),
  ];
}

/**
 * Takes transfers of other banks: on the account they name, or on 201002 where that does not take them. Its branch and head office must be at work on
 * the same day, else DAY_CLOSED: the transfer waits for them. A possible match on a list of names waits on 201002 for compliance.
 */
export async function arrived(tx: Db, { id, rail, isi, run }: Incoming): Promise<void> {
  if (!isTransferRail(rail)) throw new Error(`transfers do not come by ${rail}`);
  const normal = { pengirim: normaliseAnyName(isi.pengirim.nama), penerima: normaliseAnyName(isi.penerima.nama) };
  const [arrival] = await tx<Arrival[]>`select * from claim_incoming_transfer(${id}, ${tx.json(normal)})`;
  if (!arrival) throw new Error(`entry ${id} sends nothing`);
  if (!arrival.buka) fail('DAY_CLOSED', { params: { cabang: arrival.kode_cabang } });
  const headOffice = await headOfficeOf(tx);
  const { kode_cabang, nominal, sebab, nomor_rekening, tanggal } = arrival;
  await postPart(
    tx,
    {
      run,
      bagian: 1,
      operasi: 'TRANSFER_MASUK',
      keterangan: [isi.bank, isi.pengirim.nama, isi.berita].filter(Boolean).join(' · '),
      headOffice,
      tanggal,
    },
    [
      {
        kodeCabang: kode_cabang,
        nominal,
        rekening: sebab === '' ? nomor_rekening : null,
        legs: arrivedLegs(arrival, headOffice),
      },
    ],
  );
  await tx`select record_incoming_transfer(${run}::uuid, ${id}, ${tx.json(normal)})`;
}
