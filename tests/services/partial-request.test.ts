import { expect, test } from 'vitest';
import { cashDepositInput } from '#lib/cash/schemas/teller.ts';
import { rpcDefinition } from '../../services/server/rpc-definitions.ts';

const { requestSerialize, requestDeserialize } = rpcDefinition('teller.setorTunai');

const deposit = (kembalian: { nominal: string; lembar: number }[]) =>
  cashDepositInput.parse({
    flowCode: 'SETOR_TUNAI',
    actionType: 'POST',
    flowData: {
      nomor_rekening: '001120000454',
      nominal: '100000.00',
      kode_valuta: 'IDR',
      keterangan: '',
      pecahan: [{ nominal: '100000.00', lembar: 1 }],
      kembalian,
    },
  });

test.each([
  ['without change', []],
  ['with change', [{ nominal: '50000.00', lembar: 1 }]],
])('a deposit %s reaches the core as it was sent', (_, kembalian) => {
  expect(requestDeserialize(requestSerialize(deposit(kembalian) as never)).flowData).toMatchObject({
    nomor_rekening: '001120000454',
    pecahan: [{ nominal: '100000.00', lembar: 1 }],
    kembalian,
  });
});

test('a field that is not there has the bytes of one with its default', () => {
  const whole = requestDeserialize(Buffer.alloc(0));
  const flowData = { ...requestDeserialize(Buffer.from([0x12, 0])).flowData, nominal: '100000.00' };
  expect(Object.keys(flowData).length).toBeGreaterThan(5);
  const sparse = { submit: undefined, flowData: { nominal: '100000.00', pecahan: undefined, keterangan: undefined } };
  expect(requestSerialize(sparse as never)).toEqual(requestSerialize({ ...whole, flowData } as never));
});
