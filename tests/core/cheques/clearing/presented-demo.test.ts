import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { listPenarikan } from '#core/cheques/clearing/inward-list.ts';
import { clearingSettlement } from '#core/cheques/clearing/settlement-module.ts';
import { folderGateway } from '#core/payments/settlement/folder-drop.ts';
import type { GatewayConnection } from '#core/payments/settlement/gateway-connection.ts';
import { settlementRound } from '#core/payments/settlement/round.ts';
import { presentSheets } from '#dev/central-bank/presented.ts';
import { paging } from '../../asking.ts';
import { chequeBank } from '../../cash/counter/cheque-bank.ts';
import { beginOf } from '../../payments/settlement/settlement-bank.ts';
import { accounts } from '../../small-bank.ts';
import { clearingBank } from './clearing-bank.ts';

const bank = await chequeBank(await clearingBank());
const [ours, theirs] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const folder = mkdtempSync(join(tmpdir(), 'presented-'));
afterAll(() => rmSync(folder, { recursive: true }));
const banks = { bic: 'AMNHIDJA', peerBic: 'INDOIDJA' };
const central = { folder, bic: banks.peerBic, key: theirs.privateKey, peers: [ours.publicKey], seed: 'presented' };
const stored: string[] = [];
const link: GatewayConnection = {
  gateway: folderGateway(folder),
  banks,
  key: ours.privateKey,
  peers: [theirs.publicKey],
  pictures: { put: async (kunci) => void stored.push(kunci) },
};
const round = () =>
  settlementRound({ db: bank.app, begin: beginOf(bank), log: pino({ level: 'silent' }) }, link, [clearingSettlement]);
const waiting = async () =>
  (
    await listPenarikan(await bank.as('backoffice1'), {
      kode_cabang: '',
      status_warkat: 'DITERIMA',
      id_penarikan: '',
      hari_ini: '',
      jenis: '',
      belum_diputus: '',
      paging: paging(),
    })
  ).data;

test('the demo bank is presented two cheques of its own with their pictures, once a day', async () => {
  expect(await presentSheets(central, banks.bic, bank.owner)).toBe(2);
  await round();
  const rows = await waiting();
  expect(
    rows.map(({ nomor_rekening, nominal, tanpa_gambar }) => [nomor_rekening, nominal, tanpa_gambar]).sort(),
  ).toEqual([
    [accounts.firma, '1750000.00', ''],
    [accounts.firma, '3400000.00', ''],
  ]);
  expect(new Set(rows.map(({ gambar }) => gambar)).size).toBe(2);
  expect(stored).toHaveLength(2);
  // Started again on that day it presents nothing more.
  expect(await presentSheets(central, banks.bic, bank.owner)).toBe(0);
  await round();
  expect(await waiting()).toHaveLength(2);
});
