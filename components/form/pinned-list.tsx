import { messageOf } from '#lib/messages/id.ts';
import type { CatatanKolom } from '#types/proto/flow.ts';
import { useT } from '../ui/messages.tsx';
import { fieldsOf, type SectionDef } from './field-def.ts';

/** The remarks by the names of their fields. */
export const remarksOf = (pinned: readonly CatatanKolom[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pinned.map(({ kolom, catatan }) => [kolom, catatan]));

interface PinnedListProps {
  readonly sections: readonly SectionDef[];
  readonly pinned: readonly CatatanKolom[];
}

/** Everything that was remarked at fields of a form, called as the form calls them. */
export function PinnedList({ sections, pinned }: PinnedListProps) {
  const t = useT();
  if (pinned.length === 0) return null;
  const nameOf = (kolom: string) => {
    const title = fieldsOf(sections).find(({ name }) => name === kolom)?.title;
    return title ? t(title) : messageOf('flow.isi.', kolom);
  };
  return (
    <ul className="plain">
      {pinned.map(({ kolom, catatan }) => (
        <li key={kolom}>{`${nameOf(kolom)}: ${catatan}`}</li>
      ))}
    </ul>
  );
}
