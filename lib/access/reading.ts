import { operations } from '#lib/operations/operations.ts';
import type { RpcName } from '#types/rpc.ts';
import { DUTY_OF_ALL } from './reads-only.ts';

/** These calls change the bank's work beside the operations themselves: items, overrides, files of records, letters, passwords. */
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

/** A read-only user may change the own session and settings, and ask for views and files. */
export const readersChanges: readonly RpcName[] = [
  'access.kunci',
  'access.bukaKunci',
  'access.akhiriSesi',
  'access.simpanSetelan',
  'branch.sisihkanPengingat',
  'audit.bukaSamaran',
  'audit.catatEkspor',
  'audit.insertRecord',
  'bundle.minta',
  'entry.simpanTemplatSendiri',
  'entry.favoritAkun',
  'reporting.minta',
  'reporting.batal',
];

/** Returns the calls that are closed to read-only users, given those of the operations. */
export const closedToReaders = (ofOperations: readonly RpcName[]): ReadonlySet<RpcName> =>
  new Set([...ofOperations.filter((rpc) => rpc !== operations[DUTY_OF_ALL].call.rpc), ...beside]);
