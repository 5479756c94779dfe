import { readFile } from 'node:fs/promises';
import type { SettlementConfig } from '#lib/config/settlement.ts';
import type { StorageConfig } from '#lib/config/storage.ts';
import { folderGateway } from './folder-drop.ts';
import type { GatewayConnection } from './gateway-connection.ts';
import { httpsGateway } from './https-gateway.ts';
import { objectGateway } from './object-drop.ts';
import { pictureStore } from './picture-store.ts';
import { peerKeys, signingKey } from './signature.ts';

const pem = (path: string): Promise<string> => readFile(path, 'utf8');

/**
 * Opens the link a bank has configured and reads its keys and certificates; pictures of instruments go to its storage of documents. Throws where one
 * of them cannot be read.
 */
export async function openGateway(
  { to, bic, peerBic, keyFile, peerKeyFiles }: SettlementConfig,
  storage?: StorageConfig,
): Promise<GatewayConnection> {
  const key = signingKey(await pem(keyFile));
  const peers = peerKeys(await Promise.all(peerKeyFiles.map(pem)));
  const common = { banks: { bic, peerBic }, key, peers, ...(storage && { pictures: pictureStore(storage) }) };
  if (to.kind === 'folder') return { gateway: folderGateway(to.path), ...common };
  if (to.kind === 's3') return { gateway: objectGateway(to.storage, to.prefix), ...common };
  const [cert, tlsKey, ca] = await Promise.all([to.cert, to.key, to.ca].map(pem));
  if (cert === undefined || tlsKey === undefined || ca === undefined) throw new Error('no certificates');
  return { gateway: httpsGateway(to.url, { cert, key: tlsKey, ca }), ...common };
}
