import '#lib/messages/tab-titles.ts';
import { ObjectHistory } from '#components/control/audit/object-history.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';

interface TermDetailProps {
  readonly title: string;
  readonly details: readonly DescriptionItem[];
  readonly idFlow: string;
  /** The audit trail names the record so. */
  readonly objek: string;
  readonly onClose: () => void;
}

/** One row of what holds from a day on, the change that waits, and who changed what before. */
export function TermDetail({ title, details, idFlow, objek, onClose }: TermDetailProps) {
  const t = useT();
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <Tabs
        label={title}
        tabs={[
          {
            id: 'data',
            title: t('ketentuan.data'),
            content: (
              <div className="stack">
                <PendingChange idFlow={idFlow} />
                <DescriptionList items={details} />
              </div>
            ),
          },
          { id: 'riwayat', title: t('tab.riwayat'), content: <ObjectHistory objek={objek} /> },
        ]}
      />
    </Dialog>
  );
}
