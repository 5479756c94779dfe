import { useState } from 'react';
import { useSlot } from '#components/kit/screens/slots.ts';
import { Summary, type SummaryLine } from '#components/kit/screens/summary.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { messageOf } from '#lib/messages/id.ts';
import { flow } from '#services/control/flow.ts';
import type { Alasan } from '#types/proto/common.ts';
import { AtTheCounter } from './at-counter.tsx';
import type { WayProps } from './way.ts';

/** The form for the supervisor's credentials comes first and is there at once; the other ways load when they are drawn. */
const ByFinger = drawn(async () => (await import('./by-finger.tsx')).ByFinger);
const OnOtherScreen = drawn(async () => (await import('./on-screen.tsx')).OnOtherScreen);

interface OverrideDialogProps extends WayProps {
  readonly level: string;
  readonly reasons: readonly Alasan[];
  /** Lists what is released: operation, amount, customer, account. */
  readonly about: readonly SummaryLine[];
  readonly onClose: () => void;
}

/**
 * Releases a transaction that needs a supervisor, while the teller's form stays as it is: the supervisor's credentials or finger here, or the
 * supervisor's decision on another screen. Every way ends in a one-time grant for exactly this content.
 */
export function OverrideDialog(props: OverrideDialogProps) {
  const { flowCode, flowData, level, reasons, about, onGranted, onClose } = props;
  const t = useT();
  const SpecimensOfOverride = useSlot('specimensOfOverride');
  const [idFlow, setIdFlow] = useState('');
  const [username, setUsername] = useState('');
  const process = useCommand(flow.process);

  // A request nobody waits for any more must not stay in the supervisor's inbox.
  const withdraw = async () => {
    const open = idFlow;
    setIdFlow('');
    if (open !== '') await process.run({ actionType: 'CANCEL', flowCode, idFlow: open }).catch(showFailure);
  };
  const close = () => {
    void withdraw();
    onClose();
  };

  const way = { flowCode, flowData, onGranted };
  const atCounter = { ...way, username, onUsername: setUsername };

  return (
    <Dialog title={t('override.judul')} size="side" onClose={close}>
      <div className="stack">
        <Summary lines={about} />
        {SpecimensOfOverride ? <SpecimensOfOverride flowCode={flowCode} flowData={flowData} /> : null}
        <Note tone="warn" title={t('transaksi.perluOtorisasi', { peran: messageOf('peran.', level) })}>
          {reasons.map((reason) => (
            <div key={reason.kode}>{reason.pesan}</div>
          ))}
        </Note>
        <Tabs
          label={t('override.judul')}
          tabs={[
            {
              id: 'counter',
              title: t('override.kredensial'),
              content: <AtTheCounter {...atCounter} />,
            },
            {
              id: 'finger',
              title: t('override.sidikJari'),
              content: <ByFinger {...atCounter} />,
            },
            {
              id: 'screen',
              title: t('override.layar'),
              content: (
                <OnOtherScreen {...way} idFlow={idFlow} onRequested={setIdFlow} onCancel={() => void withdraw()} />
              ),
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
