import { currentPrinter } from '#components/kit/ui/appearance.ts';
import { callRecord } from '#services/client.ts';
import { signature } from '#services/customers/signature.ts';

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/**
 * Sends bytes by the workstation's print agent, which prints for the bank because its certificate and signature say so (docs/printing.md):
 * to the printer of the settings, else to the workstation's usual one. Throws what agent or core throw.
 */
export async function sendByAgent(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { default: qz } = await import('qz-tray');
  qz.security.setCertificatePromise((resolve, reject) => {
    callRecord(signature.certificate, {}).then(({ sertifikat }) => resolve(sertifikat), reject);
  });
  qz.security.setSignatureAlgorithm('SHA512');
  // The core sees the whole request and makes its hash itself: the library hands it on as it is.
  qz.api.setSha256Type((request) => request);
  qz.security.setSignaturePromise((isi) => (resolve, reject) => {
    callRecord(signature.sign, { isi }).then(({ tanda_tangan }) => resolve(tanda_tangan), reject);
  });
  if (!qz.websocket.isActive()) await qz.websocket.connect();
  const wanted = currentPrinter();
  const printer = wanted === '' ? await qz.printers.getDefault() : await qz.printers.find(wanted);
  await qz.print(qz.configs.create(printer), [
    { type: 'raw', format: 'command', flavor: 'base64', data: base64(bytes) },
  ]);
}
