import '#lib/accounts/messages/letters.ts';
import { useState } from 'react';
import { AwaitedPaper } from '#components/kit/ui/counted-paper.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useRecord } from '#hooks/use-record.ts';
import { letter } from '#services/accounts/letter.ts';
import type { Input } from '#services/client.ts';
import type { IsiSuratReply } from '#types/proto/accounts/letter.ts';
import { LetterPaper } from './letter-paper.tsx';

interface LettersProps {
  /** The filters of the list that find them. */
  readonly asked: Input<typeof letter.contents>;
  readonly onClose: () => void;
}

/**
 * Previews the letters that the filters find, a page for each. The core counts the print before the printer gets it: from the second time on a letter
 * says that it is a copy.
 */
export function CustomerLetters({ asked, onClose }: LettersProps) {
  const t = useT();
  const { run } = useCommand(letter.print);
  const [printed, setPrinted] = useState<IsiSuratReply | null>(null);
  // Once printed, letters may leave the list that is asked for; what is on the paper stays.
  const [found] = useState(asked);
  const state = useRecord(letter.contents, found);
  const shown = printed ?? state.data;
  const numbers = shown?.data.flatMap(({ surat }) => (surat ? [surat.nomor_surat] : [])) ?? [];
  if (!shown || numbers.length === 0) {
    return (
      <AwaitedPaper title={t('surat.judul')} state={state} lines={10} onClose={onClose}>
        <p className="muted">{t('surat.kosong')}</p>
      </AwaitedPaper>
    );
  }
  // A count from just now includes this print; before, the next print is one more.
  const isCopy = (copies: number): boolean => copies > (printed ? 1 : 0);
  const count = async () => setPrinted(await run({ nomor_surat: numbers }));
  return (
    <PrintPreview title={t('surat.judul')} onClose={onClose} before={count}>
      <Note tone="info">
        {[
          t('surat.jumlah', { jumlah: String(numbers.length) }),
          shown.sisa === 'T' ? t('surat.sisa', { jumlah: String(numbers.length) }) : '',
          shown.data.some(({ surat }) => isCopy(surat?.cetak ?? 0)) ? t('surat.pernahDicetak') : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </Note>
      {shown.data.map((isi) => (
        <LetterPaper key={isi.surat?.nomor_surat} isi={isi} copy={isCopy(isi.surat?.cetak ?? 0)} />
      ))}
    </PrintPreview>
  );
}
