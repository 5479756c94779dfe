import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useRecord } from '#hooks/use-record.ts';
import { messageOf } from '#lib/messages/id.ts';
import { access } from '#services/access.ts';
import { ApiError, newKey } from '#services/client.ts';
import { flow } from '#services/flow.ts';
import type { Alasan } from '#types/proto/common.ts';
import { TextAreaField, TextField } from '../fields/text-field.tsx';
import type { Values } from '../form/field-def.ts';
import { Button } from '../ui/button.tsx';
import { refusalText, tellFailure } from '../ui/carry-out.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useT } from '../ui/messages.tsx';
import { Note } from '../ui/note.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tabs } from '../ui/tabs.tsx';

interface OverrideDialogProps {
  readonly flowCode: string;
  /** Exactly what will be submitted: the grant is bound to it. */
  readonly flowData: Values;
  readonly level: string;
  readonly reasons: readonly Alasan[];
  readonly onGranted: (token: string) => void;
  readonly onClose: () => void;
}

type WayProps = Pick<OverrideDialogProps, 'flowCode' | 'flowData' | 'onGranted'>;

/** The supervisor stands at the counter and types her own user name and password; neither is kept. */
function AtTheCounter({ flowCode, flowData, onGranted }: WayProps) {
  const t = useT();
  const authenticate = useCommand(access.authenticateOverride);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState('');
  const secret = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal('');
    try {
      const grant = await authenticate.run(
        { username: username.trim(), password, login_type: 'PASSWORD', flowCode, flowData },
        { key: newKey() },
      );
      onGranted(grant.token_override);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setPassword('');
      setRefusal(refusalText(error));
      secret.current?.focus();
    }
  };

  return (
    <form className="stack" onSubmit={submit} autoComplete="off">
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
      <TextField name="username" label={t('override.username')} value={username} onChange={setUsername} required />
      <TextField
        ref={secret}
        name="password"
        type="password"
        autoComplete="off"
        label={t('override.password')}
        value={password}
        onChange={setPassword}
        required
      />
      <div className="line">
        <Button
          type="submit"
          variant="primary"
          icon="key"
          className="push"
          busy={authenticate.pending}
          disabled={username.trim() === '' || password === ''}
        >
          {t('override.otorisasi')}
        </Button>
      </div>
    </form>
  );
}

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
function OnOtherScreen({ flowCode, flowData, onGranted, idFlow, onRequested, onCancel }: ElsewhereProps) {
  const t = useT();
  const request = useCommand(access.requestOverride);
  const [remark, setRemark] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { id_flow } = await request.run({ flowCode, flowData, transRemark: remark.trim() });
      onRequested(id_flow);
    } catch (error) {
      await tellFailure(error);
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

/**
 * Releases a transaction that needs a supervisor, while the teller's form stays as it is: her credentials here, or her
 * decision on her own screen. Either way ends in a one-time grant for exactly this content.
 */
export function OverrideDialog(props: OverrideDialogProps) {
  const { flowCode, flowData, level, reasons, onGranted, onClose } = props;
  const t = useT();
  const [idFlow, setIdFlow] = useState('');
  const process = useCommand(flow.process);

  // A request nobody waits for any more must not stay in the supervisor's inbox.
  const withdraw = async () => {
    const open = idFlow;
    setIdFlow('');
    if (open !== '') await process.run({ actionType: 'CANCEL', flowCode, idFlow: open }).catch(tellFailure);
  };
  const close = () => {
    void withdraw();
    onClose();
  };

  return (
    <Dialog title={t('override.judul')} onClose={close}>
      <div className="stack">
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
              content: <AtTheCounter flowCode={flowCode} flowData={flowData} onGranted={onGranted} />,
            },
            {
              id: 'screen',
              title: t('override.layar'),
              content: (
                <OnOtherScreen
                  flowCode={flowCode}
                  flowData={flowData}
                  onGranted={onGranted}
                  idFlow={idFlow}
                  onRequested={setIdFlow}
                  onCancel={() => void withdraw()}
                />
              ),
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
