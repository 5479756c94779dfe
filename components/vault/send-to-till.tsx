import { useState } from 'react';
import { SelectField } from '#components/fields/select-field.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useT } from '#components/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { formatWire } from '#lib/money.ts';
import { vault } from '#services/vault.ts';
import type { Pecahan } from '#types/proto/common.ts';
import { CountForm } from './count-form.tsx';
import { RemarkField } from './send-cash.tsx';
import { useCashCommand } from './use-cash-command.tsx';

interface SendToTillProps {
  readonly stock: readonly Pecahan[];
  readonly onClose: () => void;
}

/** Vault to till: the head teller chooses the till and the pieces, the teller confirms with her own count. */
export function SendToTill({ stock, onClose }: SendToTillProps) {
  const t = useT();
  const [idKas, setIdKas] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const tills = useList(vault.tills, { sizes: [100] });
  const send = useCashCommand(vault.toTill, 'PENARIKAN_KHASANAH');
  const kas = tills.rows.find((row) => row.id_kas === idKas)?.kode_kas ?? '';
  return (
    <Dialog title={t('vault.serahTeller')} onClose={onClose}>
      <CountForm
        submitLabel={t('vault.serahKirim')}
        stock={stock}
        onCancel={onClose}
        incomplete={idKas === ''}
        onSubmit={async (pecahan, nominal) => {
          const shown = formatWire(nominal);
          const flowData = { id_kas: idKas, nominal, keterangan, pecahan };
          const posted = await send.carryOut({
            question: t('vault.serahTanya', { nominal: shown, kas }),
            work: () => send.run({ flowCode: 'PENARIKAN_KHASANAH', flowData }),
            done: () => t('vault.serahBerhasil', { nominal: shown, kas }),
          });
          if (posted) onClose();
        }}
      >
        {send.notice}
        <p className="muted">{t('vault.serahPetunjuk')}</p>
        <SelectField
          name="id_kas"
          label={t('vault.pilihTeller')}
          required
          value={idKas}
          onChange={setIdKas}
          options={[
            { value: '', display: t('vault.pilihTellerTempat') },
            ...tills.rows.map((till) => ({
              value: till.id_kas,
              display: `${till.kode_kas} - ${till.nama_user} (${formatWire(till.saldo)})`,
            })),
          ]}
        />
        <RemarkField value={keterangan} onChange={setKeterangan} />
      </CountForm>
    </Dialog>
  );
}
