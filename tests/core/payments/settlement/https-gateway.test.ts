import { expect, test } from 'vitest';
import { MOST_BYTES } from '#core/payments/settlement/gateway-connection.ts';
import { MOST_CONTAINER } from '#core/payments/settlement/picture-container.ts';
import { railServer } from './rail-server.ts';

const { deceived, gateway, pictures, accepted, unknown, waiting } = railServer();
const batch = (nomor: string) => ({ nomor, rail: 'SKN', isi: Buffer.from('<a/>'), tandaTangan: 'sig' }) as const;

test('a batch is handed over with its signature, and is not taken as sent where the other side did not take it', async () => {
  await gateway().send(batch('SKN-20261116-0001'));
  expect(accepted).toEqual(['SKN-20261116-0001 sig <a/>']);
  await expect(gateway().send(batch('SKN-20261116-0009'))).rejects.toThrow('answered 503');
});

test('messages come again until they are acknowledged; one that is too large comes without its bytes', async () => {
  waiting.set('a.xml', Buffer.from('<a/>'));
  waiting.set('large.xml', Buffer.alloc(MOST_BYTES + 1));
  for (let n = 0; n < 2; n += 1) {
    const files = await gateway().fetch();
    expect(files.map(({ nama, isi, tandaTangan }) => [nama, isi && Buffer.from(isi).toString(), tandaTangan])).toEqual([
      ['a.xml', '<a/>', 'signed a.xml'],
      ['large.xml', null, 'signed large.xml'],
    ]);
    expect(files[1]?.ukuran).toBeGreaterThan(MOST_BYTES);
  }
  await gateway().acknowledge('a.xml');
  await gateway().acknowledge('a.xml');
  await gateway().acknowledge('large.xml');
  expect(await gateway().fetch()).toEqual([]);
});

test('an answer that was cut short is none', async () => {
  waiting.set('cut.xml', Buffer.from(''));
  await expect(gateway().fetch()).rejects.toThrow();
  waiting.clear();
});

test('both sides must be known: another certificate is refused at either end', async () => {
  await expect(unknown().fetch()).rejects.toThrow();
  await expect(deceived().fetch()).rejects.toThrow();
  expect(await gateway().fetch()).toEqual([]);
});

test('pictures come beside their message, whole or not at all, and to nobody else', async () => {
  pictures.set('a.xml', Buffer.from('PK whole'));
  expect(Buffer.from((await gateway().pictures('a.xml')) ?? '').toString()).toBe('PK whole');
  expect(await gateway().pictures('b.xml')).toBeNull();
  pictures.set('large.xml', Buffer.alloc(MOST_CONTAINER + 1));
  expect(await gateway().pictures('large.xml')).toBe('TERLALU_BESAR');
  await expect(unknown().pictures('a.xml')).rejects.toThrow();
  await expect(deceived().pictures('a.xml')).rejects.toThrow();
});
