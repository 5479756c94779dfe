import { generateKeyPairSync } from 'node:crypto';
import { folderGateway } from '#core/payments/settlement/folder-drop.ts';
import type { Rails } from '#core/programs/seed/simulation/rails.ts';
import { answerBatches, type CentralBank, type Manner, say } from './simulator.ts';

/** These answers leave nothing unanswered: an item without an answer keeps its branch from closing. */
const ANSWERED: readonly Manner[] = [
  'SETTLED',
  'SETTLED',
  'SETTLED',
  'REJECTED',
  'RETURNED',
  'RETURNED_FIRST',
  'TWICE',
  'LATE',
];

/** Both ends of a folder for a bank that lives through a simulated time; the folder must exist. */
export function openRails(folder: string, seed: string): Rails {
  const [ours, theirs] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const banks = { bic: 'AMNHIDJA', peerBic: 'INDOIDJA' };
  const bank = { folder, bic: banks.peerBic, key: theirs.privateKey, peers: [ours.publicKey], seed, manners: ANSWERED };
  const on = (day: string): CentralBank => ({ ...bank, day: () => day });
  return {
    link: { gateway: folderGateway(folder), banks, key: ours.privateKey, peers: [theirs.publicKey] },
    answer: (day) => void answerBatches(on(day)),
    say: (name, text) => say(bank, name, text),
  };
}
