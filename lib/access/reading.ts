import { operations } from '#lib/operations/operations.ts';
import type { RpcName } from '#types/rpc.ts';
import { DUTY_OF_ALL } from './reads-only.ts';

/** What moves the bank's work on beside the operations themselves: items, overrides, files that belong to records, letters, passwords. */
const beside: readonly RpcName[] = [
  'access.validateOverride',
  'access.authenticateV2',
  'access.fingerprintChallenge',
  'access.requestOverride',
  'file.upload',
  'file.tersimpan',
  'flow.processV2',
  'flow.prosesBersama',
  'flow.cabutDelegasi',
  'letter.cetak',
  'management.oneTimePassword',
  'screening.unggah',
];

/** The changes that somebody who only reads may make: of her own session and settings, and of what she asks to be shown or made a file of. */
export const readersChanges: readonly RpcName[] = [
  'access.kunci',
  'access.bukaKunci',
  'access.akhiriSesi',
  'access.simpanSetelan',
  'audit.bukaSamaran',
  'audit.catatEkspor',
  'audit.insertRecord',
  'bundle.minta',
  'entry.simpanTemplatSendiri',
  'entry.favoritAkun',
  'reporting.minta',
  'reporting.batal',
];

/** Calls that are closed to whoever only reads, given those of the operations. */
export const closedToReaders = (ofOperations: readonly RpcName[]): ReadonlySet<RpcName> =>
  new Set([...ofOperations.filter((rpc) => rpc !== operations[DUTY_OF_ALL].call.rpc), ...beside]);
