import type { z } from 'zod';
import { type DepositCase, readDeposit } from '#core/deposits/deposit-case.ts';
import { atOwnBranch, exists, inState, lostByLetter } from '#core/deposits/deposit-rules.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { stationerySubject } from '#core/engine/stationery.ts';
import { returnBilyetData } from '#lib/deposits/schemas/bilyet.ts';

type Data = z.output<typeof returnBilyetData>;
type TakeBackRule = Rule<Data, DepositCase | null>;

const isOut: TakeBackRule = {
  name: 'isOut',
  check: ({ extra, data }) =>
    extra && extra.bilyet !== data.nomor_bilyet
      ? reject('BILYET_NOT_OUT', { bilyet: data.nomor_bilyet }, 'nomor_bilyet')
      : null,
};

/**
 * Terima kembali bilyet: the certificate of a deposit that the end of day paid out comes back from the customer, or is reported lost with a police
 * letter and the manager's approval. Two persons see the paper; no money moves (domain: deposits, bilyet).
 */
export const returnBilyet: Operation<Data, DepositCase | null> = {
  code: 'TERIMA_KEMBALI_BILYET',
  schema: returnBilyetData,
  needs: () => ({}),
  load: (db, { nomor_rekening }) => readDeposit(db, nomor_rekening),
  before: [exists, atOwnBranch, inState('DICAIRKAN'), isOut],
  rules: [lostByLetter(({ nomor_bilyet }) => nomor_bilyet)],
  subject: ({ data }) =>
    stationerySubject(
      data.nomor_bilyet,
      1,
      [data.nama_penyerah, data.nomor_identitas, data.nomor_surat, data.keterangan].filter(Boolean).join(' '),
      data.nomor_rekening,
    ),
  journal: () => [],
  effects: ({ data }) => [
    {
      efek: 'bilyet_return',
      fase: 'sebelum',
      nomor_rekening: data.nomor_rekening,
      nomor_bilyet: data.nomor_bilyet,
      sebab: data.sebab,
      surat: data.nomor_surat,
      penyerah: data.nama_penyerah,
      identitas: data.nomor_identitas,
    },
  ],
};
