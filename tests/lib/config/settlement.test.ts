import { expect, test } from 'vitest';
import { settlementConfig } from '#lib/config/settlement.ts';

const storage = () => ({ url: 'http://s3', region: 'x', bucket: 'documents', accessKey: 'a', secretKey: 'b' });
const configured = (SETTLEMENT_GATEWAY: string) =>
  settlementConfig(
    {
      SETTLEMENT_GATEWAY,
      SETTLEMENT_BIC: 'AMNHIDJA',
      SETTLEMENT_PEER_BIC: 'INDOIDJA',
      SETTLEMENT_KEY: '/k.pem',
      SETTLEMENT_PEER_KEYS: '/p.pem, /q.pem',
    } as never,
    storage,
  );

test.each([
  ['file:/var/rails', { kind: 'folder', path: '/var/rails' }],
  ['s3:rails', { kind: 's3', storage: { ...storage(), bucket: 'rails' }, prefix: '' }],
  ['s3:rails/bank/in-out/', { kind: 's3', storage: { ...storage(), bucket: 'rails' }, prefix: 'bank/in-out/' }],
])('%s leads there', (gateway, to) => {
  expect(configured(gateway)).toEqual({
    bic: 'AMNHIDJA',
    peerBic: 'INDOIDJA',
    keyFile: '/k.pem',
    peerKeyFiles: ['/p.pem', '/q.pem'],
    to,
  });
});

test.each(['s3:', 's3:Rails', 's3:rails/bank', 's3:rails/../x/?', 'file:rails', 'http://rails'])(
  '%s does not',
  (gateway) => {
    expect(() => configured(gateway)).toThrow('SETTLEMENT_GATEWAY');
  },
);

test('without a gateway items wait', () => {
  expect(settlementConfig({} as never, storage)).toBeUndefined();
});
