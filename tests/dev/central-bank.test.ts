import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SettlementItem } from '#core/payments/settlement/gateway.ts';
import { openGateway } from '#core/payments/settlement/open-gateway.ts';
import { readFiles } from '#core/payments/settlement/read-files.ts';
import { signed } from '#core/payments/settlement/signature.ts';
import { writeFile } from '#core/payments/settlement/write-file.ts';
import { startCentralBank, withCentralBank } from '#dev/central-bank/start.ts';
import { stackConfig } from '#lib/config/config.ts';
import { settlementConfig } from '#lib/config/settlement.ts';
import { temporaryFolder } from './folder.ts';

const NEVER_MS = 1_000_000;
const item = (nomor: string): SettlementItem => ({
  end_to_end: nomor,
  rail: 'BI_FAST',
  jenis: 'pacs.008',
  jumlah: 1_234_567_00n,
  area: 'TRANSFER',
  rujukan: nomor,
  isi: {
    pengirim: { nama: 'Ani Suryani', rekening: '0011200001' },
    penerima: { nama: 'Toko Makmur', rekening: '8800112233', bank: 'BMRIIDJA' },
  },
});

/** The bank's own link to a simulated central bank, as the core opens it. */
async function linked() {
  const dir = temporaryFolder();
  const central = startCentralBank(dir, () => {}, NEVER_MS);
  onTestFinished(central.stop);
  const config = settlementConfig(central.env as never, () => {
    throw new Error('a folder needs no object storage');
  });
  if (!config) throw new Error('no gateway is configured');
  return { dir, central, link: await openGateway(config) };
}

test('answers sent transfers within two reads, and a paid bank sends something back', async () => {
  const { central, link } = await linked();
  const items = Array.from({ length: 30 }, (_, n) => item(`TF${String(n).padStart(10, '0')}`));
  const head = {
    nomor: 'BI_FAST-20261116-0001',
    rail: 'BI_FAST',
    jenis: 'pacs.008',
    tanggal: '2026-11-16',
    dibuat: '2026-11-16T02:00:00Z',
  } as const;
  const isi = Buffer.from(writeFile(head, items, link.banks));
  await link.gateway.send({ nomor: head.nomor, rail: 'BI_FAST', isi, tandaTangan: signed(isi, link.key) });
  await central.look();
  await central.look();
  const texts = (await link.gateway.fetch()).map(({ isi: bytes }) => ({
    text: Buffer.from(bytes ?? '').toString('utf8'),
  }));
  const said = (await readFiles(texts, link.banks.bic)).flatMap(({ read }) => ('sebab' in read ? [] : read.entri));
  expect(new Set(said.flatMap(({ end_to_end }) => end_to_end ?? [])).size).toBe(items.length);
  const sent = said.filter(({ jenis }) => jenis === 'MASUK');
  expect(sent.length).toBeGreaterThan(10);
  expect(sent[0]).toMatchObject({ rail: 'BI_FAST', jumlah: '12345600', isi: { penerima: { rekening: '0011200001' } } });
});

test('it makes its keys once, and rejects an unsigned message without an answer', async () => {
  const { dir, central, link } = await linked();
  const again = startCentralBank(dir, () => {}, NEVER_MS);
  onTestFinished(again.stop);
  const key = (name: string) => readFileSync(central.env[name] ?? '', 'utf8');
  expect(readFileSync(again.env.SETTLEMENT_KEY ?? '', 'utf8')).toBe(key('SETTLEMENT_KEY'));
  await link.gateway.send({ nomor: 'SKN-20261116-0001', rail: 'SKN', isi: Buffer.from('<a/>'), tandaTangan: 'none' });
  await expect(central.look()).rejects.toThrow('is not signed');
  expect(readdirSync(join(dir, 'settlement'))).toEqual(['keluar']);
});

test('stands beside the demo bank alone', () => {
  expect(withCentralBank(stackConfig({}), {})).toBe(true);
  expect(withCentralBank(stackConfig({ DEMO_CENTRAL_BANK: 'F' }), {})).toBe(false);
  expect(withCentralBank(stackConfig({}), { SETTLEMENT_GATEWAY: 'file:/rails' })).toBe(false);
  const own = { DATABASE_URL: 'postgres://o:p@db/amanah', DATABASE_APP_URL: 'postgres://a:p@db/amanah' };
  expect(withCentralBank(stackConfig(own), {})).toBe(false);
});
