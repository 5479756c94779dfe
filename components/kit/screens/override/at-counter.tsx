import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { refusalText } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { ApiError } from '#services/api-error.ts';
import { newKey } from '#services/client.ts';
import { access } from '#services/control/access.ts';
import type { CounterProps } from './way.ts';

/** The supervisor comes to the counter and types the own user name and password; neither is stored. */
export function AtTheCounter({ flowCode, flowData, onGranted, username, onUsername }: CounterProps) {
  const t = useT();
  const authenticate = useCommand(access.authenticateOverride);
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
      <TextField name="username" label={t('override.username')} value={username} onChange={onUsername} required />
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
