import '#lib/messages/states.ts';
import '#lib/cash/messages/transaction.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextAreaField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Spinner } from '#components/kit/ui/spinner.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useRecord } from '#hooks/use-record.ts';
import { messageOf } from '#lib/messages/id.ts';
import { access } from '#services/control/access.ts';
import { flow } from '#services/control/flow.ts';
import type { WayProps } from './way.ts';

interface WaitingProps {
  readonly idFlow: string;
  readonly onGranted: (token: string) => void;
  readonly onAgain: () => void;
  readonly onCancel: () => void;
}

/** Waits for the decision; the inbox stream makes the item stale, which fetches it again. */
function WaitingForDecision({ idFlow, onGranted, onAgain, onCancel }: WaitingProps) {
  const t = useT();
  const item = useRecord(flow.byId, { id_flow: idFlow }, { topics: ['inbox'], quiet: true });
  const state = item.data?.item?.flow_state ?? 'WAITING';
  const token = state === 'APPROVED' ? (item.data?.token_override ?? '') : '';
  const used = useRef(false);
  useEffect(() => {
    if (token === '' || used.current) return;
    used.current = true;
    onGranted(token);
  }, [token, onGranted]);

  if (state === 'WAITING' || token !== '') {
    return (
      <div role="status">
        <p className="waiting-live">
          <Spinner />
          {t('override.menunggu')}
        </p>
        <p className="muted">{t('override.menungguTeks')}</p>
        {item.error?.uncertain ? <ErrorState error={item.error} onRetry={item.refetch} /> : null}
        <div className="line">
          <Button className="push" onClick={onCancel}>
            {t('override.batalkan')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="stack">
      <Note tone="bad" role="alert" title={t(state === 'REJECTED' ? 'override.ditolak' : 'override.batal')}>
        {item.data?.item?.transRemark || messageOf('status.', state)}
      </Note>
      <div className="line">
        <Button className="push" onClick={onAgain}>
          {t('override.mintaLagi')}
        </Button>
      </div>
    </div>
  );
}

interface ElsewhereProps extends WayProps {
  readonly idFlow: string;
  readonly onRequested: (idFlow: string) => void;
  readonly onCancel: () => void;
}

/** The request goes to the supervisor's own screen. */
export function OnOtherScreen({ flowCode, flowData, onGranted, idFlow, onRequested, onCancel }: ElsewhereProps) {
  const t = useT();
  const request = useCommand(access.requestOverride);
  const [remark, setRemark] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { id_flow } = await request.run({ flowCode, flowData, transRemark: remark.trim() });
      onRequested(id_flow);
    } catch (error) {
      await showFailure(error);
    }
  };

  if (idFlow !== '') {
    return (
      <WaitingForDecision idFlow={idFlow} onGranted={onGranted} onAgain={() => onRequested('')} onCancel={onCancel} />
    );
  }
  return (
    <form className="stack" onSubmit={submit}>
      <TextAreaField
        name="transRemark"
        label={t('override.catatan')}
        value={remark}
        onChange={setRemark}
        maxLength={500}
      />
      <div className="line">
        <Button type="submit" variant="primary" icon="send" className="push" busy={request.pending}>
          {t('override.minta')}
        </Button>
      </div>
    </form>
  );
}
