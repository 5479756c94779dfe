import { expect, test, vi } from 'vitest';
import { sendByAgent } from '#components/accounts/passbooks/agent.ts';
import { signable } from '#core/customers/specimens/print-request.ts';
import { printSigner } from '#core/customers/specimens/print-signer.ts';
import { evaluate, type PrintRequest } from '#dev/print-agent/agent.ts';
import { printAgentPair } from '#dev/print-agent/pair.ts';
import { makeFolder } from '../../../dev/folder.ts';

const signer = printSigner(printAgentPair(makeFolder()));
/** The core returns this: it checks and hashes each request as it would be stored. */
const signed = vi.hoisted(() => ({ records: [] as unknown[] }));
vi.mock('#services/client.ts', () => ({
  callRecord: async (_: unknown, { isi }: { isi?: string }) => {
    if (isi === undefined) return { sertifikat: signer.certificate };
    const { hash, record } = signable(isi, Date.now());
    signed.records.push(record);
    return { tanda_tangan: signer.sign(hash) };
  },
}));
vi.mock('#components/kit/ui/appearance.ts', () => ({ currentPrinter: () => 'PLQ-20' }));

interface Sent extends PrintRequest {
  readonly uid?: string;
}
const asked: Sent[] = [];
/** Simulates a print agent on this workstation that answers each request, and records it. */
class Agent extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readonly readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('open')));
  }
  send(text: string): void {
    if (text === 'ping') return;
    const request = JSON.parse(text) as Sent;
    if (request.call && request.call !== 'getVersion') asked.push(request);
    const result = request.call === 'getVersion' ? '2.2.5' : request.call === 'printers.find' ? 'PLQ-20' : null;
    setTimeout(() => this.onmessage?.({ data: JSON.stringify({ uid: request.uid, result }) }));
  }
  close(): void {}
}

test('the agent’s own library signs a passbook page as the agent reads it, and the copy is stored', async () => {
  vi.stubGlobal('WebSocket', Agent);
  await sendByAgent(new Uint8Array([27, 64, 83, 101, 116, 111, 114]));
  expect(asked.map(({ call }) => call)).toEqual(['printers.find', 'print']);
  for (const request of asked)
    expect(evaluate({ ...request, certificate: signer.certificate }, signer.certificate, Date.now())).toBe('TRUSTED');
  expect(signed.records).toEqual([
    { panggilan: 'printers.find', printer: 'PLQ-20', bita: 0 },
    { panggilan: 'print', printer: 'PLQ-20', bita: 7 },
  ]);
});
