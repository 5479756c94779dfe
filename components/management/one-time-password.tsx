import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { tellFailure } from '#components/ui/carry-out.ts';
import { copyText } from '#components/ui/clipboard.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { useT } from '#components/ui/messages.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { management } from '#services/management.ts';
import type { UserRow } from '#types/proto/management.ts';

/** The one-time password of a user, told once to who asked for it; it is gone when the window closes. */
export function OneTimePassword({ row, onClose }: { readonly row: UserRow; readonly onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const command = useCommand(management.oneTimePassword);
  const show = async () => {
    try {
      setPassword((await command.run({ id_user: row.id_user })).kata_sandi);
    } catch (error) {
      await tellFailure(error);
    }
  };
  const copy = async () => {
    const copied = await copyText(password);
    toast(t(copied ? 'pengguna.sandiTersalin' : 'pengguna.sandiTidakTersalin'), copied ? 'ok' : 'warn');
  };
  const foot =
    password === '' ? (
      <Button variant="primary" icon="key" busy={command.pending} onClick={() => void show()}>
        {t('pengguna.sandiTampilkan')}
      </Button>
    ) : (
      <Button variant="primary" icon="copy" onClick={() => void copy()}>
        {t('pengguna.sandiSalin')}
      </Button>
    );
  return (
    <Dialog title={t('pengguna.sandiJudul')} size="narrow" onClose={onClose} foot={foot}>
      <div className="stack">
        <p>{t('pengguna.sandiPetunjuk', { nama: row.nama_user })}</p>
        <output className="one-time-password" aria-live="polite">
          {password}
        </output>
      </div>
    </Dialog>
  );
}
