import type { SectionDef } from '#components/kit/form/field-def.ts';
import { PinnedList } from '#components/kit/form/pinned-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import type { CatatanKolom } from '#types/proto/control/flow.ts';

interface ResumedNoteProps {
  readonly sections: readonly SectionDef[];
  /** Explains why it came back, or '' for a draft of one's own. */
  readonly remark: string;
  /** Holds the checker's remarks at its fields. */
  readonly pinned: readonly CatatanKolom[];
}

/** Above a form that continues a draft or an item that came back. */
export function ResumedNote({ sections, remark, pinned }: ResumedNoteProps) {
  const t = useT();
  return (
    <Note tone="accent" title={t(remark ? 'transaksi.dikembalikan' : 'transaksi.drafDibuka')}>
      {remark}
      <PinnedList sections={sections} pinned={pinned} />
    </Note>
  );
}
