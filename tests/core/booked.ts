import { randomUUID } from 'node:crypto';
import { commitBulk } from '#core/engine/bulk.ts';
import type { Leg } from '#core/ledger/legs.ts';
import type { TestBank } from './helpers.ts';
import { DAY } from './small-bank.ts';

interface Booked {
  /** The branches' own day, on which they have to be. */
  readonly date?: string;
  readonly valueDate?: string;
  readonly rekening?: string | null;
  readonly nominal?: bigint;
}

/** Posts one journal as the system does, in the branch of its first leg. */
export const booked = (
  { app }: Pick<TestBank, 'app'>,
  legs: readonly Leg[],
  { date = DAY, valueDate = date, rekening = null, nominal = 100n }: Booked = {},
) =>
  commitBulk(app, {
    run: randomUUID(),
    chunk: 1,
    actor: 'SISTEM',
    operasi: 'UJI',
    date,
    valueDate,
    kodeValuta: 'IDR',
    keterangan: 'uji',
    headOffice: '000',
    journals: [{ kodeCabang: legs[0]?.kode_cabang ?? '', nominal, rekening, legs }],
  });
