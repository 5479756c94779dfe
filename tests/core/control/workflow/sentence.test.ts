import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { draftOtorisasi, otorisasiData } from '#core/control/workflow/desk.ts';
import { maskFor } from '#lib/masking.ts';
import { askItems } from '../../asking.ts';
import { cash, counterBank, rupiah } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();

const hold = {
  nomor_rekening: accounts.budi,
  jumlah: rupiah(700_000n),
  sebab: 'JAMINAN',
  tingkat: 'CABANG',
  alasan: 'Jaminan pembiayaan',
};

test('an item is one sentence for its maker and its checker, its account hidden from who may not see it', async () => {
  const { id_flow } = await bank.flow('cs1', 'SUBMIT', { flowCode: 'TAHAN_DANA', seen: '', data: hold });
  const sentence = {
    id: `Tahan Rp700.000 di ${accounts.budi} Budi Hartono, jaminan, sampai dicabut`,
    en: `Hold Rp700,000 in ${accounts.budi} Budi Hartono, collateral, until revoked`,
  };
  const waiting = (await otorisasiData(await bank.as('manager1'), askItems())).data.filter(
    (row) => row.id_flow === id_flow,
  );
  const drafts = (await draftOtorisasi(await bank.as('cs1'), askItems())).data.filter((row) => row.id_flow === id_flow);
  for (const [row] of [waiting, drafts]) expect(row?.kalimat).toEqual(sentence);
  const masked = maskFor(waiting, { idUser: 'auditor1', held: new Set() })[0]?.kalimat?.id;
  expect(masked).toBe(`Tahan Rp700.000 di ********${accounts.budi.slice(-4)} Budi Hartono, jaminan, sampai dicabut`);
});

test('a deposit says the same in its preview, its posting and the answer read again', async () => {
  const key = randomUUID();
  const input = cash(accounts.ani, 25);
  const sentence = {
    id: `Setor tunai Rp2.500.000 ke ${accounts.ani} Ani Lestari`,
    en: `Deposit Rp2,500,000 in cash to ${accounts.ani} Ani Lestari`,
  };
  const preview = await bank.run('teller1', cashDeposit, input, { dryRun: true });
  const posted = await bank.run('teller1', cashDeposit, input, { key });
  const again = await bank.run('teller1', cashDeposit, input, { key });
  expect([preview.ringkasan?.kalimat, posted.kalimat, again.kalimat]).toEqual([sentence, sentence, sentence]);
});

test('a posting that was approved names both of its accounts', async () => {
  const transfer = {
    nomor_rekening_debet: accounts.firma,
    nomor_rekening_kredit: accounts.ani,
    nominal: rupiah(60_000_000n),
  };
  const { id_flow } = await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer });
  const posted = await bank.flow('manager1', 'APPROVE', { idFlow: id_flow });
  expect(posted.kalimat?.id).toMatch(
    new RegExp(`^Pindahkan Rp60\\.000\\.000 dari ${accounts.firma} .+ ke ${accounts.ani} Ani Lestari$`),
  );
});
