import '#lib/payments/messages/transfer.ts';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { messageOf } from '#lib/messages/id.ts';
import type { IncomingState, TransferState } from '#lib/payments/transfers.ts';

const tones: Readonly<Record<TransferState, Tone>> = {
  DIOTORISASI: 'warn',
  DITAHAN: 'warn',
  DIKIRIM: 'info',
  SELESAI: 'ok',
  DIRETUR: 'bad',
  DIBATALKAN: 'neutral',
};

/** Shows the status of a transfer, in the words of transfers: the same codes mean other things of paper and of the workflow. */
export function TransferChip({ code }: { readonly code: string }) {
  return <Chip tone={tones[code as TransferState] ?? 'neutral'}>{messageOf('transfer.keadaan.', code)}</Chip>;
}

const incomingTones: Readonly<Record<IncomingState, Tone>> = {
  DIKREDIT: 'ok',
  TERTAHAN: 'warn',
  DISALURKAN: 'ok',
  DIBAYAR: 'ok',
  RETUR: 'info',
  DIRETUR: 'neutral',
};

/** Shows the status of a transfer from another bank. */
export function IncomingChip({ code }: { readonly code: string }) {
  return <Chip tone={incomingTones[code as IncomingState] ?? 'neutral'}>{messageOf('transfer.masuk.', code)}</Chip>;
}
